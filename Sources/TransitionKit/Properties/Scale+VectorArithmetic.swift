extension Scale: VectorArithmetic {
  /// Every factor is 0: the neutral element of addition. The natural size is ``identity``.
  public static let zero = Scale(x: 0, y: 0, z: 0)

  /// The sum, component by component.
  public static func + (a: Scale, b: Scale) -> Scale {
    Scale(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  /// The difference, component by component.
  public static func - (a: Scale, b: Scale) -> Scale {
    Scale(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the number by which the three factors are multiplied.
  public mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
    z *= rhs
  }

  public var magnitudeSquared: Double { x * x + y * y + z * z }
}
