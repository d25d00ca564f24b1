/// A clip to a shape that becomes another one.
public struct ShapeClip: Sendable {
  /// The shapes are behind a reference, so that an item of a draw list stays small.
  private let shapes: Shapes

  private final class Shapes: Sendable {
    let rest, shape: ClipShape

    init(_ rest: ClipShape, _ shape: ClipShape) { (self.rest, self.shape) = (rest, shape) }
  }

  /// The shape at an amount of 0, when the view is at rest.
  public var rest: ClipShape { shapes.rest }

  /// The shape at an amount of 1.
  public var shape: ClipShape { shapes.shape }

  /// How far the clip is from ``rest`` to ``shape``. A spring may carry it beyond 0 and 1.
  public var amount: Double

  init(_ shape: ClipShape, restingAt rest: ClipShape, amount: Double = 0) {
    (shapes, self.amount) = (Shapes(rest, shape), amount)
  }

  /// Returns the corners of the clip as a closed polygon, clockwise if both shapes are.
  ///
  /// Corners of both shapes are paired by how far they are along the outlines, which begin at the top. Each moves in a straight
  /// line, so that the polygon is as close to an exact shape at any amount as it is at 0 and 1. The number of corners does not
  /// depend on the amount. An empty list clips everything away.
  ///
  /// - Parameter rect: the rectangle that the view fills, such as ``DrawList/Item/layoutFrame``.
  public func outline(in rect: Rect) -> [Point] {
    let (start, end) = (ClipOutline(rest, in: rect), ClipOutline(shape, in: rect))
    guard start.points.count > 2, end.points.count > 2 else { return [] }
    let (first, second) = (start.fractions, end.fractions)
    var places: [Double] = []
    for place in (first.dropLast() + second.dropLast()).sorted()
    where places.last.map({ place - $0 > 1e-9 }) ?? true && place < 1 - 1e-9 {
      places.append(place)
    }
    return zip(start.points(at: places, first), end.points(at: places, second)).map { a, b in
      Point(x: a.x + (b.x - a.x) * amount, y: a.y + (b.y - a.y) * amount)
    }
  }
}

extension ShapeClip: Hashable {
  /// Whether two clips have the same shapes and the same amount.
  public static func == (a: ShapeClip, b: ShapeClip) -> Bool {
    a.amount == b.amount && (a.shapes === b.shapes || a.rest == b.rest && a.shape == b.shape)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rest)
    hasher.combine(shape)
    hasher.combine(amount)
  }
}

extension ShapeClip: CustomStringConvertible {
  /// The shapes and the amount, such as `rectangle to ellipse by 0.5`.
  public var description: String { "\(rest) to \(shape) by \(number: amount)" }
}
