extension AtomicTransition {
  /// Sets the timing of everything in this transition that has no timing yet.
  ///
  /// - Parameter animation: the timing; with nil each value is at its end from the first frame.
  public func animation(_ animation: Animation?) -> AtomicTransition {
    AtomicTransition(program: program.scoped(.animation(animation)))
  }

  /// Makes a layer of this transition: it runs in a part of the whole duration.
  ///
  /// The whole is the duration of the nearest ``animation(_:)`` around the layer, or 0.35 s. A curve fills
  /// the range, whatever its own duration. A spring starts where the range starts, and takes the time that it
  /// needs to settle. The range of a layer inside a layer is a fraction of the outer one.
  ///
  /// - Parameters:
  ///   - animation: the timing of the layer.
  ///   - range: the part of the whole, in fractions of its duration; clamped to 0...1, with a diagnostic.
  public func animation(_ animation: Animation, during range: AnimationRange) -> AtomicTransition {
    AtomicTransition(program: program.scoped(.layer(animation, range)))
  }

  /// Makes a layer of this transition, by a range such as `0.2...0.5`.
  ///
  /// - Parameters:
  ///   - animation: the timing of the layer.
  ///   - range: the part of the whole, in fractions of its duration; clamped to 0...1, with a diagnostic.
  public func animation(
    _ animation: Animation, during range: ClosedRange<Double>
  ) -> AtomicTransition {
    self.animation(animation, during: AnimationRange(range))
  }

  /// Replaces the movement by a switch at half of the progress.
  func switchedHalfway() -> AtomicTransition {
    AtomicTransition(program: program.scoped(.easingOverride(.steps(2, jump: .none))))
  }
}
