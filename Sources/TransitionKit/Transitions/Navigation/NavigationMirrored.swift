extension NavigationTransition {
  /// Plays an atomic transition on push, and its mirror image on pop.
  ///
  /// Mirroring changes directions in space, not the roles: a pop also inserts the destination and removes the
  /// origin.
  ///
  /// - Parameter transition: the atomic transition of both views on a push.
  public static func mirrored(push transition: AtomicTransition) -> NavigationTransition {
    asymmetric(push: transition, pop: transition.mirrored())
  }

  /// Returns the transition mirrored in space, like ``AtomicTransition/mirrored()``.
  public func mirrored() -> NavigationTransition {
    NavigationTransition(program: program.scoped(.mirrored))
  }
}
