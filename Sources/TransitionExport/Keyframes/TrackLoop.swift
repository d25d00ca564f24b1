import TransitionKit

/// How one cycle of a track repeats for ever.
package struct TrackLoop: Equatable {
  /// When the first cycle begins, in seconds.
  let start: Double
  /// When it ends.
  private(set) var end: Double
  /// Whether every second cycle goes back.
  package private(set) var autoreverses: Bool
  /// Whether it is the first half of a cycle whose second half goes back as it came, so that what repeats rests at the start.
  package private(set) var isHalved = false
  /// Whether it repeats even if the user prefers reduced motion.
  package let isEssential: Bool

  init?(_ timing: Timing) {
    guard let loop = timing.loop, timing.start + loop.delay >= 0, loop.duration > 0 else {
      return nil
    }
    start = timing.start + loop.delay
    end = start + loop.duration
    autoreverses = loop.autoreverses
    isEssential = loop.isEssential
  }

  /// The first half of a cycle, which goes back as it came.
  fileprivate var halved: TrackLoop {
    var half = self
    half.end = (start + end) / 2
    (half.autoreverses, half.isHalved) = (true, true)
    return half
  }

  /// Properties of which formats make one, so that they repeat together or not at all.
  fileprivate static let groups: [Set<ViewProperty>] = [
    [.frame, .translation], [.clip, .clipRadius], Set(ViewProperty.filters),
  ]
}

extension Timeline {
  /// How a track repeats; nil if something in it does not, or in another way.
  private func loop(of track: Track) -> TrackLoop? {
    let moving = track.segments.filter { $0.moves }
    guard let first = moving.first, let loop = TrackLoop(timings[first.timing]),
      moving.allSatisfy({ TrackLoop(timings[$0.timing]) == loop })
    else { return nil }
    return loop
  }

  /// How the tracks of one view repeat, of those that can be said to.
  func loops(of tracks: [Track]) -> [ViewProperty: TrackLoop] {
    guard !isReversed, tracks.contains(where: { repeats($0) }) else { return [:] }
    var loops: [ViewProperty: TrackLoop] = [:]
    for track in tracks { loops[track.property] = loop(of: track) }
    for group in TrackLoop.groups {
      let moving = tracks.filter { track in
        group.contains(track.property) && track.segments.contains { $0.moves }
      }
      guard moving.contains(where: { loops[$0.property] != loops[moving[0].property] }) else {
        continue
      }
      for property in group { loops[property] = nil }
    }
    for (property, loop) in loops where !loop.autoreverses {
      let group = TrackLoop.groups.first { $0.contains(property) } ?? [property]
      let moving = tracks.filter { track in
        group.contains(track.property) && track.segments.contains { $0.moves }
      }
      if moving.allSatisfy({ goesBack($0, in: loop) }) { loops[property] = loop.halved }
    }
    return loops
  }

  /// Whether the second half of a cycle is the first one backwards, as that of an emphasis that plays there and back.
  private func goesBack(_ track: Track, in loop: TrackLoop) -> Bool {
    let cycle = cycle(of: track, loop)
    let alone = cycle.tracks[0]
    let reader = KeyframedTrackReader(cycle, tolerance: Tolerance(0.001))
    // Between its breakpoints a sampled track is straight. Others are looked at in between, too.
    let times =
      reader.timeline.breakpoints(of: alone) + (0...100).map { cycle.duration * Double($0) / 100 }
    return times.allSatisfy { time in
      let (there, back) = (
        cycle.value(of: alone, at: time), cycle.value(of: alone, at: cycle.duration - time)
      )
      let size = max(magnitude(there).max(), 1)
      return magnitude(there - back).max() <= 1e-9 * size
    }
  }

  /// One cycle of a track that repeats, alone and from the time 0 on.
  fileprivate func cycle(of track: Track, _ loop: TrackLoop) -> Timeline {
    let duration = loop.end - loop.start
    let whole = loop.isHalved ? 2 * duration : duration
    return Timeline(
      targets: [
        TransitionTarget(id: targets[track.target].id, operation: targets[track.target].operation)
      ], drawingOrder: [0], duration: duration, isReversed: false,
      timings: timings.map { $0.cycle(lasting: whole) }, segments: Array(track.segments),
      tracks: [(0, track.property, track.segments.indices.shifted(to: 0))])
  }
}

extension Timing {
  /// One cycle of what repeats, from the time 0 on: without the delays around it, and without a repetition, so that a curve stays
  /// one.
  fileprivate func cycle(lasting duration: Double) -> Timing {
    guard let inner = animation.cycleModifier else {
      return Timing(start: 0, end: duration, animation: animation, rate: rate)
    }
    let rate = animation.modifiers[inner...].reduce(rate) {
      if case .speed(let speed) = $1 { return $0 * speed }
      return $0
    }
    let cycle = Animation(base: animation.base, modifiers: Array(animation.modifiers[..<inner]))
    return Timing(start: 0, end: duration, animation: cycle, rate: rate)
  }
}

extension Range<Int> {
  fileprivate func shifted(to start: Int) -> Range<Int> { start..<start + count }
}

extension KeyframedTrackReader {
  /// One cycle of a track that repeats, with keyframes from its start to its end.
  ///
  /// - Parameter read: reads the only track of a timeline.
  func repeated(
    _ track: Timeline.Track, _ loop: TrackLoop,
    _ read: (KeyframedTrackReader, Timeline.Track) -> KeyframedTrack
  ) -> KeyframedTrack {
    let cycle = timeline.cycle(of: track, loop)
    let reader = KeyframedTrackReader(cycle, tolerance: tolerance)
    var result = read(reader, cycle.tracks[0])
    guard let first = result.keyframes.first, let last = result.keyframes.last, result.moves else {
      return result
    }
    if first.time > 0 {
      result.keyframes.insert(KeyframedTrack.Keyframe(time: 0, value: first.value), at: 0)
    }
    if last.time < cycle.duration {
      result.keyframes.append(KeyframedTrack.Keyframe(time: cycle.duration, value: last.value))
    }
    result.keyframes = result.keyframes.map {
      KeyframedTrack.Keyframe(time: $0.time + loop.start, value: $0.value, easing: $0.easing)
    }
    result.entry.time += loop.start
    result.loop = loop
    return result
  }
}

extension Presentation {
  /// The repetitions that a format does not express, a sentence each.
  ///
  /// - Parameter repeats: whether it repeats what can be said to.
  func omittedRepetitions(repeats: Bool) -> [String] {
    guard timeline.timings.contains(where: { $0.loop != nil }) else { return [] }
    var omissions: [String] = []
    for tracks in Dictionary(grouping: timeline.tracks, by: { $0.target }).sorted(by: {
      $0.key < $1.key
    }).map({ $0.value }) {
      let loops = repeats ? timeline.loops(of: tracks) : [:]
      for track in tracks where timeline.repeats(track) && loops[track.property] == nil {
        omissions.append(
          "the repetition of \(track.view.label).\(track.property): one cycle is exported")
      }
    }
    return omissions
  }
}
