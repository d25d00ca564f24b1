/// A rectangle: the point of its top left corner, and its size.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// The extent to the right and down.
  public var size: Size

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
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
