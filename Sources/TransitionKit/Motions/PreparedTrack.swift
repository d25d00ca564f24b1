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

  init(_ track: Timeline.Track, _ timeline: Timeline, _ timings: [PreparedTiming]) {
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

/// The bounds of a progress with which a correction may decay.
private let nearProgress = -0.5...1.5

extension PropertySegment {
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
    // The extreme, if it is in the range; at r = 0 it is at infinity.
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
