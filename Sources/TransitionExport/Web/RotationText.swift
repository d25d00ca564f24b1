import TransitionKit

/// Rotations as CSS writes them, for the keyframes of one animation.
///
/// With one axis for all of them browsers interpolate the angle. With several, they interpolate quaternions, but
/// Chromium takes axes that are closer than 0.01 rad to each other for the same one, and turns about the first.
/// It does not take opposite axes for the same one, so that of two neighbours that are nearly alike one is
/// written as the opposite axis with the opposite angle, which is the same rotation.
func rotationTexts(of rotations: [SIMD4<Double>]) -> [String] {
  if let axis = commonAxis(of: rotations) {
    return rotations.map { rotation in
      let angle = decimal((SIMD3(rotation.x, rotation.y, rotation.z) * axis).sum() * degrees, 9)
      return axis == SIMD3(0, 0, 1) ? angle + "deg" : "\(text(axis)) \(angle)deg"
    }
  }
  var previous: SIMD3<Double>?
  return rotations.map { rotation in
    let vector = SIMD3(rotation.x, rotation.y, rotation.z)
    let angle = length(vector)
    guard angle > 0 else {
      previous = nil
      return "0 0 1 0deg"
    }
    let direction = vector / angle
    var axis = upright(direction)
    if let previous, isNearlyAlike(axis, previous) { axis = -axis }
    previous = axis
    let isAgainst = (axis * direction).sum() < 0
    return "\(text(distinct(axis))) \(decimal((isAgainst ? -angle : angle) * degrees, 9))deg"
  }
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
  "\(decimal(axis.x, 9)) \(decimal(axis.y, 9)) \(decimal(axis.z, 9))"
}

private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
