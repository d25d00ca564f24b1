import TransitionKit

/// A clip and its corner radius, which are one property of CSS.
struct RoundClip {
  struct Key {
    let time: Double
    let insets: SIMD4<Double>
    let radius: Double
    let easing: Motion.Easing
  }

  let keys: [Key]

  /// What the keys are made of.
  let motions: [Motion]

  /// Takes the keys of both where they are at the same times and have the same easings, and otherwise those of
  /// either, between which all goes straight.
  ///
  /// - Parameters:
  ///   - insets: nil if nothing is clipped but the corners.
  ///   - baked: makes straight lines of a motion.
  init(_ insets: Motion?, _ radius: Motion, baked: (Motion) -> Motion) {
    func isInStep(_ a: Motion, _ b: Motion) -> Bool {
      !a.moves || !b.moves
        || a.keys.elementsEqual(b.keys) { $0.time == $1.time && $0.easing == $1.easing }
    }
    guard let insets else {
      motions = [radius]
      keys = radius.keys.map {
        Key(time: $0.time, insets: .zero, radius: $0.value.x, easing: $0.easing)
      }
      return
    }
    if isInStep(insets, radius) {
      motions = [insets, radius]
      let leading = insets.moves ? insets : radius
      keys = leading.keys.indices.map { index in
        Key(
          time: leading.keys[index].time, insets: insets.keys[insets.moves ? index : 0].value,
          radius: radius.keys[radius.moves ? index : 0].value.x, easing: leading.keys[index].easing)
      }
      return
    }
    let (clip, corners) = (baked(insets), baked(radius))
    motions = [clip, corners]
    keys = Set((clip.keys + corners.keys).map { $0.time }).sorted().map { time in
      Key(
        time: time, insets: clip.lineValue(at: time), radius: corners.lineValue(at: time).x,
        easing: .linear)
    }
  }
}

extension Motion {
  /// The value at a time, of a motion of straight lines between keys at different times.
  fileprivate func lineValue(at time: Double) -> SIMD4<Double> {
    guard let next = keys.firstIndex(where: { $0.time >= time }) else {
      return keys[keys.count - 1].value
    }
    guard next > 0, keys[next].time > time else { return keys[next].value }
    let (a, b) = (keys[next - 1], keys[next])
    return a.value + (b.value - a.value) * ((time - a.time) / (b.time - a.time))
  }
}
