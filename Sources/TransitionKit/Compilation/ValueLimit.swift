/// The greatest magnitude of a value in a frame.
package let valueLimit = 1e12

extension SIMD4<Double> {
  /// Whether every lane is a number that ``limited`` leaves as it is.
  var isWithinLimit: Bool {
    x.magnitude <= valueLimit && y.magnitude <= valueLimit && z.magnitude <= valueLimit
      && w.magnitude <= valueLimit
  }

  /// The vector with every lane held within ``valueLimit``.
  var limited: SIMD4<Double> {
    isWithinLimit
      ? self
      : clamped(
        lowerBound: SIMD4(repeating: -valueLimit), upperBound: SIMD4(repeating: valueLimit))
  }
}
