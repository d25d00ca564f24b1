internal import CTransitionMath

/// A compiled transition with what an animator needs to know to start its motions, computed once.
final class PreparedTransition: Sendable {
  let compiled: CompiledTransition
  /// What is followed: the timeline of the transition, or that timeline at constant rates.
  let timeline: Timeline
  let isLinear: Bool
  let timings: [PreparedTiming]
  let tracks: [PreparedTrack]
  /// The timing that ends last, unless it takes no time.
  let lastTiming: Int?

  init(_ compiled: CompiledTransition, isLinear: Bool = false) {
    self.compiled = compiled
    self.isLinear = isLinear
    let timeline = isLinear ? compiled.timeline.linear() : compiled.timeline
    self.timeline = timeline
    let timings = timeline.timings.map { PreparedTiming($0) }
    self.timings = timings
    tracks = timeline.tracks.map { PreparedTrack($0, timeline, timings) }
    let last = timeline.timings.indices.max { timeline.timings[$0].end < timeline.timings[$1].end }
    lastTiming = last.flatMap {
      timeline.timings[$0].end > timeline.timings[$0].start ? $0 : nil
    }
  }
}

/// What starting a motion needs to know of a timing.
struct PreparedTiming: Sendable {
  /// When the progress leaves 0, in seconds.
  let motionStart: Double
  let end: Double
  /// The slope of the progress at that time; nil if it is infinite.
  let startSlope: Double?
  /// The progress that it has at least and at most.
  let range: ClosedRange<Double>
  let isSpring: Bool
  /// The spring on which it moves, if it is one without modifiers that decays in a usable time.
  let spring: Spring?

  init(_ timing: Timing) {
    motionStart = timing.motionStart
    end = timing.end
    let slope = timing.velocity(at: timing.motionStart.justAfter)
    startSlope = abs(slope) <= infiniteRate ? slope : nil
    range = timing.progressRange
    isSpring = timing.animation.isSpring
    if timing.rate == 1, case .spring(let spring, _) = timing.animation.base,
      timing.animation.modifiers.isEmpty, spring.decay > 0.1
    {
      self.spring = spring
    } else {
      spring = nil
    }
  }
}

/// What starting a motion needs to know of a track.
struct PreparedTrack: Sendable {
  /// When any of it first moves, in seconds.
  let motionStart: Double
  /// The timing that ends last; nil for a constant.
  let lastTiming: Int32?
  /// The value until then.
  let rest: SIMD4<Double>
  /// The value from which it moves then, the slope, and the value at the end.
  let start: SIMD4<Double>
  let startSlope: SIMD4<Double>
  let end: SIMD4<Double>
  /// The components that move at all.
  let moving: LaneMask
  /// The segments, by their indices in the timeline.
  let segments: Range<Int>
  /// Whether the progress of every component is that of the timing.
  let isLine: Bool
  /// The components whose own progress stays within -0.5...1.5, and has no infinite slope at its start.
  let nearLanes: LaneMask
  /// The components that start with an infinite slope.
  let steepLanes: LaneMask

