import TransitionKit

/// A clip and its corner radius, which are one property of CSS.
struct RoundClip {
  struct Keyframe {
    let time: Double
    let insets: SIMD4<Double>
    let radius: Double
    let easing: KeyframeEasing
  }

  let keyframes: [Keyframe]

  /// The tracks of the keyframes.
  let tracks: [KeyframedTrack]

  /// Combines two tracks. If they have the same times and easings, so has the result; otherwise both are baked, and
  /// the result has the keyframes of both.
  ///
  /// - Parameters:
  ///   - insets: nil if only the corners are clipped.
  ///   - baked: returns a track with straight lines only.
  init(
    _ insets: KeyframedTrack?, _ radius: KeyframedTrack, baked: (KeyframedTrack) -> KeyframedTrack
  ) {
    func areSynchronized(_ a: KeyframedTrack, _ b: KeyframedTrack) -> Bool {
      !a.moves || !b.moves
        || a.keyframes.elementsEqual(b.keyframes) { $0.time == $1.time && $0.easing == $1.easing }
    }
    guard let insets else {
      tracks = [radius]
      keyframes = radius.keyframes.map {
        Keyframe(time: $0.time, insets: .zero, radius: $0.value.x, easing: $0.easing)
      }
      return
    }
    if areSynchronized(insets, radius) {
      tracks = [insets, radius]
      let leading = insets.moves ? insets : radius
      keyframes = leading.keyframes.indices.map { index in
        Keyframe(
          time: leading.keyframes[index].time,
          insets: insets.keyframes[insets.moves ? index : 0].value,
          radius: radius.keyframes[radius.moves ? index : 0].value.x,
          easing: leading.keyframes[index].easing)
      }
      return
    }
    let (clip, corners) = (baked(insets), baked(radius))
    tracks = [clip, corners]
    keyframes = Set((clip.keyframes + corners.keyframes).map { $0.time }).sorted().map { time in
      Keyframe(
        time: time, insets: clip.lineValue(at: time), radius: corners.lineValue(at: time).x,
        easing: .linear)
    }
  }
}

extension KeyframedTrack {
  /// The value at a time, of a track with straight lines between keyframes at different times.
  fileprivate func lineValue(at time: Double) -> SIMD4<Double> {
    guard let next = keyframes.firstIndex(where: { $0.time >= time }) else {
      return keyframes[keyframes.count - 1].value
    }
    guard next > 0, keyframes[next].time > time else { return keyframes[next].value }
    let (a, b) = (keyframes[next - 1], keyframes[next])
    return a.value + (b.value - a.value) * ((time - a.time) / (b.time - a.time))
  }
}
