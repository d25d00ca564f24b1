import TransitionKit

/// The states of one view over time, of which any smooth numbers can be followed.
struct SampledFunction {
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
    let courses = MotionReader(forward, tolerance: Tolerance(1))
    breakpoints = Set(tracks.flatMap { courses.breakpoints(of: $0) } + [0, forward.duration])
      .sorted()
  }

  /// Keys between which numbers of the state may be drawn as straight lines.
  ///
  /// Where several courses need different keys, all of them are taken. Between two of them each number is at
  /// most twice as far from its function as it would be with its own keys alone: both ends are on the function,
  /// and so no further than that from the line.
  ///
  /// - Parameters:
  ///   - tolerance: the distance allowed to each number.
  ///   - numbers: up to four numbers each.
  func keys(
    within tolerance: Double, following numbers: [(PropertyState) -> SIMD4<Double>]
  ) -> StateKeys {
    var found = StateKeys(keys: [])
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
          let kink = breakpoints.min { abs($0 - knot.time) < abs($1 - knot.time) }
          jumps.insert(kink ?? knot.time)
        }
        times.insert(knot.time)
        previous = knot.time
      }
    }
    let grain = 1e-6 * timeline.duration
    times = times.filter { time in !jumps.contains { abs($0 - time) <= grain } }
    for time in times.union(jumps).sorted() {
      guard jumps.contains(time) else {
        found.keys.append(StateKeys.Key(time: time, state: state(at: time)))
        continue
      }
      // At the very start and end the state itself is one of both sides.
      let before = time > 0 ? time.nextDown : time
      let after = time < timeline.duration ? time.nextUp : time
      found.keys.append(StateKeys.Key(time: time, state: state(at: before)))
      found.keys.append(StateKeys.Key(time: time, state: state(at: after)))
    }
    if isReversed {
      found.keys = found.keys.reversed().map {
        StateKeys.Key(time: timeline.duration - $0.time, state: $0.state)
      }
      found.errorTime = timeline.duration - found.errorTime
    }
    return found
  }

  /// Keys at the times at which an answer changes, which is looked for at 512 times and at all breakpoints; a change
  /// is told to within a billionth of the whole.
  func keys(where answer: (PropertyState) -> Bool) -> [StateKeys.Key] {
    let duration = timeline.duration
    let times = Set(breakpoints + (0...512).map { duration * Double($0) / 512 }).sorted()
    var keys = [StateKeys.Key(time: 0, state: state(at: 0))]
    for (start, end) in zip(times, times.dropFirst()) {
      let before = answer(state(at: start))
      guard before != answer(state(at: end)) else { continue }
      var (low, high) = (start, end)
      while high - low > 1e-9 * duration {
        let middle = low + (high - low) / 2
        if answer(state(at: middle)) == before { low = middle } else { high = middle }
      }
      keys.append(StateKeys.Key(time: high, state: state(at: low)))
      keys.append(StateKeys.Key(time: high, state: state(at: high)))
    }
    keys.append(StateKeys.Key(time: duration, state: state(at: duration)))
    guard isReversed else { return keys }
    return keys.reversed().map { StateKeys.Key(time: duration - $0.time, state: $0.state) }
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
    // The derivative along the velocity of the state, by a central difference: the state is moved by what it
    // would do in a millionth of the whole.
    let step = 1e-6 * timeline.duration
    return CurveSampler(breakpoints: breakpoints) {
      number(state(at: $0))
    } velocity: { time, isBefore in
      let here = state(at: time)
      var (ahead, behind) = (here, here)
      for track in tracks where track.property.isAnimatable {
        // Nothing that is followed depends on a colour.
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
