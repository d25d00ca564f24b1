/// The animatable data of a value of which nothing is animated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, Hashable {
  /// Makes the one value that there is.
  public init() {}

  public static let zero = EmptyAnimatableData()

  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
