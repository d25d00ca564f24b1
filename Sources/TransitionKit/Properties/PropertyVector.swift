/// The components of a property as one value that can be animated.
package struct PropertyVector: VectorArithmetic, Sendable {
  /// The components in the order of ``ViewProperty/componentNames``, with the lanes beyond them.
  package var lanes: SIMD4<Double>

  /// Makes a vector from its four lanes.
  ///
  /// - Parameter lanes: the components of the property, and then the lanes beyond them.
  package init(lanes: SIMD4<Double>) { self.lanes = lanes }

  package static let zero = PropertyVector(lanes: .zero)

  /// The sum, component by component.
  package static func + (a: PropertyVector, b: PropertyVector) -> PropertyVector {
    PropertyVector(lanes: a.lanes + b.lanes)
  }

  /// The difference, component by component.
  package static func - (a: PropertyVector, b: PropertyVector) -> PropertyVector {
    PropertyVector(lanes: a.lanes - b.lanes)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor on each lane.
  package mutating func scale(by rhs: Double) { lanes *= rhs }

  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}
