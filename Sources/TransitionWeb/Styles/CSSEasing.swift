import TransitionExport
import TransitionKit

extension UnitCurve {
  /// The curve as an easing function of CSS, such as `cubic-bezier(0.42, 0, 0.58, 1)`, within 0.001.
  ///
  /// Bézier curves, steps and straight lines are exact.
  public var cssEasing: String { cssEasing(tolerance: 0.001) }

  /// The curve as an easing function of CSS.
  ///
  /// - Parameter tolerance: the largest error of a curve that has no exact form; it is clamped to 1e-9...1.
  public func cssEasing(tolerance: Double) -> String {
    if case .piecewiseLinear(let points) = shape { return KeyframeEasing.lines(points).css }
    return Animation.timingCurve(self, duration: 1).cssEasing(tolerance: tolerance)
  }
}

extension Animation {
  /// The animation as an easing function of CSS over its `duration`, within 0.001.
  ///
  /// ```swift
  /// let bouncy = Animation.bouncy
  /// let css = "transition: opacity \(bouncy.duration)s \(bouncy.cssEasing)"
  /// ```
  ///
  /// A curve is exact, a spring becomes a `linear()`. Delays, speeds and repetitions are part of the easing. An
  /// endless animation is its first cycle, as in a transition.
  public var cssEasing: String { cssEasing(tolerance: 0.001) }

  /// The animation as an easing function of CSS over its `duration`.
  ///
  /// - Parameter tolerance: the largest error of what has no exact form; it is clamped to 1e-9...1.
  public func cssEasing(tolerance: Double) -> String {
    let tolerance = Tolerance(tolerance)
    guard let timing else { return KeyframeEasing.linear.css }
    let easing = TrackEasing(timing, tolerance: tolerance)
    if easing.start == timing.start, easing.end == timing.end { return easing.easing.css }
    // A repeated animation is no plain curve, so that it is approximated from its start to its end.
    var whole = timing
    whole.animation = whole.animation.repeatCount(1, autoreverses: false)
    return TrackEasing(whole, tolerance: tolerance).easing.css
  }

  /// The timing of a transition with the animation, with valid numbers and a finite duration.
  private var timing: Timing? {
    let timeline = AtomicTransition.opacity.animation(self)
      .compile(for: .insertion, in: Container(size: Size(width: 1, height: 1))).timeline
    return timeline.timings.first { $0.end > $0.start }
  }
}
