/// Says why a text is not that of a golden, a gesture or a log.
public struct MotionTextError: Error, Sendable, Hashable {
  /// The number of the line; 1 for the first one.
  public let line: Int

  /// What is wrong with the line: the part that cannot be used, and what is expected there.
  public let message: String

  init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  init(line: Int, value: some StringProtocol, reason: String) {
    self.init(line: line, message: "\"\(value)\" \(reason)")
  }
}

extension MotionTextError: CustomStringConvertible {
  /// The line and what is wrong with it, such as `line 2: "0,1" is not a time in seconds`.
  public var description: String { "line \(line): \(message)" }
}
