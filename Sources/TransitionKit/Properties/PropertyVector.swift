/// The components of a property as one value that can be animated.
public struct PropertyVector: VectorArithmetic, Sendable {
  /// The components, and 0 for those that the property does not have.
  public var lanes: SIMD4<Double>

  /// Makes a vector from its components.
  public init(lanes: SIMD4<Double>) { self.lanes = lanes }

  public static let zero = PropertyVector(lanes: .zero)

  public static func + (a: PropertyVector, b: PropertyVector) -> PropertyVector {
    PropertyVector(lanes: a.lanes + b.lanes)
  }

  public static func - (a: PropertyVector, b: PropertyVector) -> PropertyVector {
    PropertyVector(lanes: a.lanes - b.lanes)
  }

  public mutating func scale(by rhs: Double) { lanes *= rhs }

  public var magnitudeSquared: Double { (lanes * lanes).sum() }
}
