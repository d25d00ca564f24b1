import TransitionKit

extension Timeline {
  /// The spans in which a view is not on screen.
  func absences(
    _ presence: [ClosedRange<Double>]?
  ) -> [(start: Double, end: Double)] {
    guard let presence else { return [] }
    let ends = [0] + presence.map { $0.upperBound }
    return zip(ends, presence.map { $0.lowerBound } + [duration]).filter { $0 < $1 }
      .map { (start: $0, end: $1) }
  }

  /// The timeline, in which views that are not on screen have the opacity 0.
  func hiding(_ presence: [ViewID: [ClosedRange<Double>]]) -> Timeline {
    guard presence.keys.contains(where: { !absences(presence[$0]).isEmpty }) else { return self }
    var segments: [Segment] = []
    var tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)] = []
    let visible = ViewProperty.opacity.identityVector
    var invisible = visible
    invisible.x = 0
    var timings = timings
    let timing = Timing(start: 0, end: duration, animation: .linear(duration: duration))
    let whole = timings.firstIndex(of: timing) ?? timings.count
    if whole == timings.count { timings.append(timing) }
    for (index, target) in targets.enumerated() {
      var own = self.tracks.filter { $0.target == index }.map {
        (property: $0.property, segments: Array($0.segments))
      }
      var steps: [(duration: Double, value: SIMD4<Double>)] = []
      var (time, shown) = (0.0, visible)
      for absence in absences(presence[target.id]) {
        for (moment, value) in [(absence.start, invisible), (absence.end, visible)]
          as [(Double, SIMD4<Double>)]
        {
          steps += [(moment - time, shown), (0, value)]
          (time, shown) = (moment, value)
        }
      }
      if !steps.isEmpty {
        // A view that comes later begins invisible, and one that has left stays so until the end.
        let first = steps[0].duration > 0 ? visible : invisible
        let rest = Array(steps.drop { $0.duration == 0 })
        let kept = time >= duration ? Array(rest.dropLast()) : rest
        var hidden = Segment(
          from: first, steps: kept, holdingFor: duration - time, completion: visible)
        hidden.timing = whole
        if let opacity = own.firstIndex(where: { $0.property == .opacity }) {
          own[opacity].segments.append(hidden)
        } else {
          own.append((.opacity, [hidden]))
        }
      }
      for track in own {
        tracks.append(
          (index, track.property, segments.count..<segments.count + track.segments.count))
        segments += track.segments
      }
    }
    return Timeline(
      targets: targets, drawingOrder: drawingOrder, duration: duration, isReversed: isReversed,
      timings: timings,
      segments: segments, tracks: tracks)
  }
}
