import TransitionKit

/// A law that a transition does not keep, and where.
public struct LawViolation: Sendable, Equatable {
  /// The law that is broken.
  public let law: TransitionLaw

  /// The operation, such as `insertion` or `push`; nil if the violation is about no single one.
  public let operation: String?

  /// The container in which the violation was found first; nil if the violation does not depend on it.
  public let container: Container?

  /// The view; nil if the violation is about no single one.
  public let view: ViewID?

  /// The property; nil if the violation is about no single one.
  public let property: ViewProperty?

  /// The time at which the violation was found first, in seconds; nil if it is about no single time.
  public let time: Double?

  /// What is wrong, with the values, in one sentence.
  public let message: String

  /// Creates a violation of a law.
  ///
  /// - Parameters:
  ///   - law: the law that is not kept.
  ///   - message: what is wrong, with the values, in one sentence.
  ///   - operation: the operation, such as `insertion` or `push`; nil if it is about no single one.
  ///   - container: the container in which it was found first; nil if it does not depend on it.
  ///   - view: the view; nil if it is about no single one.
  ///   - property: the property; nil if it is about no single one.
  ///   - time: when it was found first, in seconds; nil if it is about no single time.
  public init(
    of law: TransitionLaw, _ message: String, operation: String? = nil,
    container: Container? = nil, view: ViewID? = nil, property: ViewProperty? = nil,
    time: Double? = nil
  ) {
    self.law = law
    self.message = message
    self.operation = operation
    self.container = container
    self.view = view
    self.property = property
    self.time = time
  }
}

extension LawViolation: CustomStringConvertible {
  /// The law, the operation, the container and the message.
  public var description: String {
    var location = [operation].compactMap { $0 }
    if let container {
      let direction = container.layoutDirection == .leftToRight ? ", left to right" : ""
      location.append("in \(container)\(direction)")
    }
    return (["\(law)", location.joined(separator: " "), message].filter { !$0.isEmpty })
      .joined(separator: ": ")
  }
}

extension [LawViolation] {
  /// A line for each violation.
  public var report: String { map { "\($0)" }.joined(separator: "\n") }
}
