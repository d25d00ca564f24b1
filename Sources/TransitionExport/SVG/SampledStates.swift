import TransitionKit

/// The states of one view over time, and keyframes that approximate any smooth numbers of them.
struct SampledStates {
  /// The timeline from its start to its end.
  private let timeline: Timeline
  private let isReversed: Bool
  private let tracks: [Track]
  private let breakpoints: [Double]

  init(_ timeline: Timeline, of view: ViewID) {
    isReversed = timeline.isReversed
    let forward = isReversed ? timeline.reversed() : timeline
    self.timeline = forward
    tracks = forward.tracks.filter { forward.view(of: $0) == view }
    let reader = KeyframedTrackReader(forward, tolerance: Tolerance(1))
    breakpoints = Set(tracks.flatMap { reader.breakpoints(of: $0) } + [0, forward.duration])
      .sorted()
  }

  /// Keyframes between which numbers of the state may be drawn as straight lines.
  ///
  /// The keyframes are those of all numbers together. Both ends of a line are exact, so that its error is at most
  /// twice that of the line between the keyframes of the number alone.
  ///
  /// - Parameters:
  ///   - tolerance: the largest error of each number.
  ///   - numbers: functions of up to four numbers each.
  func keyframes(
    within tolerance: Double, following numbers: [(PropertyState) -> SIMD4<Double>]
  ) -> StateKeyframes {
    var found = StateKeyframes(keyframes: [])
    var times: Set<Double> = []
    var jumps: Set<Double> = []
    for number in numbers {
      let polyline = Polyline(
        function(of: number), within: SIMD4(repeating: max(tolerance, 1e-9) / 2))
      if polyline.error.max() * 2 > found.error.max() {
        found.error = polyline.error * 2
        found.errorTime = polyline.errorTime
      }
      var previous = -Double.infinity
      for knot in polyline.knots {
        if knot.time == previous {
          let breakpoint = breakpoints.min { abs($0 - knot.time) < abs($1 - knot.time) }
          jumps.insert(breakpoint ?? knot.time)
        }
        times.insert(knot.time)
        previous = knot.time
      }
    }
    let resolution = 1e-6 * timeline.duration
    times = times.filter { time in !jumps.contains { abs($0 - time) <= resolution } }
    for time in times.union(jumps).sorted() {
      guard jumps.contains(time) else {
        found.keyframes.append(StateKeyframe(time: time, state: state(at: time)))
        continue
      }
      // At the very start and end, the state itself is that of one side.
      let before = time > 0 ? time.nextDown : time
      let after = time < timeline.duration ? time.nextUp : time
      found.keyframes.append(StateKeyframe(time: time, state: state(at: before)))
      found.keyframes.append(StateKeyframe(time: time, state: state(at: after)))
    }
    if isReversed {
      found.keyframes = found.keyframes.reversed().map {
        StateKeyframe(time: timeline.duration - $0.time, state: $0.state)
      }
      found.errorTime = timeline.duration - found.errorTime
    }
    return found
  }

  /// Keyframes at the times at which a condition changes, within a billionth of the duration. A change is looked for
  /// between 512 times and all breakpoints.
  func keyframes(where condition: (PropertyState) -> Bool) -> [StateKeyframe] {
    let duration = timeline.duration
    let times = Set(breakpoints + (0...512).map { duration * Double($0) / 512 }).sorted()
    var keyframes = [StateKeyframe(time: 0, state: state(at: 0))]
    for (start, end) in zip(times, times.dropFirst()) {
      let before = condition(state(at: start))
      guard before != condition(state(at: end)) else { continue }
      var (low, high) = (start, end)
      while high - low > 1e-9 * duration {
        let middle = low + (high - low) / 2
        if condition(state(at: middle)) == before { low = middle } else { high = middle }
      }
      keyframes.append(StateKeyframe(time: high, state: state(at: low)))
      keyframes.append(StateKeyframe(time: high, state: state(at: high)))
    }
    keyframes.append(StateKeyframe(time: duration, state: state(at: duration)))
    guard isReversed else { return keyframes }
    return keyframes.reversed().map { StateKeyframe(time: duration - $0.time, state: $0.state) }
  }

  private func state(at time: Double) -> PropertyState {
    var state = PropertyState.rest
    for track in tracks {
      let value = track.property.visible(
        track.property.unpremultiplied(timeline.value(of: track, at: time)))
      state[track.property] = PropertyValue(value, of: track.property)
    }
    return state
  }

  private func function(of number: @escaping (PropertyState) -> SIMD4<Double>) -> CurveSampler {
    let (timeline, tracks) = (timeline, tracks)
    // The derivative is a central difference along the velocity of the state, over a millionth of the duration.
    let step = 1e-6 * timeline.duration
    return CurveSampler(breakpoints: breakpoints) {
      number(state(at: $0))
    } velocity: { time, isBefore in
      let here = state(at: time)
      var (ahead, behind) = (here, here)
      for track in tracks where track.property.isAnimatable {
        // No number depends on a colour.
        if track.property.isColor { continue }
        let velocity = timeline.velocity(of: track, at: time, isBackwards: isBefore)
        let value = here[track.property].vector(of: track.property)
        ahead[track.property] = PropertyValue(value + velocity * step, of: track.property)
        behind[track.property] = PropertyValue(value - velocity * step, of: track.property)
      }
      return (number(ahead) - number(behind)) / (2 * step)
    }
  }
}
