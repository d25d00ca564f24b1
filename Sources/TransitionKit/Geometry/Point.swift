/// A location in points: x grows to the right and y down.
public struct Point: Sendable, Hashable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Makes a point from its coordinates.
  ///
  /// - Parameters:
  ///   - x: how far to the right, in points.
  ///   - y: how far down, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}

extension Point: CustomStringConvertible {
  /// The two coordinates, such as `(10, 20)`.
  public var description: String { "(\(number: x), \(number: y))" }
}

#if !hasFeature(Embedded)
  extension Point: Codable {}
#endif
