import Foundation
import TransitionKit

/// A matrix with perspective, as far as a flat picture shows it.
struct Projection {
  let transform: Transform

  /// What is nearer to the eye's plane than this share of the eye's distance is not shown.
  static let nearest = 0.001

  /// The six numbers of an SVG matrix, if the picture is that of an affine one.
  var affine: (a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)? {
    let t = transform
    guard t.m14 == 0, t.m24 == 0, t.m44 >= Projection.nearest else { return nil }
    let w = t.m44
    return (t.m11 / w, t.m12 / w, t.m21 / w, t.m22 / w, t.m41 / w, t.m42 / w)
  }

  /// The distance of a point from the eye, as a share of that of the plane of the screen.
  func depth(of point: Point) -> Double {
    transform.m14 * point.x + transform.m24 * point.y + transform.m44
  }

  /// The picture of a polygon, without what is behind the eye.
  ///
  /// Source: Sutherland and Hodgman, "Reentrant polygon clipping", 1974.
  func polygon(_ points: [Point]) -> [Point] {
    var visible: [Point] = []
    for (index, point) in points.enumerated() {
      let previous = points[index == 0 ? points.count - 1 : index - 1]
      let (before, here) = (depth(of: previous), depth(of: point))
      if (before >= Projection.nearest) != (here >= Projection.nearest) {
        let share = (Projection.nearest - before) / (here - before)
        visible.append(
          Point(
            x: previous.x + (point.x - previous.x) * share,
            y: previous.y + (point.y - previous.y) * share))
      }
      if here >= Projection.nearest { visible.append(point) }
    }
    return visible.map(transform.apply)
  }

  /// The picture of a point; one that is behind the eye is held where it would nearly be.
  func clampedPoint(_ point: Point) -> Point {
    let t = transform
    let w = max(depth(of: point), Projection.nearest)
    return Point(
      x: (t.m11 * point.x + t.m21 * point.y + t.m41) / w,
      y: (t.m12 * point.x + t.m22 * point.y + t.m42) / w)
  }

  /// The affine matrix that comes nearest around a point, to be used with that point as the origin.
  func tangent(at point: Point) -> (
    a: Double, b: Double, c: Double, d: Double, e: Double, f: Double
  ) {
    let t = transform
    let w = max(depth(of: point), Projection.nearest)
    let place = clampedPoint(point)
    return (
      (t.m11 - place.x * t.m14) / w, (t.m12 - place.y * t.m14) / w,
      (t.m21 - place.x * t.m24) / w, (t.m22 - place.y * t.m24) / w, place.x, place.y
    )
  }

  /// How much larger the surroundings of a point appear, on average.
  func magnification(at point: Point) -> Double {
    let m = tangent(at: point)
    return abs(m.a * m.d - m.b * m.c).squareRoot()
  }
}

/// The outline of a rectangle with round corners, each by so many points besides its first.
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
      return Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }
}

/// The outline with as many points at every time, however round the corners are.
func roundOutline(of rect: Rect, radius: Double) -> [Point] {
  let radius = rect.clamped(radius: radius)
  // Corners that are square, or of a rectangle without an extent, have all of their points in one place.
  guard radius < 1e-6 else { return outline(of: rect, radius: radius, steps: 4) }
  return rect.corners.flatMap { [Point](repeating: $0, count: 5) }
}

/// The path of a rectangle with corners of cubic curves, each point of it drawn elsewhere.
func roundPath(_ rect: Rect, radius: Double, drawn: (Point) -> Point) -> String {
  let radius = min(radius, rect.width / 2, rect.height / 2)
  // Source: the usual four cubics of a circle, which leave it by 0.03 % of the radius.
  let pull = 1 - 0.5522847498
  var path = ""
  for (index, corner) in rect.corners.enumerated() {
    let (x, y) = (index == 0 || index == 3 ? radius : -radius, index < 2 ? radius : -radius)
    func point(_ shareX: Double, _ shareY: Double) -> String {
      pointsText([drawn(Point(x: corner.x + x * shareX, y: corner.y + y * shareY))], 1)
    }
    let isLevel = index % 2 == 0
    let (from, to) =
      isLevel ? (point(0, 1), point(1, 0)) : (point(1, 0), point(0, 1))
    let (leave, arrive) =
      isLevel ? (point(0, pull), point(pull, 0)) : (point(pull, 0), point(0, pull))
    path += (index == 0 ? "M" : "L") + "\(from)C\(leave) \(arrive) \(to)"
  }
  return path
}

extension Rect {
  /// The corners, from the top left one clockwise.
  var corners: [Point] {
    [
      origin, Point(x: origin.x + width, y: origin.y),
      Point(x: origin.x + width, y: origin.y + height), Point(x: origin.x, y: origin.y + height),
    ]
  }

  /// The radius of its corners, at most half of its shorter side: SVG would draw parts of ellipses.
  func clamped(radius: Double) -> Double { max(min(radius, width / 2, height / 2), 0) }

  /// The rectangle without shares of it at its sides.
  func inset(by clip: ClipInsets) -> Rect {
    Rect(
      x: origin.x + clip.left * width, y: origin.y + clip.top * height,
      width: max(width * (1 - clip.left - clip.right), 0),
      height: max(height * (1 - clip.top - clip.bottom), 0))
  }
}

extension PropertyState {
  /// The matrix from the space of a view to that of the container.
  func projection(in frame: Rect) -> Projection {
    Projection(
      transform: transform(size: frame.size).concatenating(
        .translation(x: frame.origin.x, y: frame.origin.y)))
  }

  /// How far a shadow and a blur reach beyond the view.
  var reach: Double {
    3 * max(blur, 0) + 3 * max(shadow.radius, 0) + abs(shadow.dx) + abs(shadow.dy)
  }
}

func pointsText(_ points: [Point], _ digits: Int = 4) -> String {
  points.map { "\(decimal($0.x, digits)),\(decimal($0.y, digits))" }.joined(separator: " ")
}

func matrixText(_ m: (a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)) -> String {
  let turn = [m.a, m.b, m.c, m.d].map { decimal($0, 7) }
  return "matrix(\((turn + [decimal(m.e, 4), decimal(m.f, 4)]).joined(separator: " ")))"
}
