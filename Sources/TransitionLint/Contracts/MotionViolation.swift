import TransitionKit

/// A contract that a motion breaks, with the first time at which it does.
public struct MotionViolation: Sendable, Equatable {
  /// The contract, in words.
  public let contract: String

  /// The view that breaks it; nil if it is about all of them.
  public let view: ViewID?

  /// The property that breaks it; nil if it is about the position of a view.
  public let property: ViewProperty?

  /// The first time at which it is broken, in seconds.
  public let time: Double

  /// The value at that time, in the units of the contract.
  public let value: Double

  /// The value that the contract permits at that time.
  public let limit: Double

  /// Who moves the view at that time: the paths of the primitives and handlers.
  public let contributions: [String]

  /// What is wrong, in a sentence.
  public let message: String
}

extension MotionViolation: CustomStringConvertible {
  /// The message, and who moves the view.
  public var description: String {
    guard !contributions.isEmpty else { return message }
    return "\(message)\n  moved by \(contributions.joined(separator: "\n  moved by "))"
  }
}

extension [MotionViolation] {
  /// All violations, each on separate lines.
  public var report: String { map { "\($0)" }.joined(separator: "\n") }
}
