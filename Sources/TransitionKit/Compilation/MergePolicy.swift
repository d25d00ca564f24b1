/// Decides how several contributions to one property of one view become one effect.
///
/// Each merge is reported as a ``MergeConflict``, whatever the policy.
public struct MergePolicy: Sendable {
  /// Nil composes all contributions, and then no conflict has to be described.
  private let answer: (@Sendable (MergeConflict) -> MergeResolution)?

  /// The name of the policy in code.
  let name: String

  private init(_ name: String, _ answer: @escaping @Sendable (MergeConflict) -> MergeResolution) {
    OptionalParts.useNames()
    self.name = name
    self.answer = answer
  }

  private init(composing name: String) {
    self.name = name
    answer = nil
  }

  /// Composes all contributions at each time, by the composition of the property.
  public static let compose = MergePolicy(composing: "compose")

  /// Keeps only the last contribution.
  public static let lastWriterWins = MergePolicy("lastWriterWins") {
    .keep($0.contributions.count - 1)
  }

  /// Keeps only the first contribution.
  public static let firstWriterWins = MergePolicy("firstWriterWins") { _ in .keep(0) }

  /// Calls a function for each conflict.
  ///
  /// The conflict that is passed has the rule ``MergeResolution/compose``, because nothing has been decided
  /// yet.
  ///
  /// - Parameter answer: returns how the contributions of a conflict become one effect.
  public static func resolve(
    _ answer: @escaping @Sendable (_ conflict: MergeConflict) -> MergeResolution
  ) -> MergePolicy {
    MergePolicy("resolve", answer)
  }

  /// Uses separate policies for some properties, and another policy for the others.
  ///
  /// - Parameters:
  ///   - policies: the policies of individual properties.
  ///   - policy: the policy of all other properties; by default their contributions are composed.
  public static func byProperty(
    _ policies: [ViewProperty: MergePolicy], otherwise policy: MergePolicy = .compose
  ) -> MergePolicy {
    MergePolicy("byProperty") { conflict in
      (policies[conflict.property] ?? policy).resolution { conflict }
    }
  }

  func resolution(of conflict: () -> MergeConflict) -> MergeResolution {
    guard OptionalParts.hasNames, let answer else { return .compose }
    return answer(conflict())
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
