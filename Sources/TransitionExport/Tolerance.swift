/// How far a document may be from the timeline that it shows: a fraction of the range of each number.
///
/// A fraction has no unit and an error has one, so that the two cannot be compared; ``errors(in:)`` gives the
/// errors that are allowed, in the unit of the numbers.
struct Tolerance: Sendable, Equatable {
  let fraction: Double

  /// Makes a tolerance that can be kept: from 1e-9 to 1, and 0.001 in place of what is no number.
  init(_ fraction: Double) {
    self.fraction = fraction.isNaN ? 0.001 : min(max(fraction, 1e-9), 1)
  }

  private init(exactly fraction: Double) { self.fraction = fraction }

  /// The largest allowed error of each number.
  ///
  /// - Parameter range: the range of each number, more than 0.
  func errors(in range: SIMD4<Double>) -> SIMD4<Double> { range * fraction }

  /// The largest allowed error of one number.
  func error(in range: Double) -> Double { range * fraction }

  static func / (tolerance: Tolerance, divisor: Double) -> Tolerance {
    Tolerance(exactly: tolerance.fraction / divisor)
  }
}
