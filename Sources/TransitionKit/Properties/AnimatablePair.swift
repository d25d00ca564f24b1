/// Two animatable values as one; pairs of pairs hold more.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first of the two values.
  public var first: First
  /// The second of the two values.
  public var second: Second

  /// Makes a pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// Both values at a fraction of the distance, each as its type interpolates.
  public func interpolated(towards other: AnimatablePair, amount: Double) -> AnimatablePair {
    AnimatablePair(
      first.interpolated(towards: other.first, amount: amount),
      second.interpolated(towards: other.second, amount: amount))
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
