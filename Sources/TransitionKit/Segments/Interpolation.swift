/// What values are interpolated and composed as: a number, or the four lanes of a property.
protocol Interpolatable {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func * (a: Self, factor: Double) -> Self
  /// The value kept within ``valueLimit``.
  var clamped: Self { get }
}

extension Double: Interpolatable {}

extension SIMD4<Double>: Interpolatable {}

/// The value at a progress on the straight line between two, exactly the end at 1.
@inline(__always)
func interpolate<Value: Interpolatable>(
  from start: Value, to end: Value, at progress: Double
) -> Value {
  progress == 1 ? end : interpolate(from: start, towards: end, at: progress)
}

/// The same for a progress other than 1, where rounding may miss the end.
@inline(__always)
func interpolate<Value: Interpolatable>(
  from start: Value, towards end: Value, at progress: Double
) -> Value {
  start + (end - start) * progress
}

/// The value at a progress on a parabola between two, which is `controlOffset` from the straight line half-way.
@inline(__always)
func interpolate<Value: Interpolatable>(
  from start: Value, to end: Value, controlOffset: Value, at progress: Double
) -> Value {
  if progress == 1 { return end }
  return interpolate(from: start, towards: end, at: progress)
    + controlOffset * (4 * progress * (1 - progress))
}

/// The composition of two values that are added or multiplied.
///
/// A product is kept within ``valueLimit``, as the next one could overflow. A sum cannot, and is kept there at the
/// end, so that the order of its operands does not matter.
@inline(__always)
func compose<Value: Interpolatable>(_ a: Value, _ b: Value, isProduct: Bool) -> Value {
  isProduct ? (a * b).clamped : a + b
}
