import TransitionKit

/// Rotations as CSS writes them, for the keyframes of one animation.
///
/// With one axis for all of them browsers interpolate the angle. With several, they interpolate quaternions, but
/// Chromium takes axes that are closer than 0.01 rad to each other for the same one, and turns about the first.
/// It does not take opposite axes for the same one, so that of two neighbours that are nearly alike one is
/// written as the opposite axis with the opposite angle, which is the same rotation.
func rotationTexts(of keys: [Motion.Key]) -> [String] {
  if let axis = commonAxis(of: keys.map { $0.value }) {
    return keys.map { key in
      let angle = decimal((vector(key) * axis).sum() * degrees, 9)
      return axis == SIMD3(0, 0, 1) ? angle + "deg" : "\(text(axis)) \(angle)deg"
    }
  }
  var previous: SIMD3<Double>?
  var turns = keys.first.map { wholeTurns(length(vector($0))) } ?? 0
  return keys.indices.map { index in
    let vector = vector(keys[index])
    let length = length(vector)
    if index > 0, keys[index - 1].easing == takenOut { turns = wholeTurns(length) }
    guard length > 0 else {
      previous = nil
      return "0 0 1 0deg"
    }
    let direction = vector / length
    var axis = upright(direction)
    if let previous, isNearlyAlike(axis, previous) { axis = -axis }
    previous = axis
    let angle = length - turns * 2 * .pi
    let isAgainst = (axis * direction).sum() < 0
    return "\(text(distinct(axis))) \(decimal((isAgainst ? -angle : angle) * degrees, 9))deg"
  }
}

extension Motion {
  /// The rotation with two keyframes of one value, and no way between them, wherever whole turns are taken out of
  /// the angle.
  ///
  /// Firefox drops whole turns before it interpolates quaternions, and then goes the long way from 359 to 361
  /// degrees.
  func withTurnsTakenOut(over duration: Double) -> Motion {
    var result: [Key] = []
    var turns = keys.first.map { wholeTurns(length(vector($0))) } ?? 0
    for (key, next) in zip(keys, keys.dropFirst()) {
      let angle = length(vector(next)) - turns * 2 * .pi
      guard abs(angle) > 350 / degrees else {
        result.append(key)
        continue
      }
      turns = wholeTurns(length(vector(key)))
      let gap = min(1e-6 * duration, (next.time - key.time) / 2)
      result.append(Key(time: key.time, value: key.value, easing: takenOut))
      result.append(Key(time: key.time + gap, value: key.value, easing: key.easing))
    }
    return Motion(view: view, property: property, keys: result + keys.suffix(1), entry: entry)
  }
}

/// The easing between two keyframes of which the second has fewer whole turns.
private let takenOut = Motion.Easing.steps(1, .end)

private func wholeTurns(_ angle: Double) -> Double { (angle / (2 * .pi)).rounded() }

private func vector(_ key: Motion.Key) -> SIMD3<Double> {
  SIMD3(key.value.x, key.value.y, key.value.z)
}

private let degrees = 180 / Double.pi

/// The unit axis that several rotations share, be it with different signs; nil if they do not.
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

/// Whether two axes are not the same, but point in so nearly the same direction that a browser may think so.
private func isNearlyAlike(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
  let difference = length(a - b)
  return difference > 1e-9 && difference < 0.02
}

/// The axis, not quite along a coordinate if it points backwards, as WebKit would drop the sign.
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
