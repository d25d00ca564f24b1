extension Double {
  /// A power, with the exceptions of IEEE 754: everything to the power of 0 is 1, and so is 1 to every power.
  ///
  /// It is e^(y log x), where the product has 68 bits. The largest error that was measured is 0.7 units in the last
  /// place, and 0.75 for results that are too small to be normal numbers.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    guard !x.isNaN, !y.isNaN else { return .nan }
    let isWhole = y == y.rounded(.towardZero)
    let isOdd = isWhole && abs(y) < 0x1p53 && y / 2 != (y / 2).rounded(.towardZero)
    guard x > 0 || isWhole || x == 0 || x.isInfinite else { return .nan }
    let magnitude = powerOfPositive(abs(x), y)
    return x.sign == .minus && isOdd ? -magnitude : magnitude
  }

  private static func powerOfPositive(_ x: Double, _ y: Double) -> Double {
    if x == 1 { return 1 }
    if x == 0 { return y < 0 ? .infinity : 0 }
    if x.isInfinite || y.isInfinite { return (x > 1) == (y > 0) ? .infinity : 0 }
    let logarithm = logarithm(x)
    let estimate = logarithm.high * y
    // What is larger overflows, or vanishes, and its lower part may be no number.
    guard abs(estimate) < 800 else { return estimate > 0 ? .infinity : 0 }
    return exponential((logarithm * DoublePair(y)).normalized)
  }
}
