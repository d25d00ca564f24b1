extension AtomicTransition {
  /// Starts everything in this transition later by some seconds, whatever its timing.
  ///
  /// Until then views are in their initial stage. A delay that is negative or not finite counts as 0.
  public func delayed(by seconds: Double) -> AtomicTransition {
    AtomicTransition(program: program.scoped(.delay(seconds)))
  }
}

extension NavigationTransition {
  /// Starts everything in this transition later by some seconds, like ``AtomicTransition/delayed(by:)``.
  public func delayed(by seconds: Double) -> NavigationTransition {
    NavigationTransition(program: program.scoped(.delay(seconds)))
  }
}
