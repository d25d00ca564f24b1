// Method: the angle of the vector whose other side is √(1 - x²), to twice the digits.

extension Double {
  /// The angle of a sine, in radians from -π/2 to π/2; not a number of what is no sine.
  ///
  /// The largest error that was measured is 0.6 units in the last place.
  package static func asin(_ sine: Double) -> Double {
    guard abs(sine) <= 1 else { return .nan }
    guard abs(sine) > 0x1p-30 else { return sine }
    let angle = arcTangent(DoublePair(abs(sine)), over: otherSide(sine))
    return Double(signOf: sine, magnitudeOf: angle.value)
  }

  /// The angle of a cosine, in radians from 0 to π; not a number of what is no cosine.
  ///
  /// The largest error that was measured is 0.6 units in the last place.
  package static func acos(_ cosine: Double) -> Double {
    guard abs(cosine) <= 1 else { return .nan }
    let angle = arcTangent(otherSide(cosine), over: DoublePair(abs(cosine)))
    return cosine < 0 ? (DoublePair.pi - angle).value : angle.value
  }

  private static func otherSide(_ side: Double) -> DoublePair {
    (DoublePair(1) - DoublePair(side, times: side)).normalized.squareRoot
  }
}
