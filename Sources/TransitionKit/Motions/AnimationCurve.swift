/// An animation made ready to be sampled in every frame. Everything that a change moves with one animation shares it.
package final class AnimationCurve: Sendable {
  /// The animation, which arrives.
  package let animation: Animation
  /// What was written, if it is another animation.
  private let written: Animation?
  /// One cycle of what repeats for ever; nil if it ends.
  private let cycle: AnimationCurve?
  /// The same cycle, whose timing says how it repeats.
  private let shownCycle: AnimationCurve?
  /// Its only timing.
  let timings: PreparedTimings
  /// When the animation has stopped, in seconds; infinite if it repeats for ever.
  package let end: Double
  /// When the animation has stopped, in seconds; if it repeats for ever, when its first cycle has.
  package let duration: Double
  /// When it looks complete, in seconds.
  package let logicalDuration: Double
  /// When it leaves its start, in seconds, and the slope of its progress then; nil if that is infinite. They are stored, as
  /// every motion that starts asks for them.
  let motionStart: Double
  let startSlope: Double?
  /// Whether it is a spring that ends, which lasts longer the farther something moves on it.
  let settles: Bool
  /// The spring of the animation, and how long its response to a velocity takes; nil if it is none.
  private let response: (spring: Spring, duration: Double)?

  /// - Parameter animation: one that may never end. If it does not repeat for ever, its first cycle is used.
  package convenience init(_ animation: Animation) { self.init(animation, cycle: nil, loop: nil) }

  /// - Parameters:
  ///   - cycle: the curve itself, without the loop.
  ///   - loop: how it repeats, of one cycle.
  ///   - fraction: the part of its distance within which a spring has settled at its end.
  private init(
    _ animation: Animation, cycle known: AnimationCurve?, loop: AnimationLoop?,
    settlingWithin fraction: Double = Spring.largestEndFraction
  ) {
    let isLoop = !animation.isPlain && animation.isLoop
    let cycle = isLoop ? AnimationCurve(animation.ending) : known
    self.cycle = cycle
    shownCycle =
      isLoop ? AnimationCurve(animation.ending, cycle: cycle, loop: animation.loop) : nil
    let duration = animation.duration
    let isWhole = !isLoop && loop == nil
    let arriving =
      duration <= Animation.longestDuration
      ? (isWhole ? animation.arriving : animation) : (isLoop ? animation : animation.ending)
    written = animation.isUnremarkable || isLoop ? nil : animation
    let animation = arriving
    self.animation = animation
    let start = isWhole ? animation.usableStartProgress : 0
    let shown = start == nil || !isWhole ? animation.withoutNegativeDelays : animation
    let settled = shown.duration(settlingWithin: fraction)
    var timing = Timing(
      start: 0, end: settled <= Animation.longestDuration ? settled : shown.duration,
      animation: shown)
    timing.loop = loop
    end = timing.end
    self.duration = cycle?.duration ?? timing.end
    timings = PreparedTimings(
      [timing], SamplingPlan(timings: [timing], tracks: []), startProgress: start ?? 0)
    let prepared = timings.timings[0]
    (motionStart, startSlope) = (prepared.motionStart, prepared.startSlope)
    settles = prepared.isSpring && cycle == nil
    response = prepared.spring.map { ($0, $0.responseDuration) }
    logicalDuration = cycle?.logicalDuration ?? min(shown.logicalDuration, shown.duration)
  }

  /// What starting a motion needs to know of it.
  package var timing: PreparedTiming { timings.timings[0] }

  /// Whether it is the curve of an animation, as that was written.
  package func isCurve(of other: Animation) -> Bool { (written ?? animation) == other }

  /// Whether it repeats for ever.
  package var isLoop: Bool { end == .infinity }

  /// The curve, or one cycle of it if it repeats for ever.
  package var ending: AnimationCurve { cycle ?? self }

  /// The curve, or one cycle of it if it repeats for ever, which says how it does.
  package var shownEnding: AnimationCurve { shownCycle ?? self }

  /// How long what starts on it takes at most, however far it moves, corrections included, in seconds.
  package func longestDuration(_ settling: SettlingSpring) -> Double {
    let own = timings.sources[0].settling(within: Spring.endFraction(ofLength: valueLimit))?.end
    return max(
      duration, own ?? 0, settling.spring.longestDuration(),
      response?.spring.longestDuration() ?? 0)
  }

  /// The spring of a velocity correction, and how long its response takes: the animation's own spring if the old motion was
  /// on one too, else the settling spring.
  ///
  /// - Parameters:
  ///   - duration: for how long the old motion has been moving.
  ///   - slope: the slope with which the progress starts.
  package func response(
    afterSpring: Bool, movingFor duration: Double, slope: Double, _ settling: SettlingSpring
  ) -> (spring: Spring, duration: Double) {
    if afterSpring, let response { return response }
    return settling.response(within: SettlingSpring.period(movingFor: duration, slope: slope))
  }
}

