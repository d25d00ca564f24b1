/// Two animatable values as one; pairs of pairs hold more.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the two values.
  public var first: First
  /// The second of the two values.
  public var second: Second

  /// Makes a pair of two values.
  ///
  /// - Parameters:
  ///   - first: the first value.
  ///   - second: the second value.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// The sum, component by component.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  /// The difference, component by component.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor of both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// Both values at a fraction of the distance, each as its type interpolates.
  ///
  /// - Parameters:
  ///   - other: the pair at the amount 1.
  ///   - amount: the fraction of the distance: 0 is this pair, and 1 the other one. Values outside 0...1 go
  ///     beyond them.
  public func interpolated(towards other: AnimatablePair, amount: Double) -> AnimatablePair {
    AnimatablePair(
      first.interpolated(towards: other.first, amount: amount),
      second.interpolated(towards: other.second, amount: amount))
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

extension AnimatablePair: CustomStringConvertible
where First: CustomStringConvertible, Second: CustomStringConvertible {
  /// The two values, such as `(1, 2)`.
  public var description: String { "(\(first), \(second))" }
}
