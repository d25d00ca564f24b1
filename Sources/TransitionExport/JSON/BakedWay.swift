import TransitionKit

/// The way of a term as straight lines, for a document that can hold no code.
struct BakedWay {
  /// How far the lines may be from the way, as a share of the range of each component.
  static let tolerance = Tolerance(1e-4)

  /// The way by the progress of ``timing``, which is even.
  let path: KeyframePath
  let timing: Timing

  /// How far the lines are from the way at most, in each component, and where.
  let errors: SIMD4<Double>

  /// How far they may be.
  let tolerances: SIMD4<Double>
  let errorTime: Double

  /// By how many seconds a jump may be away from where it belongs.
  let shift: Double

  /// Bakes the way of a term; nil if a document can hold it as it is.
  init?(_ segment: Segment, timing: Timing) {
    switch segment.path {
    case .straight, .quadratic, .keyframes: return nil
    case .motionPath, .modifier: break
    }
    let (start, end) = (timing.start, timing.end)
    // A part of the time is followed with as many points as it takes, up to a limit; so there are some.
    let parts = (1..<16).map { start + (end - start) * Double($0) / 16 }
    let inner = (timing.breakpoints + timing.times(at: segment.path.breakpoints) + parts)
      .filter { $0 > start && $0 < end }
    let sampler = CurveSampler(breakpoints: Set([start, end] + inner).sorted()) {
      segment.value(at: timing.progress(at: $0))
    } velocity: { time, isBefore in
      let time = isBefore ? time.nextDown : time
      return segment.velocity(at: timing.progress(at: time)) * timing.velocity(at: time)
    }
    tolerances = Self.tolerance.errors(in: sampler.range)
    let polyline = Polyline(sampler, within: tolerances)
    // A knot may lie beside the way, and so beyond what a document can hold.
    var knots = polyline.knots.map { Polyline.Knot(time: $0.time, value: $0.value.clamped) }
    var shift = polyline.shift
    if knots.count > 2, knots[1].time == start {
      // At the start itself the value is the one before the jump, so the jump comes a little later.
      let later = min(max(shift, 1e-9 * (end - start)), (knots[2].time - start) / 2)
      shift = max(shift, later)
      knots[1] = Polyline.Knot(time: start + later, value: knots[1].value)
    }
    let steps = zip(knots, knots.dropFirst()).map { from, to in
      (
        duration: to.time - from.time, value: PropertyVector(lanes: to.value),
        motion: to.time > from.time ? KeyframeTrack<PropertyVector>.Motion.linear(.linear) : .hold
      )
    }
    path = KeyframePath(
      KeyframeTrack(
        from: PropertyVector(lanes: knots.first?.value ?? segment.value(at: 1)), steps: steps),
      isReversed: false)
    self.timing = Timing(start: start, end: end, animation: .linear(duration: end - start))
    errors = polyline.error
    errorTime = polyline.errorTime
    self.shift = shift
  }
}