extension AnimationCurve {
  /// The spring of a velocity correction, and how long its response takes, so that no jump is seen at its end.
  ///
  /// - Parameter correction: in the units of what moves a second.
  func response(
    to correction: SIMD4<Double>, afterSpring: Bool, movingFor duration: Double, slope: Double,
    _ settling: SettlingSpring
  ) -> (spring: Spring, duration: Double) {
    let (spring, end) = response(
      afterSpring: afterSpring, movingFor: duration, slope: slope, settling)
    let longer = spring.longerResponseDuration(toLength: correction.largestMagnitude)
    return (spring, max(end, longer ?? end))
  }

  /// The part of its distance within which a spring has to settle so that no jump is seen at its end; nil if it does.
  ///
  /// - Parameter length: how far something moves with it, in points.
  func endFraction(ofLength length: Double) -> Double? {
    let (start, near) = (timings.startProgress, Spring.largestEndLength / Spring.largestEndFraction)
    guard length > near || start > 0 else { return nil }
    // What is left of the way is stretched to the whole distance.
    let fraction = Spring.endFraction(ofLength: max(length, near) / (1 - start))
    return fraction < Spring.largestEndFraction ? fraction : nil
  }

  /// The same curve, of which a spring lasts until it has settled within a part of its distance.
  func settling(within fraction: Double) -> AnimationCurve {
    AnimationCurve(animation, cycle: nil, loop: nil, settlingWithin: fraction)
  }

  /// A curve that goes evenly from its start to its end while this one is on a part of its way.
  package func fading(on range: ClosedRange<Double>) -> AnimationCurve {
    guard range != 0...1, duration > 0 else { return self }
    let timing = timings.sources[0]
    let first = timings.startProgress
    let start = timing.time(reaching: first + range.lowerBound * (1 - first))
    let end = max(
      timing.time(reaching: first + range.upperBound * (1 - first)), start + duration * 1e-6)
    return AnimationCurve(.linear(duration: end - start).delay(start))
  }
}

extension Animation {
  /// The progress at which a negative delay lets it start; nil if what is left of the way from there cannot be its own, as it
  /// would go too far beyond its ends.
  fileprivate var usableStartProgress: Double? {
    guard hasNegativeDelay, duration > 0 else { return 0 }
    let start = value(at: 0)
    guard start != 0 else { return 0 }
    guard 1 - start > 1e-6 else { return nil }
    let range = PreparedTiming(
      Timing(start: 0, end: duration, animation: self), startProgress: start
    ).range
    return range.lowerBound >= -0.5 && range.upperBound <= 1.5 ? start : nil
  }

  /// The animation from its beginning.
  fileprivate var withoutNegativeDelays: Animation {
    guard hasNegativeDelay else { return self }
    return Animation(
      base: base,
      modifiers: modifiers.filter {
        if case .delay(let delay) = $0 { return delay >= 0 }
        return true
      })
  }
}
