extension NavigationTransition {
  /// Returns the transition with reduced motion, like ``AtomicTransition/reducingMotion()``.
  public func reducingMotion() -> NavigationTransition {
    NavigationTransition(program: program.scoped(.reducingMotion))
  }
}
