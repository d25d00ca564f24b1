extension Rotation: VectorArithmetic {
  /// The sum, component by component.
  public static func + (a: Rotation, b: Rotation) -> Rotation {
    Rotation(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  /// The difference, component by component.
  public static func - (a: Rotation, b: Rotation) -> Rotation {
    Rotation(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor on the angle about each axis.
  public mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
    z *= rhs
  }

  public var magnitudeSquared: Double { x * x + y * y + z * z }
}
