/// A number as the sum of two, of which the second is at most about a last place of the first: some 32 decimal digits.
///
/// Source: T. J. Dekker, "A floating-point technique for extending the available precision", 1971.
struct DoublePair: Sendable {
  var high: Double
  var low: Double

  @inline(__always)
  init(_ high: Double, low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// A sum without rounding. The second number is not the larger one, or its last place divides the first number.
  @inline(__always)
  init(_ first: Double, plus second: Double) {
    high = first + second
    low = (first - high) + second
  }

  /// A product, rounded after 105 bits.
  @inline(__always)
  init(_ first: Double, times second: Double) {
    high = first * second
    let (a, b) = (first.upperHalf, second.upperHalf)
    let (c, d) = (first - a, second - b)
    low = (((a * b - high) + a * d) + c * b) + c * d
  }

  /// The nearest number.
  @inline(__always)
  var value: Double { high + low }

  /// The pair of which the first number is the nearest one.
  @inline(__always)
  var normalized: DoublePair { DoublePair(high, plus: low) }

  /// The square root of a number that is not negative.
  var squareRoot: DoublePair {
    guard high > 0 else { return DoublePair(0) }
    let root = high.squareRoot()
    let square = DoublePair(root, times: root)
    return DoublePair(root, low: ((high - square.high) - square.low + low) / (2 * root))
  }

  /// The first number of the first pair is not smaller than that of the second, as for the sum of two numbers.
  static func + (a: DoublePair, b: DoublePair) -> DoublePair {
    let sum = DoublePair(a.high, plus: b.high)
    return DoublePair(sum.high, low: sum.low + (a.low + b.low))
  }

  /// The pairs are as for a sum.
  static func - (a: DoublePair, b: DoublePair) -> DoublePair {
    a + DoublePair(-b.high, low: -b.low)
  }

  static func * (a: DoublePair, b: DoublePair) -> DoublePair {
    let product = DoublePair(a.high, times: b.high)
    return DoublePair(product.high, low: product.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoublePair, b: DoublePair) -> DoublePair {
    let quotient = a.high / b.high
    let product = DoublePair(quotient, times: b.high)
    let rest = ((a.high - product.high) - product.low) + (a.low - quotient * b.low)
    return DoublePair(quotient, low: rest / b.high)
  }
}

extension DoublePair {
  static let halfPi = DoublePair(0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
  static let pi = DoublePair(0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
}

extension Double {
  /// The number with the upper 26 of its 53 bits, so that a product of two such numbers is exact.
  @inline(__always)
  fileprivate var upperHalf: Double { Double(bitPattern: bitPattern & ~0x7FF_FFFF) }
}
