// Method: n/d up to 1 is compared with c, which is 0, ½ or 1, and arctan(n/d) = arctan c + arctan t with
// t = (n - c d) / (d + c n), which is at most ¼. The difference is exact (P. H. Sterbenz, "Floating-point computation",
// 1974). arctan t = t + t z p(z) with z = t², where the polynomial p has the least largest error relative to 1,
// 2^-63.7. It was computed by Remez's exchange with mpmath and 80 digits.

extension Double {
  /// The angle of a tangent, in radians from -π/2 to π/2.
  ///
  /// The largest error that was measured is 0.6 units in the last place.
  package static func atan(_ tangent: Double) -> Double { atan2(y: tangent, x: 1) }

  /// The angle of a vector, in radians from -π to π, with the exceptions of IEEE 754.
  ///
  /// The largest error that was measured is 0.6 units in the last place.
  package static func atan2(y: Double, x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    var (n, d) = (abs(y), abs(x))
    if x > 0, n < d * 0x1p-30 { return y / x }
    if n.isInfinite || d.isInfinite { (n, d) = (n.isInfinite ? 1 : 0, d.isInfinite ? 1 : 0) }
    if n == 0, d == 0 { d = 1 }
    // So that no product overflows or vanishes.
    let scale = max(n, d) > 0x1p500 ? 0x1p-600 : max(n, d) < 0x1p-400 ? 0x1p600 : 1
    let angle = arcTangent(DoublePair(n * scale), over: DoublePair(d * scale))
    return Double(
      signOf: y, magnitudeOf: x.sign == .minus ? (DoublePair.pi - angle).value : angle.value)
  }

  /// The angle of a vector, from 0 to π/2.
  static func arcTangent(_ y: DoublePair, over x: DoublePair) -> DoublePair {
    let isSteep = y.high > x.high
    let (n, d) = isSteep ? (x, y) : (y, x)
    let ratio = n.high / d.high
    let (c, start): (Double, DoublePair) =
      ratio < 0.25
      ? (0, DoublePair(0))
      : ratio < 0.75
        ? (0.5, DoublePair(0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56))
        : (1, DoublePair(0x1.921fb54442d18p-1, low: 0x1.1a62633145c07p-55))
    let t =
      DoublePair(n.high - c * d.high, low: n.low - c * d.low)
      / (d + DoublePair(c * n.high, low: c * n.low))
    let z = t.high * t.high
    let s = z * z
    let even =
      -0x1.5555555555553p-2 + s
      * (-0x1.24924923e945ep-3 + s
        * (-0x1.745cf4924ae54p-4 + s * (-0x1.109ba9bcf3360p-4 + s * -0x1.478a5c8df7b8fp-5)))
    let odd =
      0x1.9999999998d6cp-3 + s
      * (0x1.c71c71373b78dp-4 + s * (0x1.3b0e9f7f2e096p-4 + s * 0x1.d4f1a1dc1ba0bp-5))
    let rest = t.high * (z * (even + z * odd))
    let angle = (start + DoublePair(t.high, low: t.low + rest)).normalized
    return isSteep ? .halfPi - angle : angle
  }
}
