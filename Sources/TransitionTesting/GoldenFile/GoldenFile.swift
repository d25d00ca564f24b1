#if canImport(Foundation)

  import Foundation

  /// Where the golden of a test is stored: beside the test, so that it is reviewed with it.
  ///
  /// The golden of `testPush()` in `PushTests.swift` is `__Goldens__/PushTests/testPush.motion`, and with the name
  /// `wide` it is `testPush.wide.motion`. Other characters than letters, digits, `-` and `_` become `-`.
  public struct GoldenFile: Sendable, Hashable {
    /// The environment variable that asks for recording: `RECORD_MOTION=1`.
    public static let recordingVariable = "RECORD_MOTION"

    /// The path of the file.
    public let path: String

    /// Makes the place of a golden.
    ///
    /// - Parameters:
    ///   - name: tells apart several goldens of one test; empty for the only one.
    ///   - filePath: the path of the source file of the test.
    ///   - function: the test, as `#function` has it.
    public init(named name: String = "", filePath: String, function: String) {
      let source = URL(fileURLWithPath: filePath)
      let test = function.prefix { $0 != "(" }
      let parts = [String(test), name].filter { !$0.isEmpty }.map(fileName)
      path =
        source.deletingLastPathComponent()
        .appendingPathComponent("__Goldens__")
        .appendingPathComponent(fileName(source.deletingPathExtension().lastPathComponent))
        .appendingPathComponent(parts.joined(separator: ".") + ".motion").path
    }

    /// Whether the environment asks for goldens to be recorded.
    public static var isRecording: Bool {
      let value = ProcessInfo.processInfo.environment[recordingVariable]
      return ["1", "true", "yes"].contains(value?.lowercased())
    }

    /// Reads the golden from its file.
    ///
    /// - Returns: the golden; nil if there is no file.
    /// - Throws: a ``GoldenFileError`` if the file cannot be read or is not a golden.
    public func read() throws(GoldenFileError) -> MotionGolden? {
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw GoldenFileError(path: path, reason: "it cannot be read")
      }
      do {
        return try MotionGolden(parsing: String(decoding: data, as: UTF8.self))
      } catch {
        throw GoldenFileError(path: path, reason: "\(error)")
      }
    }

    /// Writes a golden, and makes the folders that it is in.
    ///
    /// - Parameter golden: what the file is to contain; it replaces what is there.
    /// - Throws: a ``GoldenFileError`` if the file cannot be written.
    public func write(_ golden: MotionGolden) throws(GoldenFileError) {
      let url = URL(fileURLWithPath: path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(golden.text.utf8).write(to: url, options: .atomic)
      } catch {
        throw GoldenFileError(path: path, reason: "it cannot be written: \(error)")
      }
    }
  }

  private func fileName(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }

  extension GoldenFile: CustomStringConvertible {
    /// The path of the file.
    public var description: String { path }
  }

#endif
