extension NavigationTransition {
  /// The transition for people who prefer less motion, like ``AtomicTransition/reducingMotion()``.
  public func reducingMotion() -> NavigationTransition {
    NavigationTransition(program: program.scoped(.reducingMotion))
  }
}
