import TransitionKit

/// The states of one view over time, and keyframes that approximate any smooth numbers of them.
struct SampledStates {
  private let sampler: StateSampler
  private let isReversed: Bool

  init(_ timeline: Timeline, of view: ViewID) {
    let reader = KeyframedTrackReader(timeline, tolerance: Tolerance(1))
    isReversed = timeline.isReversed
    sampler = StateSampler(
      reader, of: timeline.targets.firstIndex { $0.id == view }.map { [$0] } ?? [])
  }

  /// Keyframes between which numbers of the state may be drawn as straight lines; see ``StateSampler``.
  func keyframes(
    within tolerance: Double, following numbers: [(PropertyState) -> SIMD4<Double>]
  ) -> StateKeyframes {
    let found = sampler.keyframes(
      within: tolerance, following: numbers.map { number in { number($0.first ?? .rest) } })
    return StateKeyframes(
      keyframes: found.keyframes.map {
        StateKeyframe(time: $0.time, state: $0.states.first ?? .rest)
      }, error: found.error, errorTime: found.errorTime)
  }

  /// Keyframes at the times at which a condition changes, within a billionth of the duration. A change is looked for
  /// between 512 times and all breakpoints.
  func keyframes(where condition: (PropertyState) -> Bool) -> [StateKeyframe] {
    let duration = sampler.timeline.duration
    let times = Set(sampler.breakpoints + (0...512).map { duration * Double($0) / 512 }).sorted()
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
    sampler.states(at: time).first ?? .rest
  }
}
