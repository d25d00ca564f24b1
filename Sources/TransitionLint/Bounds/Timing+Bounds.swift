import TransitionKit

extension Timing {
  /// The bounds of the progress on a span of time of the timeline.
  ///
  /// The span is open: what happens at a time, such as the snap of a spring at its end, is in it only if it lies
  /// inside.
  func bounds(over time: Interval) -> IntervalJet {
    if time.lower >= end { return .one }
    if time.upper <= start { return .zero }
    let moving = Interval(max(time.lower, start), min(time.upper, end))
    var jet = animation.bounds(over: (moving - Interval(start)) * rate).atRate(rate)
    if easingOverride != .linear {
      jet = easingOverride.bounds(over: jet.value).composed(with: jet)
    }
    if time.lower < start {
      jet = IntervalJet.zero.followed(by: jet, isContinuous: abs(progress(at: start.nextUp)) < 1e-9)
    }
    if time.upper > end {
      jet = jet.followed(by: .one, isContinuous: abs(progress(at: end.nextDown) - 1) < 1e-9)
    }
    return jet
  }
}
