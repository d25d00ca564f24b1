extension LayoutScale: VectorArithmetic {
  /// Both fractions are 0: the neutral element of addition. The natural size is ``identity``.
  public static let zero = LayoutScale(x: 0, y: 0)

  public static func + (a: LayoutScale, b: LayoutScale) -> LayoutScale {
    LayoutScale(x: a.x + b.x, y: a.y + b.y)
  }

  public static func - (a: LayoutScale, b: LayoutScale) -> LayoutScale {
    LayoutScale(x: a.x - b.x, y: a.y - b.y)
  }

  public mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
  }

  public var magnitudeSquared: Double { x * x + y * y }
}
