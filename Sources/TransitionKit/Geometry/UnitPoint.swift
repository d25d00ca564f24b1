/// A point in shares of a view's size: (0, 0) is its top left corner and (1, 1) its bottom right one.
public struct UnitPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  /// Makes a point from its two shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let left = UnitPoint(x: 0, y: 0.5)
  public static let right = UnitPoint(x: 1, y: 0.5)
  public static let topLeft = UnitPoint(x: 0, y: 0)
  public static let topRight = UnitPoint(x: 1, y: 0)
  public static let bottomLeft = UnitPoint(x: 0, y: 1)
  public static let bottomRight = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: CustomStringConvertible {
  /// The two shares, such as `(0.5, 1)`.
  public var description: String { "(\(number: x), \(number: y))" }
}
