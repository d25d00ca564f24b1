extension NavigationTransition {
  /// Sets the timing of everything in this transition that has no timing yet.
  ///
  /// - Parameter animation: the timing; with nil each value is at its end from the first frame.
  public func animation(_ animation: Animation?) -> NavigationTransition {
    NavigationTransition(program: program.scoped(.animation(animation)))
  }

  /// Makes a layer of this transition, like ``AtomicTransition/animation(_:during:)``.
  ///
  /// - Parameters:
  ///   - animation: the timing of the layer.
  ///   - range: the part of the whole, in fractions of its duration; clamped to 0...1, with a diagnostic.
  public func animation(
    _ animation: Animation, during range: AnimationRange
  ) -> NavigationTransition {
    NavigationTransition(program: program.scoped(.layer(animation, range)))
  }

  /// Makes a layer of this transition, by a range such as `0.2...0.5`.
  ///
  /// - Parameters:
  ///   - animation: the timing of the layer.
  ///   - range: the part of the whole, in fractions of its duration; clamped to 0...1, with a diagnostic.
  public func animation(
    _ animation: Animation, during range: ClosedRange<Double>
  ) -> NavigationTransition {
    self.animation(animation, during: AnimationRange(range))
  }
}
