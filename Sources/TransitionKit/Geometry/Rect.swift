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
  public var center: Point { Point(x: midX, y: midY) }
}

extension Rect {
  /// The left side; with a negative width the side that is farther to the left.
  public var minX: Double { min(origin.x, origin.x + size.width) }

  /// The middle between the left and the right side.
  public var midX: Double { origin.x + size.width / 2 }

  /// The right side; with a negative width the side that is farther to the right.
  public var maxX: Double { max(origin.x, origin.x + size.width) }

  /// The top side; with a negative height the side that is higher up.
  public var minY: Double { min(origin.y, origin.y + size.height) }

  /// The middle between the top and the bottom side.
  public var midY: Double { origin.y + size.height / 2 }

  /// The bottom side; with a negative height the side that is lower down.
  public var maxY: Double { max(origin.y, origin.y + size.height) }

  /// Whether a point is inside: on the left or top side it is, and on the right or bottom side it is not, so that a point is in
  /// one of two rectangles side by side.
  ///
  /// - Parameter point: a point in the coordinates of the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies inside; its sides may be those of this one.
  ///
  /// - Parameter other: a rectangle in the same coordinates.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether two rectangles have more in common than a side or a corner.
  ///
  /// - Parameter other: a rectangle in the same coordinates.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The rectangle about the same middle with each side moved inwards, or outwards by a negative distance. A length that would
  /// be negative is 0.
  ///
  /// - Parameters:
  ///   - dx: how far the left and the right side move, in points.
  ///   - dy: how far the top and the bottom side move, in points.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let (width, height) = (abs(size.width) - 2 * dx, abs(size.height) - 2 * dy)
    return Rect(
      x: width >= 0 ? minX + dx : midX, y: height >= 0 ? minY + dy : midY, width: max(width, 0),
      height: max(height, 0))
  }

  /// The smallest rectangle around both.
  ///
  /// - Parameter other: a rectangle in the same coordinates; one without extent counts as its point or line.
  public func union(_ other: Rect) -> Rect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}

extension Rect: CustomStringConvertible {
  /// The size and the top left corner, such as `100 x 50 at (10, 20)`.
  public var description: String { "\(size) at \(origin)" }
}

#if !hasFeature(Embedded)
  extension Rect: Codable {}
#endif
