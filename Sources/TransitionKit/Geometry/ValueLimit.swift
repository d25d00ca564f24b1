/// The greatest magnitude of a value in a frame.
package let valueLimit = 1e12

extension SIMD4<Double> {
  /// Whether every lane is a number that ``clamped`` leaves as it is.
  package var isWithinLimit: Bool {
    x.magnitude <= valueLimit && y.magnitude <= valueLimit && z.magnitude <= valueLimit
      && w.magnitude <= valueLimit
  }

  /// The vector with every lane clamped to ``valueLimit``; NaN becomes its lower bound.
  package var clamped: SIMD4<Double> {
    // The method of the standard library works lane by lane.
    let (low, high) = (SIMD4(repeating: -valueLimit), SIMD4(repeating: valueLimit))
    // Nearly all values are within the limit.
    if all((self .>= low) .& (self .<= high)) { return self }
    return replacing(with: low, where: .!(self .>= low)).replacing(with: high, where: self .> high)
  }
}

extension Double {
  /// The number clamped to ``valueLimit``, as a lane of a vector is.
  @inline(__always)
  var clamped: Double {
    let atLeast = self >= -valueLimit ? self : -valueLimit
    return atLeast > valueLimit ? valueLimit : atLeast
  }
}
