/// A point in fractions of a view's size: (0, 0) is its top left corner and (1, 1) its bottom right one.
public struct UnitPoint: Sendable, Hashable {
  /// The fraction of the width, from the left.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// Makes a point from its two fractions.
  ///
  /// - Parameters:
  ///   - x: the fraction of the width, from the left; below 0 or above 1 it is outside the view.
  ///   - y: the fraction of the height, from the top; below 0 or above 1 it is outside the view.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle of the view.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the left side.
  public static let left = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right side.
  public static let right = UnitPoint(x: 1, y: 0.5)
  /// The top left corner.
  public static let topLeft = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topRight = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeft = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomRight = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: CustomStringConvertible {
  /// The two fractions, such as `(0.5, 1)`.
  public var description: String { "(\(number: x), \(number: y))" }
}
