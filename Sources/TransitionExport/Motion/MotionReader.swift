import TransitionKit

/// Reads the tracks of a timeline as motions: exactly where keyframes and easings can say it, and within a
/// tolerance where they cannot.
struct MotionReader {
  /// The timeline from its start to its end; one that is reversed is read forwards and turned round.
  private let timeline: Timeline
  /// The tracks of each view, as a view in many pieces has many.
  private let tracks: [[Track]]
  private let isReversed: Bool
  private let tolerance: Tolerance

  /// - Parameter tolerance: what is allowed where no exact form exists.
  init(_ timeline: Timeline, tolerance: Tolerance) {
    isReversed = timeline.isReversed
    self.timeline = isReversed ? timeline.reversed() : timeline
    self.tolerance = tolerance
    var tracks = [[Track]](repeating: [], count: timeline.layout.targets.count)
    for track in timeline.tracks { tracks[track.target].append(track) }
    self.tracks = tracks
  }

  /// The motions of a view, in the order of the properties. What stands still has one keyframe.
  func motions(of view: ViewID) -> [Motion] {
    timeline.layout.targets.firstIndex { $0.id == view }.map { motions(ofViewAt: $0) } ?? []
  }

  /// The motions of the view with a number, in the order of the properties.
  func motions(ofViewAt number: Int) -> [Motion] {
    tracks[number].map { track in
      var motion = motion(of: track)
      if isReversed { motion = motion.reversed(over: timeline.duration) }
      return motion.withSeparateStarts()
    }
  }

  /// The same motion by keyframes that are joined by straight lines only.
  func baked(_ motion: Motion, tolerance: Tolerance) -> Motion {
    guard
      let track = timeline.tracks.first(where: {
        timeline.view(of: $0) == motion.view && $0.property == motion.property
      })
    else { return motion }
    let baked = bakedMotion(of: track, tolerance: tolerance)
    return isReversed ? baked.reversed(over: timeline.duration) : baked
  }

  private func motion(of track: Track) -> Motion {
    let view = timeline.view(of: track)
    func motion(_ keys: [Motion.Key], within pace: TrackEasing? = nil) -> Motion {
      let (from, to) = (keys.first?.value ?? .zero, keys.last?.value ?? .zero)
      let way = magnitude(to - from)
      // What stands still has a size instead of a range.
      let size = magnitude(to).replacing(with: 1, where: magnitude(to) .< 1)
      var entry = AccuracyReport.Entry(
        view: view, property: track.property, errors: way * (pace?.error ?? 0),
        tolerances: tolerance.errors(in: way.replacing(with: size, where: way .== 0)),
        time: pace?.errorTime ?? 0, shift: pace?.shift ?? 0)
      entry.snap = snap(of: track)
      return Motion(view: view, property: track.property, keys: keys, entry: entry)
    }

    let end = timeline.duration
    let moves = track.segments.contains { $0.moves }
    guard moves, end > 0 else {
      let value = timeline.value(of: track, at: end)
      let shown = track.property.visible(track.property.unpremultiplied(value))
      return motion([Motion.Key(time: 0, value: shown)])
    }
    if let line = straightLine(of: track), track.property.isVisible(line.from),
      track.property.isVisible(line.to)
    {
      // What is at its end from the first frame on is never seen anywhere else.
      guard line.timing.end > 0 else { return motion([Motion.Key(time: 0, value: line.to)]) }
      let pace = TrackEasing(line.timing, tolerance: tolerance)
      return motion(
        [
          Motion.Key(time: pace.start, value: line.from, easing: pace.easing),
          Motion.Key(time: pace.end, value: line.to),
        ], within: pace)
    }
    return bakedMotion(of: track, tolerance: tolerance)
  }

  private func bakedMotion(of track: Track, tolerance: Tolerance) -> Motion {
    let sampler = sampler(of: track)
    let tolerances = tolerance.errors(in: sampler.range)
    let polyline = Polyline(sampler, within: tolerances)
    let view = timeline.view(of: track)
    var entry = AccuracyReport.Entry(
      view: view, property: track.property, errors: polyline.error, tolerances: tolerances,
      time: polyline.errorTime, shift: polyline.shift)
    entry.snap = snap(of: track)
    return Motion(
      view: view, property: track.property,
      keys: polyline.knots.map { Motion.Key(time: $0.time, value: $0.value) }, entry: entry)
  }

  /// How far the value jumps where a spring is cut off, in the unit of the property.
  private func snap(of track: Track) -> Double {
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
  /// A colour does so if it is one colour, or has one alpha, throughout.
  private func straightLine(
    of track: Track
  ) -> (from: SIMD4<Double>, to: SIMD4<Double>, timing: Timing)? {
    let segments = track.segments
    let moving = segments.filter { $0.moves }
    guard let first = moving.first, moving.allSatisfy({ $0.path == .straight }),
      moving.allSatisfy({ $0.timing == first.timing })
    else { return nil }
    let composition = track.property.composition
    switch composition {
    case .add: break
    case .multiply: if moving.count > 1 { return nil }
    case .replace, .constant: if segments.count > 1 { return nil }
    }
    func total(_ value: (Segment) -> SIMD4<Double>) -> SIMD4<Double> {
      segments.dropFirst().reduce(value(segments[segments.startIndex])) {
        composition == .multiply ? $0 * value($1) : $0 + value($1)
      }
    }
    let (from, to) = (total { $0.start }, total { $0.end })
    let timing = timeline.timings[first.timing]
    guard track.property.isColor else { return (from, to, timing) }
    return straightColors(from: from, to: to).map { ($0, $1, timing) }
  }

  /// The times between which a track of the timeline read forwards is smooth.
  func breakpoints(of track: Track) -> [Double] { sampler(of: track).breakpoints }

  private func sampler(of track: Track) -> CurveSampler {
    var breakpoints = [0, timeline.duration]
    for segment in track.segments {
      let timing = timeline.timings[segment.timing]
      breakpoints += [timing.start, timing.end] + timing.breakpoints
      breakpoints += timing.times(at: segment.path.breakpoints)
    }
    let (timeline, property) = (timeline, track.property)
    let value = { (time: Double) in
      property.isColor
        ? timeline.color(of: track, at: time) : timeline.value(of: track, at: time)
    }
    return CurveSampler(
      breakpoints: Set(breakpoints).filter { $0 >= 0 && $0 <= timeline.duration }.sorted()
    ) {
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
