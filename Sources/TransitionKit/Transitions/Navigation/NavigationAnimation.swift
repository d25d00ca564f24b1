extension NavigationTransition {
  /// Sets the timing of everything in this transition that has no timing yet.
  ///
  /// - Parameter animation: the timing; with nil each value is at its end from the first frame.
  public func animation(_ animation: Animation?) -> NavigationTransition {
    NavigationTransition(program: program.scoped(.animation(animation)))
  }

  /// Makes a layer of this transition, like ``AtomicTransition/animation(_:during:)``.
  public func animation(
    _ animation: Animation, during range: AnimationRange
  ) -> NavigationTransition {
    NavigationTransition(program: program.scoped(.layer(animation, range)))
  }

  /// Makes a layer of this transition, by a range such as `0.2...0.5`.
  public func animation(
    _ animation: Animation, during range: ClosedRange<Double>
  ) -> NavigationTransition {
    self.animation(animation, during: AnimationRange(range))
  }
}
