import TransitionKit

extension Timeline {
  /// The same moves with other timings, of which there are as many.
  func retimed(_ timings: [Timing], duration: Double) -> Timeline {
    var segments: [Segment] = []
    let tracks = tracks.map { track in
      let first = segments.count
      segments += track.segments
      return (view: track.target, property: track.property, segments: first..<segments.count)
    }
    return Timeline(
      targets: targets, drawingOrder: drawingOrder, duration: duration, isReversed: isReversed,
      timings: timings, segments: segments, tracks: tracks)
  }

  /// The timeline with animations whose progress is even, at the same times.
  var withEvenProgress: Timeline {
    let timings = timings.map { timing in
      Timing(
        start: timing.start, end: timing.end,
        animation: .linear(duration: timing.end - timing.start),
        easingOverride: timing.easingOverride)
    }
    return retimed(timings, duration: duration)
  }
}

extension Motion {
  /// How long the whole takes: what repeats for ever by its author's wish is no part of it.
  var durationWithoutLoops: Double {
    let moving = timeline.tracks.filter { $0.segments.contains { $0.moves } }
    guard moving.contains(where: { timeline.repeats($0) }) else { return duration }
    let ends = moving.flatMap { $0.segments }.compactMap { segment -> Double? in
      let timing = timeline.timings[segment.timing]
      guard segment.moves, timing.loop == nil else { return nil }
      let end = min(timing.end, duration)
      let start = min(max(timing.start, 0), end)
      return timeline.isReversed ? duration - start : end
    }
    return ends.max() ?? 0
  }
}
