import TransitionExport
import TransitionKit

/// The CSS values of rotations, for the keyframes of one animation.
///
/// If all have one axis, browsers interpolate the angle. Otherwise they interpolate quaternions. But Chromium treats
/// axes within 0.01 rad as equal, and rotates about the first one. It does not do so for opposite axes. So one of two
/// neighbours with nearly equal axes is written with the opposite axis and the opposite angle, which is the same
/// rotation.
func rotationTexts(of keyframes: [KeyframedTrack.Keyframe]) -> [String] {
  if let axis = commonAxis(of: keyframes.map { $0.value }) {
    return keyframes.map { keyframe in
      let angle = decimal((vector(keyframe) * axis).sum() * degrees, 9)
      return axis == SIMD3(0, 0, 1) ? angle + "deg" : "\(text(axis)) \(angle)deg"
    }
  }
  var previous: SIMD3<Double>?
  var rotations = keyframes.first.map { wholeRotations(length(vector($0))) } ?? 0
  return keyframes.indices.map { index in
    let vector = vector(keyframes[index])
    let length = length(vector)
    if index > 0, keyframes[index - 1].easing == rotationChange {
      rotations = wholeRotations(length)
    }
    guard length > 0 else {
      previous = nil
      return "0 0 1 0deg"
    }
    let direction = vector / length
    var axis = upright(direction)
    if let previous, isNearlyAlike(axis, previous) { axis = -axis }
    previous = axis
    let angle = length - rotations * 2 * .pi
    let isAgainst = (axis * direction).sum() < 0
    return "\(text(distinct(axis))) \(decimal((isAgainst ? -angle : angle) * degrees, 9))deg"
  }
}

extension KeyframedTrack {
  /// The rotation with two keyframes of one value wherever the number of whole rotations in the angle changes.
  ///
  /// Firefox drops whole rotations before it interpolates quaternions, so that it rotates by 358 degrees from 359 to
  /// 361 degrees.
  func withoutWholeRotations(over duration: Double) -> KeyframedTrack {
    var result: [Keyframe] = []
    var rotations = keyframes.first.map { wholeRotations(length(vector($0))) } ?? 0
    for (keyframe, next) in zip(keyframes, keyframes.dropFirst()) {
      let angle = length(vector(next)) - rotations * 2 * .pi
      guard abs(angle) > 350 / degrees else {
        result.append(keyframe)
        continue
      }
      rotations = wholeRotations(length(vector(keyframe)))
      let gap = min(1e-6 * duration, (next.time - keyframe.time) / 2)
      result.append(Keyframe(time: keyframe.time, value: keyframe.value, easing: rotationChange))
      result.append(
        Keyframe(time: keyframe.time + gap, value: keyframe.value, easing: keyframe.easing))
    }
    return KeyframedTrack(
      view: view, property: property, keyframes: result + keyframes.suffix(1), entry: entry)
  }
}

/// The easing between two keyframes with different numbers of whole rotations.
private let rotationChange = KeyframeEasing.steps(1, .end)

private func wholeRotations(_ angle: Double) -> Double { (angle / (2 * .pi)).rounded() }

private func vector(_ keyframe: KeyframedTrack.Keyframe) -> SIMD3<Double> {
  SIMD3(keyframe.value.x, keyframe.value.y, keyframe.value.z)
}

private let degrees = 180 / Double.pi

/// The common unit axis of several rotations, which may differ in their sign; nil if there is none.
func commonAxis(of rotations: [SIMD4<Double>]) -> SIMD3<Double>? {
  let vectors = rotations.map { SIMD3($0.x, $0.y, $0.z) }
  guard let longest = vectors.max(by: { length($0) < length($1) }), length(longest) > 0 else {
    return SIMD3(0, 0, 1)
  }
  let axis = upright(longest / length(longest))
  let isShared = vectors.allSatisfy { vector in
    length(vector - axis * (vector * axis).sum()) <= 1e-12 * length(longest)
  }
  return isShared ? axis : nil
}

/// The axis or its opposite, so that the first component that is not 0 is positive.
///
/// WebKit drops the sign of an axis along a coordinate.
private func upright(_ axis: SIMD3<Double>) -> SIMD3<Double> {
  let first = (0..<3).first { axis[$0] != 0 } ?? 0
  return axis[first] < 0 ? -axis : axis
}

/// Whether two different axes are so close that a browser may treat them as equal.
private func isNearlyAlike(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
  let difference = length(a - b)
  return difference > 1e-9 && difference < 0.02
}

/// The axis, slightly tilted if it points backwards along a coordinate, because WebKit would drop its sign.
private func distinct(_ axis: SIMD3<Double>) -> SIMD3<Double> {
  let zeros = (0..<3).filter { abs(axis[$0]) < 5e-10 }
  guard zeros.count == 2, axis.min() < -0.5 else { return axis }
  var axis = axis
  axis[zeros[0]] = 1e-9
  return axis
}

private func text(_ axis: SIMD3<Double>) -> String {
  "\(decimal(axis.x, 12)) \(decimal(axis.y, 12)) \(decimal(axis.z, 12))"
}

private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
