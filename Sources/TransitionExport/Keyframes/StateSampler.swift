import TransitionKit

/// The states of some views over time, and keyframes that approximate any smooth numbers of them.
package struct StateSampler {
  /// A function of the states of the views, in their order.
  package typealias Number = ([PropertyState]) -> SIMD4<Double>

  /// Keyframes with the states of all views, and the largest error of each of the numbers that they approximate.
  package typealias Keyframes = (
    keyframes: [(time: Double, states: [PropertyState])], error: SIMD4<Double>, errorTime: Double
  )

  /// The timeline from its start to its end.
  package let timeline: Timeline
  let breakpoints: [Double]
  private let isReversed: Bool
  /// The tracks that change.
  private let moving: [(view: Int, track: Timeline.Track)]
  /// The states without them.
  private let rest: [PropertyState]
  private let last = Last()

  /// The states at the last time: numbers and their velocities are asked for one after the other.
  private final class Last {
    var time = Double.nan
    var states: [PropertyState] = []
  }

  /// - Parameter views: their indices among those of the timeline.
  init(_ reader: KeyframedTrackReader, of views: [Int]) {
    timeline = reader.timeline
    isReversed = reader.isReversed
    let tracks = views.enumerated().flatMap { position, view in
      reader.tracksByView[view].map { (view: position, track: $0) }
    }
    moving = tracks.filter { !$0.track.isConstant }
    var rest = views.map { _ in PropertyState.rest }
    for (view, track) in tracks where track.isConstant {
      rest[view].show(track, of: timeline, at: 0)
    }
    self.rest = rest
    breakpoints = Set(
      tracks.flatMap { reader.timeline.breakpoints(of: $0.track) } + [0, reader.timeline.duration]
    ).sorted()
  }

  /// The visible part of the states at a time of the timeline from its start to its end.
  package func states(at time: Double) -> [PropertyState] {
    if last.time == time { return last.states }
    var states = rest
    for (view, track) in moving { states[view].show(track, of: timeline, at: time) }
    (last.time, last.states) = (time, states)
    return states
  }

  /// The numbers over time, with a derivative along the velocity of the states.
  func function(of number: @escaping Number) -> CurveSampler {
    let (timeline, moving) = (timeline, moving)
    // The derivative is a central difference, over a millionth of the duration.
    let step = 1e-6 * timeline.duration
    return CurveSampler(breakpoints: breakpoints) {
      number(states(at: $0))
    } velocity: { time, isBefore in
      let here = states(at: time)
      var (ahead, behind) = (here, here)
      var moves = false
      for (view, track) in moving where track.property.isAnimatable {
        // No number depends on a color.
        if track.property.isColor { continue }
        let velocity = timeline.velocity(of: track, at: time, isBackwards: isBefore)
        if velocity == .zero { continue }
        moves = true
        let value = here[view][track.property].vector(of: track.property)
        ahead[view][track.property] = PropertyValue(value + velocity * step, of: track.property)
        behind[view][track.property] = PropertyValue(value - velocity * step, of: track.property)
      }
      return moves ? (number(ahead) - number(behind)) / (2 * step) : .zero
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
  package func keyframes(within tolerance: Double, following numbers: [Number]) -> Keyframes {
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

extension Timeline.Track {
  /// Whether it has the same value at all times.
  fileprivate var isConstant: Bool { segments.count == 1 && !segments.contains { $0.moves } }
}

extension PropertyState {
  /// Takes on the visible part of the value of a track.
  fileprivate mutating func show(_ track: Timeline.Track, of timeline: Timeline, at time: Double) {
    let value = track.property.unpremultiplied(timeline.value(of: track, at: time))
    self[track.property] = PropertyValue(track.property.visible(value), of: track.property)
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