  init(_ track: Track, _ timeline: Timeline, _ timings: [PreparedTiming]) {
    let none = LaneMask(repeating: false)
    let isConstant = track.kind == .constant
    segments = track.segments.indices
    motionStart =
      isConstant
      ? .infinity : track.segments.reduce(.infinity) { min($0, timings[$1.timing].motionStart) }
    let last = track.segments.max { timings[$0.timing].end < timings[$1.timing].end }?.timing
    lastTiming = isConstant ? nil : last.map { Int32($0) }
    let timing = track.segments.first?.timing
    // A sum of lines with one timing is a line.
    isLine =
      (track.kind == .single || track.kind == .add)
      && track.segments.allSatisfy { $0.isStraight && $0.timing == timing }
    if let segment = track.segments.first, isLine || isConstant {
      let sums = track.segments.reduce((start: SIMD4<Double>.zero, end: SIMD4<Double>.zero)) {
        ($0.start + $1.start, $0.end + $1.end)
      }
      (rest, end) = (sums.start.clamped, sums.end.clamped)
      // What takes no time is at its end at once.
      let isInstant = !isConstant && timings[segment.timing].end <= motionStart
      start = isInstant ? end : rest
      let lanes = start .!= end
      moving = lanes
      let timing = timings[segment.timing]
      startSlope = isConstant ? .zero : (end - start) * (timing.startSlope ?? 0)
      steepLanes = !isConstant && timing.startSlope == nil ? lanes : none
      nearLanes = !isConstant && nearProgress.contains(timing.range) ? lanes : none
      return
    }
    if track.kind == .single, let segment = track.segments.first,
      case .quadratic(let offset) = segment.path, timings[segment.timing].end > motionStart
    {
      let timing = timings[segment.timing]
      (rest, start, end) = (segment.start, segment.start, segment.end)
      let lanes = (start .!= end) .| (offset .!= 0)
      moving = lanes
      startSlope = segment.velocity(at: 0) * (timing.startSlope ?? 0)
      steepLanes = timing.startSlope == nil ? lanes : none
      nearLanes = segment.nearLanes(controlOffset: offset, of: timing.range)
      return
    }
    let begin = motionStart
    let (first, final) = (
      timeline.value(of: track, at: min(begin, timeline.duration)),
      timeline.value(of: track, at: timeline.duration)
    )
    rest = begin > 0 ? timeline.value(of: track, at: 0) : first
    let steep = timeline.isSteep(track, at: begin.justAfter, rate: 1)
    let slope = timeline.velocity(of: track, at: begin.justAfter)
    (start, end) = (first, final)
    steepLanes = steep
    startSlope = slope.replacing(with: 0, where: steep)
    let change = final - first
    var (moving, near) = (first .!= final, none)
    for lane in 0..<4 {
      near[lane] =
        abs(change[lane]) > 1e-9 * max(abs(first[lane]), abs(final[lane])) && change[lane] != 0
    }
    for sample in 1...64 {
      let time = begin + (timeline.duration - begin) * Double(sample) / 64
      let value = timeline.value(of: track, at: time)
      moving .|= value .!= first
      for lane in 0..<4 where near[lane] {
        near[lane] = nearProgress.contains((value[lane] - first[lane]) / change[lane])
      }
    }
    self.moving = moving
    nearLanes = near
  }
}

extension PreparedTransition {
  /// The progress of a timing at a time in seconds.
  func progress(of timing: Int, at time: Double) -> Double {
    timeline.plan.progress(of: timing, at: time)
  }

  /// The rate of change of that progress, in 1/s; 0 where it is infinite.
  func rate(of timing: Int, at time: Double) -> Double {
    let rate = timeline.plan.velocity(of: timing, at: time)
    return abs(rate) <= infiniteRate ? rate : 0
  }

  /// The value of a track at a time in seconds. Nothing is allocated.
  func value(of track: Int, at time: Double) -> SIMD4<Double> {
    let time = min(max(time, 0), timeline.duration)
    return timeline.tracks[track].value {
      timeline.current(of: timeline.tracks[track], at: time)
    } segment: {
      timeline.segments[$0].value(at: progress(of: timeline.segments[$0].timing, at: time))
    }
  }

  /// The rate of change of that value, in units a second; 0 where it is infinite.
  ///
  /// - Parameter rate: seconds of the timeline for each second outside; negative is backwards.
  func velocity(
    of track: Int, at time: Double, rate: Double = 1, isBackwards: Bool = false
  ) -> SIMD4<Double> {
    let velocity = timeline.velocity(
      of: timeline.tracks[track], at: time, isBackwards: isBackwards)
    let isSteep = timeline.isSteep(
      timeline.tracks[track], at: isBackwards ? time.nextDown : time, rate: abs(rate))
    return (velocity * rate).replacing(with: 0, where: isSteep)
  }
}

// MARK: - Tracks of a change that was measured

extension PreparedTransition {
  /// How far a position is beyond an end of the timeline, if it is.
  func excess(of position: Double) -> Double? {
    position < 0 ? position : position > timeline.duration ? position - timeline.duration : nil
  }

  /// Whether a track is between its start and its end at a position.
  func moves(_ track: Int, at position: Double) -> Bool {
    guard tracks[track].lastTiming != nil else { return false }
    return tracks[track].segments.contains {
      let timing = timeline.segments[$0].timing
      return position >= timings[timing].motionStart && position < timings[timing].end
    }
  }

