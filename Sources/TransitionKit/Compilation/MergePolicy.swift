/// Decides how several contributions to one property of one view become one effect.
///
/// Each merge is reported as a ``MergeConflict``, whatever the policy.
public struct MergePolicy: Sendable {
  typealias Answer = @Sendable (_ merger: inout Merger, _ range: Range<Int>) -> MergeResolution

  /// Merges a range of contributions, and returns by which rule. Nil composes all of them, and then no conflict has to be described.
  private let answer: Answer?

  /// The answers for individual properties. They are not policies, which could be nested, and no stack is deep enough for all that may be.
  private let exceptions: [ViewProperty: Answer?]

  /// The name of the policy in code.
  let name: String

  private init(_ name: String, _ answer: Answer?, exceptions: [ViewProperty: Answer?] = [:]) {
    self.name = name
    self.answer = answer
    self.exceptions = exceptions
  }

  private init(
    _ name: String, describing answer: @escaping @Sendable (MergeConflict) -> MergeResolution
  ) {
    self.init(name) { merger, range in merger.resolve(range, by: answer) }
  }

  /// Composes all contributions at each time, by the composition of the property.
  public static let compose = MergePolicy("compose", nil)

  /// Keeps only the last contribution.
  public static let lastWriterWins = MergePolicy(
    "lastWriterWins", describing: { .keep($0.contributions.count - 1) })

  /// Keeps only the first contribution.
  public static let firstWriterWins = MergePolicy("firstWriterWins", describing: { _ in .keep(0) })

  /// Calls a function for each conflict.
  ///
  /// The conflict that is passed has the rule ``MergeResolution/compose``, because nothing has been decided
  /// yet.
  ///
  /// - Parameter answer: returns how the contributions of a conflict become one effect.
  public static func resolve(
    _ answer: @escaping @Sendable (_ conflict: MergeConflict) -> MergeResolution
  ) -> MergePolicy {
    MergePolicy("resolve", describing: answer)
  }

  /// Uses separate policies for some properties, and another policy for the others.
  ///
  /// - Parameters:
  ///   - policies: the policies of individual properties.
  ///   - policy: the policy of all other properties; by default their contributions are composed.
  public static func byProperty(
    _ policies: [ViewProperty: MergePolicy], otherwise policy: MergePolicy = .compose
  ) -> MergePolicy {
    var exceptions = policy.exceptions
    for (property, policy) in policies {
      exceptions[property] = .some(policy.answer(for: property))
    }
    return MergePolicy("byProperty", policy.answer, exceptions: exceptions)
  }

  /// What decides about a property; nil if its contributions are composed.
  func answer(for property: ViewProperty) -> Answer? {
    // A property without an exception differs from one whose exception is to compose.
    if let exception = exceptions[property] { return exception }
    return answer
  }
}

/// How contributions to one property become one effect.
public enum MergeResolution: Sendable, Hashable {
  /// Composes all contributions, by the composition of the property.
  case compose
  /// Keeps only one contribution, by its index from 0.
  case keep(Int)
  /// Replaces all contributions by a move between two values, with the timing of the contribution that ends
  /// last.
  case value(start: PropertyValue, end: PropertyValue)
}

extension MergePolicy: CustomStringConvertible {
  /// The name of the policy, such as `lastWriterWins`.
  public var description: String { name }
}

extension MergeResolution: CustomStringConvertible {
  /// What is done, such as `compose`, `keep [1]` or `0 -> 1`.
  public var description: String {
    switch self {
    case .compose: "compose"
    case .keep(let index): "keep [\(index)]"
    case .value(let start, let end): "\(start) -> \(end)"
    }
  }
}
