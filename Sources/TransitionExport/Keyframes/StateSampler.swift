import TransitionKit

/// The states of some views over time, and keyframes that approximate any smooth numbers of them.
struct StateSampler {
  /// A function of the states of the views, in their order.
  typealias Number = ([PropertyState]) -> SIMD4<Double>

  /// Keyframes with the states of all views, and the largest error of each of the numbers that they approximate.
  typealias Keyframes = (
    keyframes: [(time: Double, states: [PropertyState])], error: SIMD4<Double>, errorTime: Double
  )

  /// The timeline from its start to its end.
  let timeline: Timeline
  let breakpoints: [Double]
  private let isReversed: Bool
  private let tracks: [(view: Int, track: Track)]
  private let rest: [PropertyState]

  /// - Parameter views: their indices among those of the timeline.
  init(_ reader: KeyframedTrackReader, of views: [Int]) {
    timeline = reader.timeline
    isReversed = reader.isReversed
    let tracks = views.enumerated().flatMap { position, view in
      reader.tracksByView[view].map { (view: position, track: $0) }
    }
    self.tracks = tracks
    rest = views.map { _ in .rest }
    breakpoints = Set(
      tracks.flatMap { reader.breakpoints(of: $0.track) } + [0, reader.timeline.duration]
    ).sorted()
  }

  /// The visible part of the states at a time of the timeline from its start to its end.
  func states(at time: Double) -> [PropertyState] {
    var states = rest
    for (view, track) in tracks {
      let value = track.property.visible(
        track.property.unpremultiplied(timeline.value(of: track, at: time)))
      states[view][track.property] = PropertyValue(value, of: track.property)
    }
    return states
  }

  /// The numbers over time, with a derivative along the velocity of the states.
  func function(of number: @escaping Number) -> CurveSampler {
    let (timeline, tracks) = (timeline, tracks)
    // The derivative is a central difference, over a millionth of the duration.
    let step = 1e-6 * timeline.duration
    return CurveSampler(breakpoints: breakpoints) {
      number(states(at: $0))
    } velocity: { time, isBefore in
      let here = states(at: time)
      var (ahead, behind) = (here, here)
      for (view, track) in tracks where track.property.isAnimatable {
        // No number depends on a colour.
        if track.property.isColor { continue }
        let velocity = timeline.velocity(of: track, at: time, isBackwards: isBefore)
        let value = here[view][track.property].vector(of: track.property)
        ahead[view][track.property] = PropertyValue(value + velocity * step, of: track.property)
        behind[view][track.property] = PropertyValue(value - velocity * step, of: track.property)
      }
      return (number(ahead) - number(behind)) / (2 * step)
    }
  }

  /// Keyframes between which numbers of the states may be drawn as straight lines.
  ///
  /// The keyframes are those of all numbers together. Both ends of a line are exact, so that its error is at most
  /// twice that of the line between the keyframes of the number alone.
  ///
  /// - Parameters:
  ///   - tolerance: the largest error of each number.
  ///   - numbers: functions of up to four numbers each.
  func keyframes(within tolerance: Double, following numbers: [Number]) -> Keyframes {
    var found: Keyframes = ([], .zero, 0)
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
          jumps.insert(breakpoints.nearest(to: knot.time) ?? knot.time)
        }
        times.insert(knot.time)
        previous = knot.time
      }
    }
    let resolution = 1e-6 * timeline.duration
    let sortedJumps = jumps.sorted()
    times = times.filter { time in
      sortedJumps.nearest(to: time).map { abs($0 - time) > resolution } ?? true
    }
    for time in times.union(jumps).sorted() {
      guard jumps.contains(time) else {
        found.keyframes.append((time, states(at: time)))
        continue
      }
      // At the very start and end, the state itself is that of one side.
      let before = time > 0 ? time.nextDown : time
      let after = time < timeline.duration ? time.nextUp : time
      found.keyframes.append((time, states(at: before)))
      found.keyframes.append((time, states(at: after)))
    }
    if isReversed {
      found.keyframes = found.keyframes.reversed().map { (timeline.duration - $0.time, $0.states) }
      found.errorTime = timeline.duration - found.errorTime
    }
    return found
  }
}

extension [Double] {
  /// The number of a sorted array that is nearest to another one; of two the lower one.
  fileprivate func nearest(to number: Double) -> Double? {
    var (first, last) = (0, count)
    while first < last {
      let middle = (first + last) / 2
      if self[middle] < number { first = middle + 1 } else { last = middle }
    }
    return self[Swift.max(first - 1, 0)..<Swift.min(first + 1, count)].min {
      abs($0 - number) < abs($1 - number)
    }
  }
}
