import TransitionKit

/// A custom animation as straight lines, for a document, which cannot contain code.
struct SampledAnimation {
  /// The largest error of a line, in progress, where the animation is continuous.
  static let tolerance = 1e-5

  private static let pieces = 256

  private(set) var curve: UnitCurve
  private(set) var duration: Double

  /// Whether the lines include all modifiers of the animation.
  private(set) var isWhole = false

  /// The delay of the lines, in seconds: one that is negative lets them start in the middle.
  private(set) var delay = 0.0

  /// The duration of the longest line that replaces a jump, in seconds of the animation; 0 without one.
  private(set) var shift = 0.0

  /// The same in seconds of a timeline.
  var shiftOnTimeline = 0.0

  /// Samples an animation.
  ///
  /// - Parameter horizon: how much of an endless animation is sampled, in seconds.
  init(_ animation: AnyCustomAnimation, horizon: Double) {
    self.init(
      duration: animation.duration == .infinity ? horizon : animation.duration,
      value: animation.value)
  }

  /// Samples the part of an animation that a timing shows, with all its modifiers.
  init(allOf timing: Timing) {
    let animation = timing.animation
    self.init(duration: (timing.end - timing.start) * timing.rate, value: animation.value)
    isWhole = true
    if timing.rate > 0 { shiftOnTimeline = shift / timing.rate }
    guard timing.startsInside, case .piecewiseLinear(let points) = curve.shape else { return }
    let inner = points.map { Point(x: 0.5 + $0.x / 2, y: $0.y) }
    curve = .piecewiseLinear([Point(x: 0, y: points[0].y)] + inner)
    (duration, delay) = (2 * duration, -duration)
  }

  private init(duration: Double, value: (Double) -> Double) {
    guard duration > 0 else {
      (curve, self.duration) = (.linear, 0)
      return
    }
    let progresses = (0...Self.pieces).map { Double($0) / Double(Self.pieces) }
    let sampled = SampledCode(at: progresses, within: SIMD4(repeating: Self.tolerance)) {
      // The ends themselves are 0 and 1 for any animation.
      SIMD4(value(min(max($0 * duration, 1e-12 * duration), duration.nextDown)), 0, 0, 0)
    }
    curve = .piecewiseLinear(sampled.points.map { Point(x: $0.progress, y: $0.value.x) })
    self.duration = duration
    shift = sampled.jumpWidth * duration
  }
}

extension SampledAnimation {
  /// Samples the part of the animation of a timing that the timing shows.
  init(_ animation: AnyCustomAnimation, timing: Timing) {
    let speed = timing.animation.modifiers.reduce(timing.rate) { speed, modifier in
      if case .speed(let factor) = modifier { return speed * factor }
      return speed
    }
    let delay = timing.animation.modifiers.reduce(0) { delay, modifier in
      if case .delay(let seconds) = modifier { return delay + abs(seconds) }
      return delay
    }
    // A delay inside a speed is in faster seconds, so that this is long enough for any order of the modifiers.
    let horizon = (timing.end - timing.start + delay) * max(speed, 1) + delay
    self.init(animation, horizon: min(horizon, TimelineDocument.greatestTime))
    if speed > 0 { shiftOnTimeline = shift / speed }
  }
}
