/// A value that can be added and scaled, and so animated.
///
/// The shape is that of SwiftUI's protocol of the same name.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of this value by a factor.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }

  /// The value at a fraction of the distance to another one. At 0 and 1 it is exactly one of the two.
  func interpolated(towards other: Self, amount: Double) -> Self
}

extension VectorArithmetic {
  /// This value with each component multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves by a fraction of the distance to another value; fractions outside 0...1 go beyond the ends.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value on the straight line to another one. At 0 and 1 it is exactly one of the two.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    amount == 1 ? other : self + (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }

  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self = Float(Double(self) * rhs) }

  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Angle: VectorArithmetic {
  public mutating func scale(by rhs: Double) { radians *= rhs }

  public var magnitudeSquared: Double { radians * radians }
}

extension Point: VectorArithmetic {
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  public mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
  }

  public var magnitudeSquared: Double { x * x + y * y }
}

extension Size: VectorArithmetic {
  public static func + (a: Size, b: Size) -> Size {
    Size(width: a.width + b.width, height: a.height + b.height)
  }

  public static func - (a: Size, b: Size) -> Size {
    Size(width: a.width - b.width, height: a.height - b.height)
  }

  public mutating func scale(by rhs: Double) {
    width *= rhs
    height *= rhs
  }

  public var magnitudeSquared: Double { width * width + height * height }
}

extension Rect: VectorArithmetic {
  public static func + (a: Rect, b: Rect) -> Rect {
    Rect(origin: a.origin + b.origin, size: a.size + b.size)
  }

  public static func - (a: Rect, b: Rect) -> Rect {
    Rect(origin: a.origin - b.origin, size: a.size - b.size)
  }

  public mutating func scale(by rhs: Double) {
    origin.scale(by: rhs)
    size.scale(by: rhs)
  }

  public var magnitudeSquared: Double { origin.magnitudeSquared + size.magnitudeSquared }
}

extension Color: VectorArithmetic {
  /// No colour at all: the neutral element of addition, the same as ``clear``.
  public static let zero = clear

  public static func + (a: Color, b: Color) -> Color {
    Color(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }

  public static func - (a: Color, b: Color) -> Color { a + b.scaled(by: -1) }

  public mutating func scale(by rhs: Double) {
    red *= rhs
    green *= rhs
    blue *= rhs
    alpha *= rhs
  }

  public var magnitudeSquared: Double { red * red + green * green + blue * blue + alpha * alpha }

  /// The colour at a fraction of the distance to another one, premultiplied: a colour that fades to ``clear`` stays
  /// the same colour. At 0 and 1 it is exactly one of the two.
  public func interpolated(towards other: Color, amount: Double) -> Color {
    if amount == 0 { return self }
    if amount == 1 { return other }
    let (from, to) = (premultiplied(SIMD4(self)), premultiplied(SIMD4(other)))
    return Color(unpremultiplied(from + (to - from) * amount))
  }
}

extension PropertyValue: VectorArithmetic {
  /// The value without components, to which everything can be added.
  public static let zero = PropertyValue([])

  public static func + (a: PropertyValue, b: PropertyValue) -> PropertyValue {
    a.combined(with: b) { $0 + $1 }
  }

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

  public mutating func scale(by rhs: Double) {
    self = PropertyValue(components.map { $0 * rhs })
  }

  public var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}
