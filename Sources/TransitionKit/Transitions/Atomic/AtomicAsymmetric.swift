extension AtomicTransition {
  /// Combines one transition for insertion and another one for removal.
  ///
  /// - Parameters:
  ///   - insertion: the transition that an insertion plays.
  ///   - removal: the transition that a removal plays.
  public static func asymmetric(
    insertion: AtomicTransition, removal: AtomicTransition
  ) -> AtomicTransition {
    var branches = insertion.program.scoped(.insertion)
    branches += removal.program.scoped(.removal)
    return AtomicTransition(program: (consume branches).scoped(.alternatives))
  }

  /// Plays a transition on insertion only. A removal has no effect.
  ///
  /// - Parameter transition: the transition that an insertion plays.
  public static func onInsertion(_ transition: AtomicTransition) -> AtomicTransition {
    asymmetric(insertion: transition, removal: .identity)
  }

  /// Plays a transition on removal only. An insertion has no effect.
  ///
  /// - Parameter transition: the transition that a removal plays.
  public static func onRemoval(_ transition: AtomicTransition) -> AtomicTransition {
    asymmetric(insertion: .identity, removal: transition)
  }
}
