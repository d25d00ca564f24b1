/// The animatable data of a value of which nothing is animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, Hashable {
  /// Makes the one value that there is.
  public init() {}

  public static let zero = EmptyAnimatableData()

  /// The sum, component by component.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  /// The difference, component by component.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: a factor, which changes nothing.
  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
