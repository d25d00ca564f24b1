/// The components of a property as one value that can be animated.
public struct PropertyVector: VectorArithmetic, Sendable {
  /// The components in the order of ``ViewProperty/componentNames``, with the lanes beyond them.
  public var lanes: SIMD4<Double>

  /// Makes a vector from its four lanes.
  ///
  /// - Parameter lanes: the components of the property, and then the lanes beyond them.
  public init(lanes: SIMD4<Double>) { self.lanes = lanes }

  public static let zero = PropertyVector(lanes: .zero)

  /// The sum, component by component.
  ///
  /// - Parameters:
  ///   - a: a vector.
  ///   - b: another vector.
  public static func + (a: PropertyVector, b: PropertyVector) -> PropertyVector {
    PropertyVector(lanes: a.lanes + b.lanes)
  }

  /// The difference, component by component.
  ///
  /// - Parameters:
  ///   - a: a vector.
  ///   - b: another vector, which is subtracted.
  public static func - (a: PropertyVector, b: PropertyVector) -> PropertyVector {
    PropertyVector(lanes: a.lanes - b.lanes)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor on each lane.
  public mutating func scale(by rhs: Double) { lanes *= rhs }

  public var magnitudeSquared: Double { (lanes * lanes).sum() }
}
