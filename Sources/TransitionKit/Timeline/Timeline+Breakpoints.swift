extension Timeline {
  /// The times between which a track, played forwards, is smooth, in order, with the start and the end.
  package func breakpoints(of track: Track) -> [Double] {
    var times: Set<Double> = [0, duration]
    for segment in track.segments {
      let timing = timings[segment.timing]
      times.formUnion([timing.start, timing.end] + timing.breakpoints)
      times.formUnion(timing.times(at: segment.path.breakpoints))
    }
    return times.filter { $0 >= 0 && $0 <= duration }.sorted()
  }

  /// The positions between which all tracks are smooth, in order, with the start and the end.
  package var breakpoints: [Double] {
    let times = tracks.reduce(into: Set([0, duration])) { $0.formUnion(breakpoints(of: $1)) }
    return times.map { isReversed ? duration - $0 : $0 }.sorted()
  }
}

extension Timeline {
  /// Whether custom animations or modifiers make up values, so that only their code knows when they jump or bend.
  package var hasCode: Bool {
    timings.contains { $0.animation.isOpaque } || segments.contains { $0.path.isCode }
  }
}

extension Animation {
  /// Whether nothing is known of the animation but its values.
  package var isOpaque: Bool {
    if case .custom = base { return true }
    return false
  }
}

extension ValuePath {
  fileprivate var isCode: Bool {
    if case .modifier = self { return true }
    return false
  }
}
