// Method: the angle less the nearest multiple of π/2, which is counted, is at most π/4. There
// sin y = y + y z p(z) and cos y = 1 - z/2 + z² q(z) with z = y². The polynomials p and q have the least largest
// errors relative to 1, 2^-58 and 2^-64. They were computed by Remez's exchange with mpmath and 80 digits.

extension Double {
  /// The sine of an angle in radians.
  ///
  /// The largest error that was measured is 0.8 units in the last place, of every angle up to the largest number.
  package static func sin(_ angle: Double) -> Double {
    if abs(angle) <= 0x1p-27 { return angle }
    let reduced = ReducedAngle(angle)
    let value = reduced.quadrant & 1 == 0 ? reduced.sine : reduced.cosine
    return value.negated(in: reduced.quadrant)
  }

  /// The cosine of an angle in radians.
  ///
  /// The largest error that was measured is 0.8 units in the last place, of every angle up to the largest number.
  package static func cos(_ angle: Double) -> Double {
    let reduced = ReducedAngle(angle)
    let value = reduced.quadrant & 1 == 0 ? reduced.cosine : reduced.sine
    return value.negated(in: reduced.quadrant &+ 1)
  }

  /// The sine and the cosine of an angle in radians, for less than the cost of two. They are those of `sin` and `cos`.
  package static func sinAndCos(_ angle: Double) -> (sin: Double, cos: Double) {
    if abs(angle) <= 0x1p-27 { return (angle, 1) }
    let reduced = ReducedAngle(angle)
    let (sine, cosine) = (reduced.sine, reduced.cosine)
    let isOdd = reduced.quadrant & 1 != 0
    return (
      (isOdd ? cosine : sine).negated(in: reduced.quadrant),
      (isOdd ? sine : cosine).negated(in: reduced.quadrant &+ 1)
    )
  }

  /// The number, or its opposite where the second bit of a count is set.
  @inline(__always)
  fileprivate func negated(in quadrant: UInt64) -> Double {
    Double(bitPattern: bitPattern ^ ((quadrant & 2) << 62))
  }
}

extension ReducedAngle {
  @inline(__always)
  fileprivate var sine: Double {
    let z = high * high
    let p =
      -0x1.5555555555549p-3 + z
      * (0x1.111111110f87ap-7 + z
        * (-0x1.a01a019c118cep-13 + z
          * (0x1.71de3577ad537p-19 + z * (-0x1.ae5e6634141b7p-26 + z * 0x1.5d92ff43d63adp-33))))
    return high + (high * z * p + low * (1 - z / 2))
  }

  @inline(__always)
  fileprivate var cosine: Double {
    let z = high * high
    let q =
      0x1.555555555554cp-5 + z
      * (-0x1.6c16c16c1517ep-10 + z
        * (0x1.a01a019cb1c41p-16 + z
          * (-0x1.27e4f809f56d8p-22 + z * (0x1.1ee9ebec82a70p-29 + z * -0x1.8fae9e341ae3cp-37))))
    let start = DoublePair(1, plus: -z / 2)
    return start.high + (start.low + (z * z * q - high * low))
  }
}
