/// A rectangle: the point of its top left corner, and its size.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Makes a rectangle from its top left corner and its size.
  ///
  /// - Parameters:
  ///   - origin: the top left corner; by default ``Point/zero``.
  ///   - size: the extent to the right and down, in points.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  ///
  /// - Parameters:
  ///   - x: the left side, in points.
  ///   - y: the top side, in points.
  ///   - width: the extent to the right, in points.
  ///   - height: the extent down, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle without extent at the origin.
  public static let zero = Rect(size: .zero)

  /// The width of the rectangle.
  public var width: Double { size.width }

  /// The height of the rectangle.
  public var height: Double { size.height }

  /// The point in the middle of the rectangle.
  public var center: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}
