/// The components of a property as one value that can be animated.
struct Vector: VectorArithmetic, Sendable {
  var lanes: SIMD4<Double>

  static let zero = Vector(lanes: .zero)

  static func + (a: Vector, b: Vector) -> Vector { Vector(lanes: a.lanes + b.lanes) }

  static func - (a: Vector, b: Vector) -> Vector { Vector(lanes: a.lanes - b.lanes) }

  mutating func scale(by rhs: Double) { lanes *= rhs }

  var magnitudeSquared: Double { (lanes * lanes).sum() }
}
