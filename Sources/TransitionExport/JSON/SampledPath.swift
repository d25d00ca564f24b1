import TransitionKit

/// The path of a segment as straight lines, for a document, which cannot contain code.
struct SampledPath {
  /// The largest error of the lines, as a fraction of the range of each component.
  static let tolerance = Tolerance(1e-4)

  /// The path over the progress of ``timing``, which is linear.
  let path: KeyframePath
  let timing: Timing

  /// The largest error of each component, and its time.
  let errors: SIMD4<Double>

  /// The largest permitted error of each component.
  let tolerances: SIMD4<Double>
  let errorTime: Double

  /// By how many seconds a jump may be early or late.
  let shift: Double

  /// Samples the path of a segment; nil if a document can contain the path itself.
  init?(_ segment: Timeline.Segment, timing: Timing) {
    switch segment.path {
    case .straight, .quadratic, .keyframes: return nil
    case .oklab, .motionPath, .modifier: break
    }
    let (start, end) = (timing.start, timing.end)
    // The number of samples between two breakpoints has a limit, so that there are several of them.
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
    // A knot differs from the path by the error, so that it may be beyond the range of a document.
    var knots = polyline.knots.map { Polyline.Knot(time: $0.time, value: $0.value.clamped) }
    var shift = polyline.shift
    if knots.count > 2, knots[1].time == start {
      // The value at the start is the one before the jump, so that the jump comes a little later.
      let later = min(max(shift, 1e-9 * (end - start)), (knots[2].time - start) / 2)
      shift = max(shift, later)
      knots[1] = Polyline.Knot(time: start + later, value: knots[1].value)
    }
    var animation = Animation.linear(duration: end - start)
    if timing.startsInside, let first = knots.first {
      // The lines are the second half of a motion that starts in the middle. It is at their beginning long before.
      let length = end - start
      animation = .linear(duration: 2 * length).delay(-length)
      knots.insert(
        contentsOf: [
          Polyline.Knot(time: start - length, value: segment.value(at: 0)),
          Polyline.Knot(time: start - length / 2, value: segment.value(at: 0)),
          Polyline.Knot(time: start - length / 2, value: first.value),
        ], at: 0)
    }
    let steps = zip(knots, knots.dropFirst()).map { from, to in
      (
        duration: to.time - from.time, value: PropertyVector(lanes: to.value),
        interpolation: to.time > from.time
          ? KeyframeTrack<PropertyVector>.Interpolation.linear(.linear) : .hold
      )
    }
    path = KeyframePath(
      KeyframeTrack(
        from: PropertyVector(lanes: knots.first?.value ?? segment.value(at: 1)), steps: steps),
      isReversed: false)
    self.timing = Timing(start: start, end: end, animation: animation)
    errors = polyline.error
    errorTime = polyline.errorTime
    self.shift = shift
  }
}
