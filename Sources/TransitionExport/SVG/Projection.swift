import TransitionKit

/// The six numbers of an SVG matrix.
typealias AffineMatrix = (a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

/// A matrix with perspective, projected to a plane.
package struct Projection {
  let transform: Transform

  package init(transform: Transform) { self.transform = transform }

  /// The least visible depth, as a fraction of the distance between the eye and the screen.
  static let nearest = 0.001

  /// The SVG matrix of a projection that is affine; nil for any other one.
  var affine: AffineMatrix? {
    let t = transform
    guard t.m14 == 0, t.m24 == 0, t.m44 >= Projection.nearest else { return nil }
    let w = t.m44
    return (t.m11 / w, t.m12 / w, t.m21 / w, t.m22 / w, t.m41 / w, t.m42 / w)
  }

  /// The depth of a point, as a fraction of the distance between the eye and the screen.
  func depth(of point: Point) -> Double {
    transform.m14 * point.x + transform.m24 * point.y + transform.m44
  }

  /// The projection of a polygon, without the part behind the eye.
  ///
  /// Source: Sutherland and Hodgman, "Reentrant polygon clipping", 1974.
  func polygon(_ points: [Point]) -> [Point] {
    var visible: [Point] = []
    for (index, point) in points.enumerated() {
      let previous = points[index == 0 ? points.count - 1 : index - 1]
      let (before, here) = (depth(of: previous), depth(of: point))
      if (before >= Projection.nearest) != (here >= Projection.nearest) {
        let fraction = (Projection.nearest - before) / (here - before)
        visible.append(
          Point(
            x: previous.x + (point.x - previous.x) * fraction,
            y: previous.y + (point.y - previous.y) * fraction))
      }
      if here >= Projection.nearest { visible.append(point) }
    }
    return visible.map(transform.apply)
  }

  /// The projection of a point; the depth of a point behind the eye is clamped.
  package func clampedPoint(_ point: Point) -> Point {
    let t = transform
    let w = max(depth(of: point), Projection.nearest)
    return Point(
      x: (t.m11 * point.x + t.m21 * point.y + t.m41) / w,
      y: (t.m12 * point.x + t.m22 * point.y + t.m42) / w)
  }

  /// The affine approximation around a point, with that point as the origin.
  func tangent(at point: Point) -> AffineMatrix {
    let t = transform
    let w = max(depth(of: point), Projection.nearest)
    let image = clampedPoint(point)
    return (
      (t.m11 - image.x * t.m14) / w, (t.m12 - image.y * t.m14) / w,
      (t.m21 - image.x * t.m24) / w, (t.m22 - image.y * t.m24) / w, image.x, image.y
    )
  }

  /// The mean scale around a point.
  func magnification(at point: Point) -> Double {
    let m = tangent(at: point)
    return abs(m.a * m.d - m.b * m.c).squareRoot()
  }
}

/// The outline of a rectangle with round corners, each of them by a number of lines.
func outline(of rect: Rect, radius: Double, steps: Int) -> [Point] {
  let corners = rect.corners
  let radius = min(radius, rect.width / 2, rect.height / 2)
  guard radius > 0, steps > 0 else { return corners }
  return corners.enumerated().flatMap { index, corner in
    let center = Point(
      x: corner.x + (index == 0 || index == 3 ? radius : -radius),
      y: corner.y + (index < 2 ? radius : -radius))
    return (0...steps).map { step in
      let angle = Double.pi * (1 + Double(index) / 2 + Double(step) / Double(steps) / 2)
      return Point(
        x: center.x + radius * Double.cos(angle), y: center.y + radius * Double.sin(angle))
    }
  }
}

/// The outline with the same number of points for every radius.
func roundOutline(of rect: Rect, radius: Double) -> [Point] {
  let radius = rect.clamped(radius: radius)
  // All points of a square corner, or of a corner of an empty rectangle, are at one position.
  guard radius < 1e-6 else { return outline(of: rect, radius: radius, steps: 4) }
  return rect.corners.flatMap { [Point](repeating: $0, count: 5) }
}

/// The path of a rectangle with corners of cubic curves, whose points are projected.
func roundPath(_ rect: Rect, radius: Double, projected: (Point) -> Point) -> String {
  let radius = min(radius, rect.width / 2, rect.height / 2)
  // Source: the usual four cubics of a circle, with an error of 0.03 % of the radius.
  let handle = 1 - 0.5522847498
  var path = ""
  for (index, corner) in rect.corners.enumerated() {
    let (x, y) = (index == 0 || index == 3 ? radius : -radius, index < 2 ? radius : -radius)
    func point(_ fractionX: Double, _ fractionY: Double) -> String {
      pointsText([projected(Point(x: corner.x + x * fractionX, y: corner.y + y * fractionY))], 1)
    }
    let startsVertically = index % 2 == 0
    let (from, to) =
      startsVertically ? (point(0, 1), point(1, 0)) : (point(1, 0), point(0, 1))
    let (outgoing, incoming) =
      startsVertically ? (point(0, handle), point(handle, 0)) : (point(handle, 0), point(0, handle))
    path += (index == 0 ? "M" : "L") + "\(from)C\(outgoing) \(incoming) \(to)"
  }
  return path
}

extension Rect {
  /// The corners, from the top left one clockwise.
  package var corners: [Point] {
    [
      origin, Point(x: origin.x + width, y: origin.y),
      Point(x: origin.x + width, y: origin.y + height), Point(x: origin.x, y: origin.y + height),
    ]
  }

  /// A radius, at most half of the shorter side: with more, SVG draws parts of ellipses.
  func clamped(radius: Double) -> Double { max(min(radius, width / 2, height / 2), 0) }
}

extension PropertyState {
  /// The matrix from the space of a view to that of the container.
  func projection(in frame: Rect) -> Projection {
    Projection(
      transform: transform(size: frame.size).concatenating(
        .translation(x: frame.origin.x, y: frame.origin.y)))
  }

  /// By how much a shadow and a blur exceed the view.
  var inkOverflow: Double {
    3 * max(blur, 0) + 3 * max(shadow.radius, 0) + abs(shadow.dx) + abs(shadow.dy)
  }
}

func pointsText(_ points: [Point], _ digits: Int = 4) -> String {
  points.map { "\(decimal($0.x, digits)),\(decimal($0.y, digits))" }.joined(separator: " ")
}

func matrixText(_ m: AffineMatrix) -> String {
  let linear = [m.a, m.b, m.c, m.d].map { decimal($0, 7) }
  return "matrix(\((linear + [decimal(m.e, 4), decimal(m.f, 4)]).joined(separator: " ")))"
}
