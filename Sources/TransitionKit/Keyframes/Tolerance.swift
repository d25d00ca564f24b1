/// The largest error of a document, as a fraction of the range of each number.
///
/// A fraction has no unit, but an error has one, so that they cannot be compared. ``errors(in:)`` returns the
/// permitted errors, in the unit of the numbers.
package struct Tolerance: Sendable, Equatable {
  package let fraction: Double

  /// Makes a tolerance, clamped to 1e-9...1; 0.001 if the fraction is not a number.
  package init(_ fraction: Double) {
    self.fraction = fraction.isNaN ? 0.001 : min(max(fraction, 1e-9), 1)
  }

  /// No error at all.
  package static let none = Tolerance(exactly: 0)

  private init(exactly fraction: Double) { self.fraction = fraction }

  /// The largest allowed error of each number.
  ///
  /// - Parameter range: the range of each number, more than 0.
  package func errors(in range: SIMD4<Double>) -> SIMD4<Double> { range * fraction }

  /// The largest allowed error of one number.
  package func error(in range: Double) -> Double { range * fraction }

  package static func / (tolerance: Tolerance, divisor: Double) -> Tolerance {
    Tolerance(exactly: tolerance.fraction / divisor)
  }
}
