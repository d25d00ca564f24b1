extension ClipInsets: VectorArithmetic {
  /// The sum, component by component.
  public static func + (a: ClipInsets, b: ClipInsets) -> ClipInsets {
    ClipInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The difference, component by component.
  public static func - (a: ClipInsets, b: ClipInsets) -> ClipInsets {
    ClipInsets(
      top: a.top - b.top, left: a.left - b.left, bottom: a.bottom - b.bottom,
      right: a.right - b.right)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor of all four fractions.
  public mutating func scale(by rhs: Double) {
    top *= rhs
    left *= rhs
    bottom *= rhs
    right *= rhs
  }

  public var magnitudeSquared: Double { top * top + left * left + bottom * bottom + right * right }
}
