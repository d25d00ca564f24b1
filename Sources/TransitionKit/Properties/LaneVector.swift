/// A value of at most four numbers, which are added, scaled and compared one by one.
///
/// The values of properties and of geometry get their arithmetic from it.
package protocol LaneVector: VectorArithmetic, Hashable {
  /// The numbers, and 0 in the lanes beyond them.
  var lanes: SIMD4<Double> { get }

  /// Makes a value of its numbers; lanes beyond them do not count.
  init(lanes: SIMD4<Double>)
}

extension LaneVector {
  public static var zero: Self { Self(lanes: .zero) }

  public static func + (a: Self, b: Self) -> Self { Self(lanes: a.lanes + b.lanes) }

  public static func - (a: Self, b: Self) -> Self { Self(lanes: a.lanes - b.lanes) }

  public mutating func scale(by rhs: Double) { self = Self(lanes: lanes * rhs) }

  public var magnitudeSquared: Double {
    let squares = lanes * lanes
    return squares.x + squares.y + squares.z + squares.w
  }

  /// Whether two values are equal: NaN equals NaN, and everything else compares as Doubles do.
  public static func == (a: Self, b: Self) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}
