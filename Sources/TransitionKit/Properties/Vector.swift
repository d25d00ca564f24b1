/// The components of a property as one value that can be animated.
package struct Vector: VectorArithmetic, Sendable {
  package var lanes: SIMD4<Double>

  package init(lanes: SIMD4<Double>) { self.lanes = lanes }

  package static let zero = Vector(lanes: .zero)

  package static func + (a: Vector, b: Vector) -> Vector { Vector(lanes: a.lanes + b.lanes) }

  package static func - (a: Vector, b: Vector) -> Vector { Vector(lanes: a.lanes - b.lanes) }

  package mutating func scale(by rhs: Double) { lanes *= rhs }

  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}
