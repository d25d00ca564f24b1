extension AtomicTransition {
  /// Starts everything in this transition later by some seconds, whatever its timing.
  ///
  /// Until then views are in their initial stage. A delay that is negative or NaN counts as 0, and one of more than 1e12 s as that.
  ///
  /// - Parameter seconds: how much later it starts, in seconds; delays around each other add up.
  public func delayed(by seconds: Double) -> AtomicTransition {
    AtomicTransition(program: program.scoped(.delay(seconds)))
  }
}

extension NavigationTransition {
  /// Starts everything in this transition later by some seconds, like ``AtomicTransition/delayed(by:)``.
  ///
  /// - Parameter seconds: how much later it starts, in seconds; delays around each other add up.
  public func delayed(by seconds: Double) -> NavigationTransition {
    NavigationTransition(program: program.scoped(.delay(seconds)))
  }
}
