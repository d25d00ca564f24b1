import TransitionKit

/// The bounds of what a timeline shows.
struct TimelineBounds: Sendable {
  let timeline: Timeline

  /// The times at which a value may jump or bend, with the start and the end, in order.
  let instants: [Double]

  /// The times of each track, by its view and property.
  private let instantsOfTracks: [Slot: [Double]]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    let timings = timeline.timings.map { [$0.start, $0.end] + $0.breakpoints }
    var instantsOfTracks: [Slot: [Double]] = [:]
    for track in timeline.tracks {
      instantsOfTracks[track.slot] = timeline.instants(
        track.segments.reduce(into: []) { times, segment in
          times += timings[segment.timing]
          let levels = segment.path.breakpoints
          // What a modifier does is looked at closely anyway.
          guard !levels.isEmpty, levels.count <= 512, !segment.isOpaque else { return }
          times += timeline.timings[segment.timing].times(at: levels.filter { $0 > 0 && $0 < 1 })
        })
    }
    self.instantsOfTracks = instantsOfTracks
    instants =
      instantsOfTracks.values.reduce(into: timeline.instants(timings.flatMap { $0 })) {
        $0 += $1
      }.sortedWithoutDuplicates
  }

  /// The times at which a value of some tracks may jump or bend, with the start and the end, in order.
  func instants(of tracks: some Sequence<Timeline.Track>) -> [Double] {
    var instants = [0, timeline.duration]
    for track in tracks { instants += instantsOfTracks[track.slot] ?? [] }
    return instants.sortedWithoutDuplicates
  }

  /// The bounds of a track on an open span of time.
  ///
  /// What happens at a breakpoint at one of its ends is not in it, although the time of a breakpoint is rounded.
  func bounds(of track: Timeline.Track, over time: Interval) -> LaneJets {
    let hair = min(1e-14 * max(timeline.duration, 1), time.width / 8)
    return bounds(of: track, over: time, natural(track, over: time.widened(by: -hair)))
  }

  /// The bounds of a track on an open span of time, and what may be on the other side of breakpoints at its ends, as their times are rounded.
  func wideBounds(of track: Timeline.Track, over time: Interval) -> LaneJets {
    bounds(of: track, over: time, natural(track, over: time))
  }

  private func bounds(
    of track: Timeline.Track, over time: Interval, _ outer: LaneJets
  ) -> LaneJets {
    guard time.width > 0 else { return outer }
    let middle = time.middle
    let inner = LaneJets(
      timeline.value(of: track, at: middle), velocity: timeline.velocity(of: track, at: middle))
    return outer.tightened(by: inner, time - Interval(middle))
  }

  private func natural(_ track: Timeline.Track, over time: Interval) -> LaneJets {
    guard timeline.isReversed else { return forward(track, over: time) }
    let jets = forward(track, over: Interval(timeline.duration) - time)
    return LaneJets { jets[$0].atRate(-1) }
  }

  private func forward(_ track: Timeline.Track, over time: Interval) -> LaneJets {
    func segment(_ index: Int) -> LaneJets {
      let segment = track.segments[index]
      guard segment.moves else { return LaneJets(segment.start) }
      let progress = timeline.timings[segment.timing].bounds(over: time)
      return segment.bounds(over: progress.value).composed(with: progress)
    }
    let first = track.segments.startIndex
    guard track.segments.count > 1 else { return segment(first) }
    switch track.property.composition {
    case .add:
      return track.segments.indices.dropFirst().reduce(segment(first)) { $0 + segment($1) }
    case .multiply:
      return track.segments.indices.dropFirst().reduce(segment(first)) { $0 * segment($1) }
    case .replace, .constant:
      // They are sorted by their starts, and the latest that has started counts.
      func start(_ index: Int) -> Double { timeline.timings[track.segments[index].timing].start }
      var found: LaneJets?
      for index in track.segments.indices {
        let begins = start(index) == start(first) ? -Double.infinity : start(index)
        let next = track.segments.indices.first { $0 > index && start($0) > start(index) }
        let isLatest =
          index == track.segments.indices.last { start($0) == start(index) }
        let ends = next.map(start) ?? .infinity
        guard isLatest, begins < time.upper || time.width == 0, ends > time.lower,
          begins <= time.upper
        else { continue }
        let jets = segment(index)
        found = found?.followed(by: jets, isContinuous: false) ?? jets
      }
      return found ?? segment(first)
    }
  }
}

extension Timeline {
  /// The start, the end, and times of the clock of the timings in between, in order.
  fileprivate func instants(_ times: [Double]) -> [Double] {
    let shown = isReversed ? times.map { duration - $0 } : times
    return ([0, duration] + shown.filter { $0 > 0 && $0 < duration }).sortedWithoutDuplicates
  }
}

extension [Double] {
  /// At most a number of the elements, evenly chosen, with the first and the last.
  func thinned(to most: Int) -> [Double] {
    guard count > most, most > 1 else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }

  fileprivate var sortedWithoutDuplicates: [Double] {
    let sorted = sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0] > sorted[$0 - 1] }.map { sorted[$0] }
  }
}
