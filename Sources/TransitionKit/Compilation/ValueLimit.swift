/// The greatest magnitude of a value in a frame.
package let valueLimit = 1e12

extension SIMD4<Double> {
  /// The vector with every lane held within ``valueLimit``.
  var limited: SIMD4<Double> {
    clamped(
      lowerBound: SIMD4(repeating: -valueLimit), upperBound: SIMD4(repeating: valueLimit))
  }
}
