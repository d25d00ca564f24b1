extension Translation: VectorArithmetic {
  /// The sum, component by component.
  public static func + (a: Translation, b: Translation) -> Translation {
    Translation(dx: a.dx + b.dx, dy: a.dy + b.dy, dz: a.dz + b.dz)
  }

  /// The difference, component by component.
  public static func - (a: Translation, b: Translation) -> Translation {
    Translation(dx: a.dx - b.dx, dy: a.dy - b.dy, dz: a.dz - b.dz)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor on each distance.
  public mutating func scale(by rhs: Double) {
    dx *= rhs
    dy *= rhs
    dz *= rhs
  }

  public var magnitudeSquared: Double { dx * dx + dy * dy + dz * dz }
}
