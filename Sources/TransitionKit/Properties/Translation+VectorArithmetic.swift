extension Translation: VectorArithmetic {
  public static func + (a: Translation, b: Translation) -> Translation {
    Translation(dx: a.dx + b.dx, dy: a.dy + b.dy, dz: a.dz + b.dz)
  }

  public static func - (a: Translation, b: Translation) -> Translation {
    Translation(dx: a.dx - b.dx, dy: a.dy - b.dy, dz: a.dz - b.dz)
  }

  public mutating func scale(by rhs: Double) {
    dx *= rhs
    dy *= rhs
    dz *= rhs
  }

  public var magnitudeSquared: Double { dx * dx + dy * dy + dz * dz }
}
