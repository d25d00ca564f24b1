extension Shadow: VectorArithmetic {
  /// No shadow: the neutral element of addition, the same as ``none``.
  public static let zero = none

  /// The sum, component by component.
  public static func + (a: Shadow, b: Shadow) -> Shadow {
    Shadow(
      opacity: a.opacity + b.opacity, radius: a.radius + b.radius, dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The difference, component by component.
  public static func - (a: Shadow, b: Shadow) -> Shadow {
    Shadow(
      opacity: a.opacity - b.opacity, radius: a.radius - b.radius, dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor on the opacity, the radius and the offset.
  public mutating func scale(by rhs: Double) {
    opacity *= rhs
    radius *= rhs
    dx *= rhs
    dy *= rhs
  }

  public var magnitudeSquared: Double { opacity * opacity + radius * radius + dx * dx + dy * dy }
}
