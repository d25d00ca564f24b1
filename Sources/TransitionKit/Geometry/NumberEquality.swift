// Doubles are not equal to themselves where they are NaN, and then neither is a value that holds one: a set
// would keep it twice, and a test could not find it. The values of this library compare NaN as equal to NaN,
// and everything else, -0.0 and 0.0 too, as Doubles do.

/// A number that equals itself even if it is NaN.
package struct ReflexiveNumber: Sendable, Hashable {
  let value: Double

  init(_ value: Double) { self.value = value }

  package static func == (a: ReflexiveNumber, b: ReflexiveNumber) -> Bool {
    areSame(a.value, b.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(number: value) }
}

/// Whether two numbers are equal or both NaN.
@inline(__always)
func areSame(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

extension SIMD2<Double> {
  /// Whether each lane is equal to that of another vector, or NaN in both.
  func isSame(as other: SIMD2<Double>) -> Bool {
    self == other || (areSame(x, other.x) && areSame(y, other.y))
  }
}

extension SIMD4<Double> {
  /// Whether each lane is equal to that of another vector, or NaN in both.
  func isSame(as other: SIMD4<Double>) -> Bool {
    self == other || (lowHalf.isSame(as: other.lowHalf) && highHalf.isSame(as: other.highHalf))
  }
}

extension Hasher {
  /// Feeds a number, and every NaN as the same one.
  mutating func combine(number: Double) { combine(number.isNaN ? .nan : number) }

  mutating func combine(numbers: SIMD2<Double>) {
    combine(number: numbers.x)
    combine(number: numbers.y)
  }

  mutating func combine(numbers: SIMD4<Double>) {
    combine(numbers: numbers.lowHalf)
    combine(numbers: numbers.highHalf)
  }
}

extension Point {
  /// Whether two values are equal.
  public static func == (a: Point, b: Point) -> Bool { SIMD2(a).isSame(as: SIMD2(b)) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: SIMD2(self)) }
}

extension Size {
  private var numbers: SIMD2<Double> { SIMD2(width, height) }

  /// Whether two values are equal.
  public static func == (a: Size, b: Size) -> Bool { a.numbers.isSame(as: b.numbers) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: numbers) }
}

extension UnitPoint {
  private var lanes: SIMD2<Double> { SIMD2(x, y) }

  /// Whether two values are equal.
  public static func == (a: UnitPoint, b: UnitPoint) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension Angle {
  /// Whether two values are equal.
  public static func == (a: Angle, b: Angle) -> Bool { areSame(a.radians, b.radians) }

  public func hash(into hasher: inout Hasher) { hasher.combine(number: radians) }
}
