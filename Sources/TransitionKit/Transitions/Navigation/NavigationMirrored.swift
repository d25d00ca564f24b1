extension NavigationTransition {
  /// An atomic transition on push, and its mirror image on pop.
  ///
  /// Space is mirrored and the roles are kept: on pop too the destination is inserted and the origin
  /// removed.
  public static func mirrored(push transition: AtomicTransition) -> NavigationTransition {
    asymmetric(push: transition, pop: transition.mirrored())
  }

  /// The transition mirrored in space, like ``AtomicTransition/mirrored()``.
  public func mirrored() -> NavigationTransition {
    NavigationTransition(program: program.scoped(.mirrored))
  }
}