  /// The rate of change of a track, in units a second; 0 where it is infinite. Nil if it takes a search to find out.
  ///
  /// - Parameters:
  ///   - progress: the progress of each timing.
  ///   - rates: the rate of change of each; NaN if it is infinite.
  func velocity(of track: Int, at progress: [Double], rates: [Double]) -> SIMD4<Double>? {
    let kind = timeline.tracks[track].kind
    if kind == .replace { return nil }
    var value = SIMD4<Double>(repeating: 1)
    var velocity = SIMD4<Double>.zero
    for index in tracks[track].segments {
      guard timeline.segments[index].hasSlope else { return nil }
      let timing = timeline.segments[index].timing
      let rate = rates[timing]
      var slope = SIMD4<Double>.zero
      if rate != 0, !rate.isNaN {
        slope = timeline.segments[index].velocity(at: progress[timing]) * rate
      }
      if kind == .multiply {
        let factor = timeline.segments[index].value(at: progress[timing])
        velocity = (velocity * factor + value * slope).clamped
        value = (value * factor).clamped
      } else {
        velocity += slope
      }
    }
    return velocity.clamped
  }
}

extension Segment {
  /// Whether the slope by progress is known without a search for infinite ones.
  fileprivate var hasSlope: Bool {
    switch path {
    case .straight, .quadratic: true
    case .keyframes, .motionPath, .modifier: false
    }
  }
}

/// The bounds of a progress with which a correction may decay.
private let nearProgress = -0.5...1.5

extension Timing {
  /// When the progress leaves 0, in seconds: after the delays of the animation.
  fileprivate var motionStart: Double {
    guard !animation.modifiers.isEmpty else { return start }
    var delay = 0.0
    for modifier in animation.modifiers {
      switch modifier {
      case .delay(let seconds): delay += seconds
      case .speed(let speed): delay /= speed
      case .repetition, .logicalCompletion: break
      }
    }
    return min(start + max(delay, 0) / rate, end)
  }

  /// The progress that it has at least and at most.
  fileprivate var progressRange: ClosedRange<Double> {
    if easingOverride == .linear, animation.modifiers.isEmpty {
      switch animation.base {
      case .spring(let spring, let velocity) where velocity == 0:
        // The first overshoot of a spring from rest; see any textbook on step responses.
        return spring.decay >= spring.frequency
          ? 0...1 : 0...1 + exp(-.pi * spring.decay / spring.spread)
      case .curve(let curve, _) where curve.staysInside: return 0...1
      default: break
      }
    }
    guard end > start else { return 0...1 }
    return (1...64).reduce(0...1) { range, step in
      let progress = progress(at: start + Double(step) / 64 * (end - start))
      return min(range.lowerBound, progress)...max(range.upperBound, progress)
    }
  }
}

extension Segment {
  /// The components whose own progress stays near on a parabola, while that of the timing is in a range.
  ///
  /// With r the control offset by the distance, the progress is p + 4 r p (1 - p).
  fileprivate func nearLanes(
    controlOffset: SIMD4<Double>, of range: ClosedRange<Double>
  ) -> LaneMask {
    let distance = end - start
    let ratio = controlOffset / distance
    func progress(_ p: SIMD4<Double>) -> SIMD4<Double> { p + 4 * ratio * p * (1 - p) }
    func isNear(_ progress: SIMD4<Double>) -> LaneMask {
      (progress .>= nearProgress.lowerBound) .& (progress .<= nearProgress.upperBound)
    }
    let (low, high) = (SIMD4(repeating: range.lowerBound), SIMD4(repeating: range.upperBound))
    // Where it turns round, if that is in the range; at r = 0 it is at infinity.
    let turn = (1 + 4 * ratio) / (8 * ratio)
    let turns = (turn .> low) .& (turn .< high)
    return (distance .!= 0) .& isNear(progress(low)) .& isNear(progress(high))
      .& (.!turns .| isNear(progress(turn)))
  }
}

extension ClosedRange<Double> {
  fileprivate func contains(_ other: ClosedRange<Double>) -> Bool {
    contains(other.lowerBound) && contains(other.upperBound)
  }
}

extension UnitCurve {
  /// Whether the control points show that the values stay within 0...1.
  fileprivate var staysInside: Bool {
    guard case .bezier(let bezier) = shape else { return shape == .linear }
    // A curve stays within the hull of its control points.
    return (0...1).contains(bezier.start.y) && (0...1).contains(bezier.end.y)
  }
}

extension Double {
  /// A time a little later, so that a delay has passed in spite of rounding; 0 is left as it is.
  fileprivate var justAfter: Double { self == 0 ? 0 : self + 1e-12 * max(1, abs(self)) }
}
