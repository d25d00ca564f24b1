extension LayoutScale: VectorArithmetic {
  /// Both fractions are 0: the neutral element of addition. The natural size is ``identity``.
  public static let zero = LayoutScale(x: 0, y: 0)

  /// The sum, component by component.
  public static func + (a: LayoutScale, b: LayoutScale) -> LayoutScale {
    LayoutScale(x: a.x + b.x, y: a.y + b.y)
  }

  /// The difference, component by component.
  public static func - (a: LayoutScale, b: LayoutScale) -> LayoutScale {
    LayoutScale(x: a.x - b.x, y: a.y - b.y)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor of both fractions.
  public mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
  }

  public var magnitudeSquared: Double { x * x + y * y }
}
