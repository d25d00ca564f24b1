/// A value that can be added and scaled, and so animated.
///
/// The shape is that of SwiftUI's protocol of the same name.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of this value by a factor.
  ///
  /// - Parameter rhs: the factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }

  /// The value at a fraction of the distance to another one. At 0 and 1 it is exactly one of the two.
  ///
  /// - Parameters:
  ///   - other: the value at an amount of 1.
  ///   - amount: the fraction of the difference: 0 is this value and 1 the other one; it may lie outside 0...1.
  func interpolated(towards other: Self, amount: Double) -> Self
}

extension VectorArithmetic {
  /// This value with each component multiplied by a factor.
  ///
  /// - Parameter rhs: the factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves by a fraction of the distance to another value; fractions outside 0...1 go beyond the ends.
  ///
  /// - Parameters:
  ///   - other: the value to move towards.
  ///   - amount: the fraction of the difference: 0 is this value and 1 the other one; it may lie outside 0...1.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value on the straight line to another one. At 0 and 1 it is exactly one of the two.
  ///
  /// - Parameters:
  ///   - other: the value at an amount of 1.
  ///   - amount: the fraction of the difference: 0 is this value and 1 the other one; it may lie outside 0...1.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    amount == 1 ? other : self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor.
  public mutating func scale(by rhs: Double) { self *= rhs }

  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor.
  public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }

  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Angle: VectorArithmetic {
  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor on the angle.
  public mutating func scale(by rhs: Double) { radians *= rhs }

  public var magnitudeSquared: Double { radians * radians }
}

extension PropertyValue: VectorArithmetic {
  /// The value without components, to which everything can be added.
  public static let zero = PropertyValue([])

  /// The sum, component by component.
  public static func + (a: PropertyValue, b: PropertyValue) -> PropertyValue {
    a.combined(with: b) { $0 + $1 }
  }

  /// The difference, component by component.
  public static func - (a: PropertyValue, b: PropertyValue) -> PropertyValue {
    a.combined(with: b) { $0 - $1 }
  }

  /// Components that one of the two lacks count as 0.
  private func combined(
    with other: PropertyValue, _ operation: (Double, Double) -> Double
  ) -> PropertyValue {
    PropertyValue(
      (0..<max(components.count, other.components.count)).map {
        operation(
          $0 < components.count ? components[$0] : 0,
          $0 < other.components.count ? other.components[$0] : 0)
      })
  }

  /// Multiplies each component by a factor.
  ///
  /// - Parameter rhs: the factor on each component.
  public mutating func scale(by rhs: Double) {
    self = PropertyValue(components.map { $0 * rhs })
  }

  public var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}
