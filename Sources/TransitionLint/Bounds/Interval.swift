/// All numbers from a lower to an upper bound.
///
/// A number computed from intervals lies in the interval that the same computation gives. Source: Moore, "Interval
/// Analysis", 1966. Rounding is not directed: a bound may be off by some units in the last place, far less than any
/// tolerance.
struct Interval: Sendable, Equatable {
  var lower: Double
  var upper: Double

  init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// A number.
  init(_ value: Double) { self.init(value, value) }

  /// The smallest interval around two numbers, in any order.
  init(between a: Double, and b: Double) { self.init(min(a, b), max(a, b)) }

  /// Every number: nothing is known.
  static let everything = Interval(-.infinity, .infinity)
  static let zero = Interval(0)
  static let one = Interval(1)

  var width: Double { upper - lower }
  var middle: Double { lower + (upper - lower) / 2 }

  /// The largest magnitude.
  var magnitude: Double { max(abs(lower), abs(upper)) }

  /// The smallest magnitude.
  var smallestMagnitude: Double { contains(0) ? 0 : min(abs(lower), abs(upper)) }

  func contains(_ number: Double) -> Bool { lower <= number && number <= upper }

  /// How far a number is outside.
  func distance(to number: Double) -> Double { max(lower - number, number - upper, 0) }

  /// The smallest interval that contains both.
  func union(_ other: Interval) -> Interval {
    Interval(min(lower, other.lower), max(upper, other.upper))
  }

  /// What lies in both. Rounding may keep two bounds of one number apart; then the number in between counts.
  func intersection(_ other: Interval) -> Interval {
    let (low, high) = (max(lower, other.lower), min(upper, other.upper))
    return low <= high ? Interval(low, high) : Interval(high, low)
  }

  /// The interval with each number kept in a range.
  func clamped(_ low: Double, _ high: Double) -> Interval {
    Interval(min(max(lower, low), high), min(max(upper, low), high))
  }

  /// The interval made larger by a distance on both sides.
  func widened(by distance: Double) -> Interval { Interval(lower - distance, upper + distance) }

  static func + (a: Interval, b: Interval) -> Interval {
    Interval(a.lower + b.lower, a.upper + b.upper)
  }

  static func - (a: Interval, b: Interval) -> Interval {
    Interval(a.lower - b.upper, a.upper - b.lower)
  }

  static prefix func - (a: Interval) -> Interval { Interval(-a.upper, -a.lower) }

  static func * (a: Interval, b: Interval) -> Interval {
    let (p, q) = (product(a.lower, b.lower), product(a.lower, b.upper))
    let (r, s) = (product(a.upper, b.lower), product(a.upper, b.upper))
    return Interval(min(min(p, q), min(r, s)), max(max(p, q), max(r, s)))
  }

  static func * (a: Interval, factor: Double) -> Interval {
    Interval(between: product(a.lower, factor), and: product(a.upper, factor))
  }

  /// The quotients; half of the numbers, or all, if the divisor may be zero.
  static func / (a: Interval, b: Interval) -> Interval {
    if b.lower > 0 || b.upper < 0 { return a * Interval(1 / b.upper, 1 / b.lower) }
    if b.lower == 0, b.upper > 0 { return a * Interval(1 / b.upper, .infinity) }
    if b.upper == 0, b.lower < 0 { return a * Interval(-.infinity, 1 / b.lower) }
    return a == .zero ? .zero : .everything
  }

  /// The squares, none of which is negative.
  var squared: Interval {
    let (low, high) = (smallestMagnitude, magnitude)
    return Interval(low * low, high * high)
  }

  /// The magnitudes.
  var absolute: Interval { Interval(smallestMagnitude, magnitude) }

  /// The roots; a negative number counts as 0.
  var squareRoot: Interval {
    Interval(max(lower, 0).squareRoot(), max(upper, 0).squareRoot())
  }
}

/// The product of two bounds. An infinite bound stands for numbers that are finite: zero times them is zero.
private func product(_ a: Double, _ b: Double) -> Double { a == 0 || b == 0 ? 0 : a * b }
