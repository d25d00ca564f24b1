extension Rotation: VectorArithmetic {
  public static func + (a: Rotation, b: Rotation) -> Rotation {
    Rotation(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  public static func - (a: Rotation, b: Rotation) -> Rotation {
    Rotation(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  public mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
    z *= rhs
  }

  public var magnitudeSquared: Double { x * x + y * y + z * z }
}
