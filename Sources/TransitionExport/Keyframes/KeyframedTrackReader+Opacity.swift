import TransitionKit

extension KeyframedTrackReader {
  /// The opacity of an element of a scene together with those of the elements that it is in, for formats in which what
  /// moves an element does not fade it; nil if none of them has an opacity.
  ///
  /// - Parameter indices: the elements, in any order.
  package func commonOpacity(
    ofViewsAt indices: [Int], as view: ViewID, tolerance: Tolerance
  ) -> KeyframedTrack? {
    let tracks = indices.compactMap { index in
      tracksByView[index].first { $0.property == .opacity }
    }
    guard let first = tracks.first else { return nil }
    let moving = tracks.filter { track in track.segments.contains { $0.moves } }
    guard moving.count < 2 || timeline.duration == 0 else {
      return oriented(product(of: tracks, as: view, tolerance: tolerance))
    }
    let factor = tracks.reduce(1) { product, track in
      track.target == moving.first?.target
        ? product : product * ViewProperty.opacity.visible(timeline.value(of: track, at: 0)).x
    }
    let single = keyframedTrack(of: moving.first ?? first)
    var entry = AccuracyReport.Entry(
      view: view, property: .opacity, errors: single.entry.errors * factor,
      tolerances: single.entry.tolerances, time: single.entry.time, shift: single.entry.shift)
    entry.snap = single.entry.snap * factor
    let isConstant = moving.isEmpty
    return oriented(
      KeyframedTrack(
        view: view, property: .opacity,
        keyframes: single.keyframes.map { keyframe in
          var value = keyframe.value
          value.x = isConstant ? factor : value.x * factor
          return KeyframedTrack.Keyframe(time: keyframe.time, value: value, easing: keyframe.easing)
        }, entry: entry))
  }

  /// The opacity of several tracks at a time of the timeline, as it plays.
  package func commonOpacity(ofViewsAt indices: [Int], at time: Double) -> Double {
    let time = isReversed ? timeline.duration - time : time
    return indices.reduce(1) { product, index in
      guard let track = tracksByView[index].first(where: { $0.property == .opacity }) else {
        return product
      }
      return product * ViewProperty.opacity.visible(timeline.value(of: track, at: time)).x
    }
  }

  private func product(
    of tracks: [Timeline.Track], as view: ViewID, tolerance: Tolerance
  ) -> KeyframedTrack {
    let samplers = tracks.map { sampler(of: $0) }
    let whole = CurveSampler(breakpoints: Set(samplers.flatMap { $0.breakpoints }).sorted()) {
      time in
      samplers.reduce(SIMD4(1, 0, 0, 0)) { $0 * $1.value(time) }
    } velocity: { time, isBefore in
      var sum = SIMD4<Double>.zero
      for (index, moving) in samplers.enumerated() {
        var term = moving.velocity(time, isBefore)
        for (other, factor) in samplers.enumerated() where other != index {
          term *= factor.value(time)
        }
        sum += term
      }
      return sum
    }
    let tolerances = tolerance.errors(in: whole.range)
    let polyline = Polyline(whole, within: tolerances)
    return KeyframedTrack(
      view: view, property: .opacity, keyframes: polyline.keyframes,
      entry: AccuracyReport.Entry(
        view: view, property: .opacity, errors: polyline.error, tolerances: tolerances,
        time: polyline.errorTime, shift: polyline.shift))
  }

  private func oriented(_ track: KeyframedTrack) -> KeyframedTrack {
    (isReversed ? track.reversed(over: timeline.duration) : track).withoutInitialJumps()
  }
}
