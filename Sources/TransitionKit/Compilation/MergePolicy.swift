/// What happens where several contributions meet in one property of one view.
///
/// Whatever the policy, each such meeting is reported as a ``MergeConflict``.
public struct MergePolicy: Sendable {
  /// Nil composes whatever meets, for which no conflict has to be described.
  private let answer: (@Sendable (MergeConflict) -> MergeResolution)?

  /// What the policy is called in code.
  let name: String

  private init(_ name: String, _ answer: (@Sendable (MergeConflict) -> MergeResolution)?) {
    self.name = name
    self.answer = answer
  }

  /// Every contribution counts: the property's own composition, at every instant.
  public static let compose = MergePolicy("compose", nil)

  /// The last contribution is taken whole.
  public static let lastWriterWins = MergePolicy("lastWriterWins") {
    .keep($0.contributions.count - 1)
  }

  /// The first contribution is taken whole.
  public static let firstWriterWins = MergePolicy("firstWriterWins") { _ in .keep(0) }

  /// Asks the caller, for each meeting.
  ///
  /// The conflict that is handed in has the rule ``MergeResolution/compose``, as nothing has been
  /// decided yet.
  public static func resolve(
    _ answer: @escaping @Sendable (_ conflict: MergeConflict) -> MergeResolution
  ) -> MergePolicy {
    MergePolicy("resolve", answer)
  }

  /// A policy of their own for some properties, and another one for the rest.
  public static func byProperty(
    _ policies: [Property: MergePolicy], otherwise policy: MergePolicy = .compose
  ) -> MergePolicy {
    MergePolicy("byProperty") { conflict in
      (policies[conflict.property] ?? policy).resolution { conflict }
    }
  }

  func resolution(of conflict: () -> MergeConflict) -> MergeResolution {
    answer.map { $0(conflict()) } ?? .compose
  }
}

/// How contributions to one property become one effect.
public enum MergeResolution: Sendable, Hashable {
  /// By the property's own composition.
  case compose
  /// By taking one contribution whole, counted from 0.
  case keep(Int)
  /// By moving between two values instead, with the timing of the contribution that ends last.
  case value(start: PropertyValue, end: PropertyValue)
}
