#if os(Linux) || os(macOS) || os(Windows) || os(Android)

  import Foundation

  /// A repository of git, in which commands are run.
  struct GitRepository {
    /// The folder in which the commands run.
    let folder: String
    /// The folder that the repository is in.
    let root: String

    private let git: String

    /// Finds the repository that a folder is in.
    ///
    /// - Throws: why there is none, as git says it.
    init(at folder: String) throws(ReviewError) {
      let names = ["git", "git.exe"]
      let separator: Character = Self.isWindows ? ";" : ":"
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: separator)
      let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
      guard let git = paths.first(where: FileManager.default.isExecutableFile) else {
        throw ReviewError("git is not installed")
      }
      self.git = git
      self.folder = folder
      let output = try Self.run(git, ["rev-parse", "--show-toplevel"], in: folder)
      root = Self.line(output)
    }

    /// The hash of a commit that a name stands for.
    ///
    /// - Throws: why there is no such commit, as git says it.
    func commit(named name: String) throws(ReviewError) -> String {
      Self.line(try run(["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"]))
    }

    /// The path of the folder from the root of the repository, which ends with a slash unless it is empty.
    func prefix() throws(ReviewError) -> String {
      Self.line(try run(["rev-parse", "--show-prefix"]))
    }

    /// The paths of the files of a commit that end with a suffix, with the hashes of their contents.
    func files(
      of commit: String, endingWith suffix: String
    ) throws(ReviewError) -> [(path: String, blob: String)] {
      let list = try run(["ls-tree", "-r", "-z", "--full-tree", commit])
      return list.split(separator: 0).compactMap { row in
        // Mode, type and hash, a tab, and the path.
        let parts = String(decoding: row, as: UTF8.self).split(separator: "\t", maxSplits: 1)
        let fields = (parts.first ?? "").split(separator: " ")
        // What begins with 100 is a file; others are links and commits of other repositories.
        guard parts.count == 2, fields.count == 3, fields[0].hasPrefix("100"),
          parts[1].hasSuffix(suffix)
        else { return nil }
        return (String(parts[1]), String(fields[2]))
      }
    }

    /// The contents with some hashes.
    func contents(of blobs: Set<String>) throws(ReviewError) -> [String: Data] {
      guard !blobs.isEmpty else { return [:] }
      let output = try run(
        ["cat-file", "--batch"], input: Data(blobs.map { $0 + "\n" }.joined().utf8))
      var contents: [String: Data] = [:]
      var rest = output[...]
      // A line with the hash, the type and the size, the content, and the end of a line.
      while let end = rest.firstIndex(of: 10) {
        let fields = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        guard fields.count == 3, let size = Int(fields[2]),
          rest.distance(from: end, to: rest.endIndex) > size
        else { break }
        let start = rest.index(after: end)
        let stop = rest.index(start, offsetBy: size)
        contents[String(fields[0])] = Data(rest[start..<stop])
        rest = rest[stop...].dropFirst()
      }
      return contents
    }

    private func run(_ arguments: [String], input: Data = Data()) throws(ReviewError) -> Data {
      try Self.run(git, arguments, input: input, in: folder)
    }

    /// Runs a command, and returns what it prints.
    private static func run(
      _ git: String, _ arguments: [String], input: Data = Data(), in folder: String
    ) throws(ReviewError) -> Data {
      let work = FileManager.default.temporaryDirectory
        .appendingPathComponent("motion-review-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: work) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: git)
      process.arguments = ["-C", folder] + arguments
      // Files, because a pipe that is full would stop git while its output is read from another one.
      let files = ["input", "output", "errors"].map { work.appendingPathComponent($0) }
      do {
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        try input.write(to: files[0])
        for file in files.dropFirst() { try Data().write(to: file) }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        // To wait until it exits would look for that only every 50 ms.
        let exit = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in exit.signal() }
        try process.run()
        exit.wait()
        guard process.terminationStatus == 0 else {
          let message = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
          throw ReviewError(
            "git: " + message.split(whereSeparator: \.isNewline).joined(separator: "; "))
        }
        return try Data(contentsOf: files[1])
      } catch let error as ReviewError {
        throw error
      } catch {
        throw ReviewError("git cannot be run: \(error.localizedDescription)")
      }
    }

    private static func line(_ output: Data) -> String {
      String(decoding: output.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
    }

    private static var isWindows: Bool {
      #if os(Windows)
        true
      #else
        false
      #endif
    }
  }

#endif
