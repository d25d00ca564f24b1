extension AtomicTransition {
  /// One transition for insertion and another one for removal.
  public static func asymmetric(
    insertion: AtomicTransition, removal: AtomicTransition
  ) -> AtomicTransition {
    var branches = insertion.program.scoped(.insertion)
    branches += removal.program.scoped(.removal)
    return AtomicTransition(program: (consume branches).scoped(.alternatives))
  }

  /// A transition on insertion only; a removal happens without any.
  public static func onInsertion(_ transition: AtomicTransition) -> AtomicTransition {
    asymmetric(insertion: transition, removal: .identity)
  }

  /// A transition on removal only; an insertion happens without any.
  public static func onRemoval(_ transition: AtomicTransition) -> AtomicTransition {
    asymmetric(insertion: .identity, removal: transition)
  }
}
