import TransitionKit

/// A convex polygon, whose corners run clockwise on screen.
struct Polygon: Sendable {
  private(set) var corners: [Point]

  /// A polygon through corners that run around it in either direction.
  init(_ corners: [Point]) {
    self.corners = corners
    if area < 0 { self.corners.reverse() }
  }

  init(_ rect: Rect) {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.width, top + rect.height)
    self.init([
      Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
      Point(x: left, y: bottom),
    ])
  }

  /// The signed area: positive if the corners run clockwise on screen.
  var area: Double {
    var sum = 0.0
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      sum += a.x * b.y - b.x * a.y
    }
    return sum / 2
  }

  /// The mean of the corners, which lies inside.
  var center: Point {
    let count = Double(max(corners.count, 1))
    return Point(
      x: corners.reduce(0) { $0 + $1.x } / count, y: corners.reduce(0) { $0 + $1.y } / count)
  }

  /// The lines along the edges, moved outwards by a distance.
  func edges(movedBy distance: Double) -> [Line] {
    corners.indices.compactMap { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return nil }
      // Clockwise on screen, with y down, the outside is to the left.
      let normal = Point(x: dy / length, y: -dx / length)
      return Line(normal: normal, offset: normal.x * a.x + normal.y * a.y + distance)
    }
  }

  /// A line by its normal, which points outwards.
  struct Line: Sendable {
    let normal: Point
    let offset: Double

    func distance(of point: Point) -> Double {
      normal.x * point.x + normal.y * point.y - offset
    }
  }

  /// The part on one side of a line; nil if nothing is left.
  ///
  /// Source: the algorithm of Sutherland and Hodgman, 1974.
  func clipped(to line: Line, keepsOutside: Bool) -> Polygon? {
    var kept: [Point] = []
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let sign: Double = keepsOutside ? 1 : -1
      let (da, db) = (sign * line.distance(of: a), sign * line.distance(of: b))
      if da >= 0 { kept.append(a) }
      if (da > 0 && db < 0) || (da < 0 && db > 0) {
        let t = da / (da - db)
        kept.append(Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
      }
    }
    guard kept.count > 2 else { return nil }
    let polygon = Polygon(kept)
    return polygon.area > 1e-9 ? polygon : nil
  }

  /// What is left of the polygon outside of some lines around another one.
  func subtracting(_ edges: [Line]) -> [Polygon] {
    guard edges.count > 2 else { return [self] }
    var inside = self
    var left: [Polygon] = []
    for edge in edges {
      if let outside = inside.clipped(to: edge, keepsOutside: true) { left.append(outside) }
      guard let rest = inside.clipped(to: edge, keepsOutside: false) else { return left }
      inside = rest
    }
    return left
  }

  /// How far apart two polygons are, at least: negative if they overlap, then by how much at most.
  ///
  /// It is the largest gap along a normal of an edge, by the separating axis theorem.
  func gap(to other: Polygon) -> Double {
    func gap(_ a: Polygon, _ b: Polygon) -> Double {
      a.edges(movedBy: 0).reduce(-Double.infinity) { best, edge in
        max(best, b.corners.reduce(Double.infinity) { min($0, edge.distance(of: $1)) })
      }
    }
    return max(gap(self, other), gap(other, self))
  }
}
