extension MotionPath {
  /// The path with numbers that can be computed with, and how many had to be replaced: those that are not
  /// finite by 0, and others clamped to a limit.
  var sanitized: (path: MotionPath, nonFinite: Int, outOfRange: Int) {
    var (nonFinite, outOfRange) = (0, 0)
    func sanitized(_ value: Double) -> Double {
      guard value.isFinite else {
        nonFinite += 1
        return 0
      }
      if abs(value) > 1e12 { outOfRange += 1 }
      return min(max(value, -1e12), 1e12)
    }
    func sanitized(_ point: Point) -> Point { Point(x: sanitized(point.x), y: sanitized(point.y)) }
    let path = MotionPath(from: sanitized(start)) { path in
      for element in elements {
        switch element {
        case .line(let end): path.addLine(to: sanitized(end))
        case .quadCurve(let end, let control):
          path.addQuadCurve(to: sanitized(end), control: sanitized(control))
        case .curve(let end, let control1, let control2):
          path.addCurve(
            to: sanitized(end), control1: sanitized(control1), control2: sanitized(control2))
        case .arc(let center, let delta):
          path.addArc(center: sanitized(center), delta: .radians(sanitized(delta.radians)))
        case .bulge(let end, let bulge):
          path.addArc(to: sanitized(end), bulge: sanitized(bulge.value))
        }
      }
    }
    return (path, nonFinite, outOfRange)
  }
}

extension MotionPath.Element {
  /// Where the element ends if it starts at a point.
  func end(from start: Point) -> Point {
    switch self {
    case .line(let end), .quadCurve(let end, _), .curve(let end, _, _), .bulge(let end, _):
      return end
    case .arc(let center, let delta):
      let (sine, cosine) = Double.sinAndCos(delta.radians)
      let (x, y) = (start.x - center.x, start.y - center.y)
      return Point(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
    }
  }
}
