/// Tracks that are one property of CSS, such as a clip and its corner radius.
struct MergedTracks {
  struct Keyframe {
    let time: Double
    /// The values of the tracks, in their order.
    let values: [SIMD4<Double>]
    let easing: KeyframeEasing
  }

  let keyframes: [Keyframe]

  /// How they repeat for ever, all that move in one way; nil if they do not.
  let loop: TrackLoop?

  /// The tracks of the keyframes.
  let tracks: [KeyframedTrack]

  /// Combines tracks. If those that move have the same times and easings, so has the result; otherwise all are baked,
  /// and the result has the keyframes of all.
  ///
  /// - Parameter baked: returns a track with straight lines only.
  init(_ tracks: [KeyframedTrack], baked: (KeyframedTrack) -> KeyframedTrack) {
    let leading = tracks.first { $0.moves } ?? tracks[0]
    loop = leading.loop
    let areSynchronized = tracks.allSatisfy { track in
      !track.moves
        || track.keyframes.elementsEqual(leading.keyframes) {
          $0.time == $1.time && $0.easing == $1.easing
        }
    }
    guard areSynchronized else {
      let lines = tracks.map(baked)
      self.tracks = lines
      let moving = loop == nil ? lines : lines.filter { $0.moves }
      keyframes = Set(moving.flatMap { $0.keyframes }.map { $0.time }).sorted().map { time in
        Keyframe(time: time, values: lines.map { $0.lineValue(at: time) }, easing: .linear)
      }
      return
    }
    self.tracks = tracks
    keyframes = leading.keyframes.enumerated().map { index, keyframe in
      Keyframe(
        time: keyframe.time, values: tracks.map { $0.keyframes[$0.moves ? index : 0].value },
        easing: keyframe.easing)
    }
  }
}

extension KeyframedTrack {
  /// The value at a time, of a track with straight lines between keyframes at different times.
  fileprivate func lineValue(at time: Double) -> SIMD4<Double> {
    var (next, end) = (0, keyframes.count)
    while next < end {
      let middle = (next + end) / 2
      if keyframes[middle].time >= time { end = middle } else { next = middle + 1 }
    }
    guard next < keyframes.count else { return keyframes[keyframes.count - 1].value }
    guard next > 0, keyframes[next].time > time else { return keyframes[next].value }
    let (a, b) = (keyframes[next - 1], keyframes[next])
    return a.value + (b.value - a.value) * ((time - a.time) / (b.time - a.time))
  }
}
