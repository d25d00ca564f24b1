import TransitionKit

/// Maps the pixels of a picture to the points of an item, and back.
struct Projection {
  let matrix: Transform
  private let inverse: Transform

  /// Makes the projection of an item; nil if it is seen from its edge.
  ///
  /// - Parameters:
  ///   - view: the matrix from the scene to the points of the picture.
  ///   - scale: the number of pixels in a point.
  init?(_ item: DrawList.Item, view: Transform = .identity, scale: Double) {
    matrix = item.matrix.concatenating(view).concatenating(.scale(x: scale, y: scale))
    guard let inverse = matrix.flattened.inverted() else { return nil }
    self.inverse = inverse
  }

  /// The point of the item that appears at a position in pixels; nil if that is behind the eye.
  func point(at x: Double, _ y: Double) -> Point? {
    let w = inverse.m14 * x + inverse.m24 * y + inverse.m44
    guard w > 0 else { return nil }
    return Point(
      x: (inverse.m11 * x + inverse.m21 * y + inverse.m41) / w,
      y: (inverse.m12 * x + inverse.m22 * y + inverse.m42) / w)
  }

  /// The pixels that a rectangle of the item may cover, of a picture.
  func bounds(of rect: Rect, in canvas: Canvas) -> (x: Range<Int>, y: Range<Int>) {
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { x, y in
      Point(x: rect.origin.x + x * rect.width, y: rect.origin.y + y * rect.height)
    }
    let isBehind = corners.contains { matrix.m14 * $0.x + matrix.m24 * $0.y + matrix.m44 < 0.001 }
    if isBehind { return (0..<canvas.width, 0..<canvas.height) }
    let points = corners.map(matrix.apply)
    func range(_ numbers: [Double], _ count: Int) -> Range<Int> {
      let low = min(max((numbers.min() ?? 0) - 1, 0), Double(count))
      let high = min(max((numbers.max() ?? 0) + 2, low), Double(count))
      return Int(low)..<Int(high)
    }
    return (range(points.map(\.x), canvas.width), range(points.map(\.y), canvas.height))
  }

  /// How far apart two points of the item appear, as a displacement in pixels.
  func displacement(from start: Point, to end: Point) -> (x: Double, y: Double) {
    let (a, b) = (matrix.apply(to: start), matrix.apply(to: end))
    return (b.x - a.x, b.y - a.y)
  }

  /// The number of pixels in a point of the item around one of its points.
  func magnification(at point: Point) -> Double {
    let right = displacement(from: point, to: Point(x: point.x + 1, y: point.y))
    let down = displacement(from: point, to: Point(x: point.x, y: point.y + 1))
    let area = abs(right.x * down.y - right.y * down.x)
    return area.isFinite ? area.squareRoot() : 0
  }
}

extension Transform {
  /// The matrix that says where the plane of an item appears, but not how deep.
  var flattened: Transform {
    var flat = self
    (flat.m13, flat.m23, flat.m33, flat.m43) = (0, 0, 1, 0)
    (flat.m31, flat.m32, flat.m34) = (0, 0, 0)
    return flat
  }
}
