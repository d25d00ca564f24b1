import TransitionExport
import TransitionKit

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
  ///
  /// - Parameter multiplies: whether what is shown is the product of the first number of the first track, such as the opacity of
  ///   a shadow, and of the values of the other one. If both move, that is no straight line, so that more keyframes are needed.
  init(
    _ tracks: [KeyframedTrack], multiplies: Bool = false,
    baked: (KeyframedTrack) -> KeyframedTrack
  ) {
    let leading = tracks.first { $0.moves } ?? tracks[0]
    loop = leading.loop
    let isProduct = multiplies && tracks.count { $0.moves } > 1
    let areSynchronized =
      !isProduct
      && tracks.allSatisfy { track in
        !track.moves
          || track.keyframes.elementsEqual(leading.keyframes) {
            $0.time == $1.time && $0.easing == $1.easing
          }
      }
    guard areSynchronized else {
      let lines = tracks.map(baked)
      self.tracks = lines
      let moving = loop == nil ? lines : lines.filter { $0.moves }
      let corners = Set(moving.flatMap { $0.keyframes }.map { $0.time }).sorted()
      let times =
        isProduct ? corners.refined { time in lines.map { $0.lineValue(at: time) } } : corners
      keyframes = times.map { time in
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

extension [Double] {
  /// The same times with others between them, so that the product of two values that change in straight lines from one to the
  /// next differs from a straight line by at most half a step of a color.
  fileprivate func refined(_ values: (Double) -> [SIMD4<Double>]) -> [Double] {
    var times = Array(prefix(1))
    for (start, end) in zip(self, dropFirst()) {
      let changes = zip(values(start), values(end)).map { magnitude($1 - $0) }
      // Half-way, a product of two straight lines is off by a quarter of the product of their changes.
      let error = changes.dropFirst().reduce((changes.first?.x ?? 0) / 4) { $0 * $1.max() }
      let count = Int(Swift.min((error * 2 * 255).squareRoot().rounded(.up), 32))
      for step in 1..<Swift.max(count, 1) {
        times.append(start + (end - start) * Double(step) / Double(count))
      }
      times.append(end)
    }
    return times
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
