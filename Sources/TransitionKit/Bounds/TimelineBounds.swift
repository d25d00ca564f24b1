/// The bounds of what a timeline shows.
struct TimelineBounds: Sendable {
  let timeline: Timeline

  /// The instants at which a value may jump or bend, with the start and the end, in order.
  let instants: [Double]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    var instants = [0, timeline.duration]
    for timing in timeline.timings {
      instants += [timing.start, timing.end]
      instants += timing.breakpoints
    }
    for segment in timeline.tracks.lazy.flatMap({ $0.segments }) {
      let levels = segment.path.breakpoints
      // What a modifier does is looked at closely anyway.
      guard !levels.isEmpty, levels.count <= 512, !segment.isOpaque else { continue }
      instants += timeline.timings[segment.timing].times(at: levels.filter { $0 > 0 && $0 < 1 })
    }
    if timeline.isReversed { instants = instants.map { timeline.duration - $0 } }
    instants = instants.filter { $0 >= 0 && $0 <= timeline.duration }.sorted()
    self.instants = instants.indices.filter { $0 == 0 || instants[$0] > instants[$0 - 1] }
      .map { instants[$0] }
  }

  /// The spans between the instants.
  var spans: [Interval] { zip(instants, instants.dropFirst()).map { Interval($0, $1) } }

  /// The bounds of a track on an open span of time.
  func bounds(of track: Track, over time: Interval) -> LaneJets {
    let outer = natural(track, over: time)
    guard time.width > 0 else { return outer }
    let middle = time.middle
    let inner = LaneJets(
      timeline.value(of: track, at: middle), velocity: timeline.velocity(of: track, at: middle))
    return outer.tightened(by: inner, time - Interval(middle))
  }

  private func natural(_ track: Track, over time: Interval) -> LaneJets {
    guard timeline.isReversed else { return forward(track, over: time) }
    let jets = forward(track, over: Interval(timeline.duration) - time)
    return LaneJets { jets[$0].atRate(-1) }
  }

  private func forward(_ track: Track, over time: Interval) -> LaneJets {
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
