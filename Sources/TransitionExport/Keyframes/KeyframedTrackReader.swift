import TransitionKit

/// Reads the tracks of a timeline as keyframes and easings: exactly where that is possible, and otherwise within
/// a tolerance.
package struct KeyframedTrackReader {
  /// The timeline from its start to its end; a reversed one is read forwards, and its keyframes are reversed.
  package let timeline: Timeline
  /// The tracks by the index of their view.
  let tracksByView: [[Timeline.Track]]
  let isReversed: Bool
  let tolerance: Tolerance
  /// Whether one cycle is read of what repeats for ever.
  private let readsCycles: Bool

  /// - Parameters:
  ///   - tolerance: the largest error of a track that has no exact form.
  ///   - readsCycles: whether one cycle is read of what repeats for ever.
  package init(_ timeline: Timeline, tolerance: Tolerance, readsCycles: Bool = false) {
    self.readsCycles = readsCycles
    isReversed = timeline.isReversed
    self.timeline = isReversed ? timeline.reversed() : timeline
    self.tolerance = tolerance
    var tracks = [[Timeline.Track]](repeating: [], count: timeline.targets.count)
    for track in timeline.tracks { tracks[track.target].append(track) }
    tracksByView = tracks
  }

  /// The tracks of a view, in the order of the properties. A constant track has one keyframe.
  package func tracks(of view: ViewID) -> [KeyframedTrack] {
    timeline.targets.firstIndex { $0.id == view }.map { tracks(ofViewAt: $0) } ?? []
  }

  /// The tracks of the view at an index, in the order of the properties.
  package func tracks(ofViewAt index: Int) -> [KeyframedTrack] {
    let loops = readsCycles ? timeline.loops(of: tracksByView[index]) : [:]
    return tracksByView[index].map { track in
      if let loop = loops[track.property] {
        return repeated(track, loop) { $0.keyframedTrack(of: $1).withoutInitialJumps() }
      }
      let keyframed = keyframedTrack(of: track)
      return (isReversed ? keyframed.reversed(over: timeline.duration) : keyframed)
        .withoutInitialJumps()
    }
  }

  /// The same track with keyframes that are joined by straight lines only.
  package func baked(_ keyframed: KeyframedTrack, tolerance: Tolerance) -> KeyframedTrack {
    guard
      let track = timeline.tracks.first(where: {
        timeline.view(of: $0) == keyframed.view && $0.property == keyframed.property
      })
    else { return keyframed }
    if let loop = keyframed.loop {
      return repeated(track, loop) { $0.bakedTrack(of: $1, tolerance: tolerance) }
    }
    let baked = bakedTrack(of: track, tolerance: tolerance)
    return isReversed ? baked.reversed(over: timeline.duration) : baked
  }

  func keyframedTrack(of track: Timeline.Track) -> KeyframedTrack {
    let view = timeline.view(of: track)
    func keyframed(
      _ keyframes: [KeyframedTrack.Keyframe], from start: SIMD4<Double>? = nil,
      by easing: TrackEasing? = nil
    ) -> KeyframedTrack {
      let (from, to) = (start ?? keyframes.first?.value ?? .zero, keyframes.last?.value ?? .zero)
      let range = magnitude(to - from)
      // A constant has no range; its tolerance is a fraction of its magnitude.
      let size = magnitude(to).replacing(with: 1, where: magnitude(to) .< 1)
      var entry = AccuracyReport.Entry(
        view: view, property: track.property, errors: range * (easing?.error ?? 0),
        tolerances: tolerance.errors(in: range.replacing(with: size, where: range .== 0)),
        time: easing?.errorTime ?? 0, shift: easing?.shift ?? 0)
      entry.snap = snap(of: track)
      return KeyframedTrack(
        view: view, property: track.property, keyframes: keyframes, entry: entry)
    }

    let end = timeline.duration
    let moves = track.segments.contains { $0.moves }
    guard moves, end > 0 else {
      let value = timeline.value(of: track, at: end)
      let shown = track.property.visible(track.property.unpremultiplied(value))
      return keyframed([KeyframedTrack.Keyframe(time: 0, value: shown)])
    }
    if let line = straightLine(of: track), track.property.isVisible(line.from),
      track.property.isVisible(line.to)
    {
      // A value that has its end from the first frame on never has any other value.
      guard line.timing.end > 0 else {
        return keyframed([KeyframedTrack.Keyframe(time: 0, value: line.to)])
      }
      let easing = TrackEasing(line.timing, tolerance: tolerance)
      var first = KeyframedTrack.Keyframe(
        time: easing.start, value: line.from, easing: easing.easing)
      let last = KeyframedTrack.Keyframe(time: easing.end, value: line.to)
      if !line.timing.startsInside {
        return keyframed([first, last], by: easing)
      }
      if easing.start > 0, case .lines(let points) = easing.easing {
        first.easing = .lines([.zero] + points)
        return keyframed([first, last], by: easing)
      }
      // No frame before 0 is seen.
      if let inside = first.startingInside(toward: last), track.property.isVisible(inside.value) {
        return keyframed([inside, last], from: line.from, by: easing)
      }
    }
    return bakedTrack(of: track, tolerance: tolerance)
  }

  private func bakedTrack(of track: Timeline.Track, tolerance: Tolerance) -> KeyframedTrack {
    let sampler = sampler(of: track)
    let tolerances = tolerance.errors(in: sampler.range)
    let polyline = Polyline(sampler, within: tolerances)
    let view = timeline.view(of: track)
    var entry = AccuracyReport.Entry(
      view: view, property: track.property, errors: polyline.error, tolerances: tolerances,
      time: polyline.errorTime, shift: polyline.shift)
    entry.snap = snap(of: track)
    return KeyframedTrack(
      view: view, property: track.property, keyframes: polyline.keyframes, entry: entry)
  }

  /// The largest jump at the end of a spring, which is cut off there, in the unit of the property.
  private func snap(of track: Timeline.Track) -> Double {
    let ends = track.segments.filter { $0.moves }.compactMap { segment -> Double? in
      let timing = timeline.timings[segment.timing]
      guard case .spring = timing.animation.base, timing.end > timing.start else { return nil }
      return timing.end
    }
    return Set(ends).reduce(0) { largest, end in
      let (before, at) = (end - 1e-12 * timeline.duration, end)
      func value(_ time: Double) -> SIMD4<Double> {
        track.property.visible(timeline.value(of: track, at: time))
      }
      let jump = magnitude(value(at) - value(before)).max()
      let size = max(magnitude(value(at)).max(), 1)
      return jump > 1e-9 * size ? max(largest, jump) : largest
    }
  }

  /// The two ends and the timing of a track that moves along one straight line.
  ///
  /// A color does so if only its alpha changes, or if its alpha is constant.
  private func straightLine(
    of track: Timeline.Track
  ) -> (from: SIMD4<Double>, to: SIMD4<Double>, timing: Timing)? {
    let segments = track.segments
    let moving = segments.filter { $0.moves }
    guard let first = moving.first, moving.allSatisfy({ $0.isStraight }),
      moving.allSatisfy({ $0.timing == first.timing })
    else { return nil }
    let composition = track.property.composition
    switch composition {
    case .add: break
    case .multiply: if moving.count > 1 { return nil }
    case .replace, .constant: if segments.count > 1 { return nil }
    }
    func total(_ value: (Timeline.Segment) -> SIMD4<Double>) -> SIMD4<Double> {
      segments.dropFirst().reduce(value(segments[segments.startIndex])) {
        composition == .multiply ? $0 * value($1) : $0 + value($1)
      }
    }
    let (from, to) = (total { $0.start }, total { $0.end })
    let timing = timeline.timings[first.timing]
    guard track.property.isColor else { return (from, to, timing) }
    return straightColors(from: from, to: to).map { ($0, $1, timing) }
  }

  package func sampler(of track: Timeline.Track) -> CurveSampler {
    let (timeline, property) = (timeline, track.property)
    let value = { (time: Double) in
      property.isColor
        ? timeline.color(of: track, at: time) : timeline.value(of: track, at: time)
    }
    return CurveSampler(breakpoints: timeline.breakpoints(of: track)) {
      property.visible(value($0))
    } velocity: { time, isBefore in
      let shown = value(time)
      var velocity = timeline.velocity(of: track, at: time, isBackwards: isBefore)
      if property.isColor {
        velocity = property.unpremultiplied(
          velocity: velocity, at: timeline.visibleColor(of: track, at: time))
      }
      return velocity.replacing(with: 0, where: property.visible(shown) .!= shown)
    }
  }
}
