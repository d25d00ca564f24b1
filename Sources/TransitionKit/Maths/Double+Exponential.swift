// Method: x = k ln 2 + r with a whole k and r up to ln 2 / 2 (W. J. Cody and W. Waite, "Software manual for the
// elementary functions", 1980), and e^x = 2^k e^r. e^r = 1 + r + r² p(r), where the polynomial p has the least largest
// error relative to e^r - 1, 2^-61.7. It was computed by Remez's exchange with mpmath and 80 digits.

extension Double {
  /// The exponential function.
  ///
  /// The largest error that was measured is 0.7 units in the last place, and 0.75 for results that are too small to
  /// be normal numbers.
  package static func exp(_ x: Double) -> Double {
    // Not a number is not less.
    guard abs(x) < 708 else { return extremeExponential(x) }
    return ReducedExponent(x).exponential
  }

  /// e^x - 1, which is exact about 0 too.
  ///
  /// The largest error that was measured is 0.9 units in the last place.
  package static func expMinusOne(_ x: Double) -> Double {
    guard x > -40 else { return x.isNaN ? x : -1 }
    guard x < 45 else { return exp(x) }
    guard abs(x) > 0x1p-54 else { return x }
    let reduced = ReducedExponent(x)
    if reduced.power == 0 { return reduced.high + reduced.rest }
    let one = (1.0).bitPattern
    let scale = Double(bitPattern: one &+ reduced.powerBits)
    let inverse = Double(bitPattern: one &- reduced.powerBits)
    let difference =
      reduced.power > 0 ? DoublePair(1, plus: -inverse) : DoublePair(-inverse, plus: 1)
    let sum = DoublePair(difference.high, plus: reduced.high)
    // What r lost as it was rounded.
    let loss = (reduced.high - (reduced.high - reduced.tail)) - reduced.tail
    let rest = reduced.rest + reduced.high * loss + difference.low
    return (sum.high + (sum.low + rest)) * scale
  }

  /// e to the power of the sum of a pair.
  static func exponential(_ x: DoublePair) -> Double {
    guard abs(x.high) < 708 else { return extremeExponential(x.high, low: x.low) }
    return ReducedExponent(x.high, low: x.low).exponential
  }

  /// Where the result, or the power of two, may be no normal number.
  @inline(never)
  private static func extremeExponential(_ x: Double, low: Double = 0) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return 0 }
    let (factor, logarithm) = x > 0 ? (0x1p64, 64.0) : (0x1p-64, -64.0)
    var reduced = ReducedExponent(x, low: low)
    reduced.powerBits &-= UInt64(bitPattern: Int64(logarithm)) << 52
    return reduced.exponential * factor
  }
}

/// A number as k ln 2 + r.
private struct ReducedExponent {
  /// The whole number k.
  let power: Double
  /// What adds k to the exponent of a number.
  var powerBits: UInt64
  /// r, rounded.
  let high: Double
  /// high - r.
  let tail: Double
  /// e^r - 1 - high.
  let rest: Double

  @inline(__always)
  init(_ x: Double, low: Double = 0) {
    // A number this large has no places after the point, so the sum is rounded to a whole number.
    let shifted = x * 0x1.71547652b82fep+0 + 0x1.8p52
    power = shifted - 0x1.8p52
    powerBits = shifted.bitPattern << 52
    // ln 2 in two parts, of which the first has 42 bits, so that its product is exact.
    high = x - power * 0x1.62e42fefa3800p-1
    tail = power * 0x1.ef35793c76730p-45 - low
    let r = high - tail
    let s = r * r
    let even =
      0.5 + s
      * (0x1.555555555553fp-5 + s
        * (0x1.6c16c16c1f06cp-10 + s
          * (0x1.a01a017bca197p-16 + s * (0x1.27e5362481a59p-22 + s * 0x1.1ee893988a9b5p-29))))
    let odd =
      0x1.5555555555559p-3 + s
      * (0x1.111111110f6dap-7 + s
        * (0x1.a01a01afd3f5fp-13 + s * (0x1.71ddf87e79528p-19 + s * 0x1.af5e758337f91p-26)))
    rest = s * (even + r * odd) - tail
  }

  @inline(__always)
  var exponential: Double {
    let sum = DoublePair(1, plus: high)
    let value = sum.high + (sum.low + rest)
    return Double(bitPattern: value.bitPattern &+ powerBits)
  }
}
