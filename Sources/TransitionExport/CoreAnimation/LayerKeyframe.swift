/// The numbers of an animation at one time.
struct LayerKeyframe {
  let time: Double
  let values: [Double]
  let easing: KeyframeEasing

  init(time: Double, values: [Double], _ easing: KeyframeEasing) {
    (self.time, self.values, self.easing) = (time, values, easing)
  }
}

extension [LayerKeyframe] {
  /// The same lines, with 0 where they are negative.
  var clampedAtZero: [LayerKeyframe] {
    guard contains(where: { $0.values[0] < 0 }) else { return self }
    var result: [LayerKeyframe] = []
    for (index, keyframe) in enumerated() {
      if index > 0 {
        let (before, after) = (self[index - 1], keyframe)
        let (a, b) = (before.values[0], after.values[0])
        if a * b < 0, before.easing == .linear {
          let time = before.time + (after.time - before.time) * (a / (a - b))
          result.append(LayerKeyframe(time: time, values: [0], .linear))
        }
      }
      result.append(
        LayerKeyframe(
          time: keyframe.time, values: [Swift.max(keyframe.values[0], 0)], keyframe.easing))
    }
    return result
  }
}

extension CoreAnimations.TimingFunction {
  /// The curve of an easing; nil for a straight line.
  init?(_ easing: KeyframeEasing) {
    guard case .bezier(let first, let second) = easing else { return nil }
    (self.first, self.second) = (first, second)
  }
}
