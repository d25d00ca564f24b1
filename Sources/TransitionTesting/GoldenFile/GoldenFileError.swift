/// Says why a motion cannot be compared with the golden in a file.
public struct GoldenFileError: Error, Sendable, Hashable {
  /// The path of the file.
  public let path: String

  /// What is wrong with it.
  public let reason: String
}

extension GoldenFileError: CustomStringConvertible {
  /// The path and what is wrong.
  public var description: String { "\(path): \(reason)" }
}
