internal import CTransitionMath

extension MotionPath {
  /// The path with numbers that can be computed with, and how many had to be replaced: those that are not
  /// finite by 0, and others held within a limit.
  var usable: (path: MotionPath, nonFinite: Int, outOfRange: Int) {
    var (nonFinite, outOfRange) = (0, 0)
    func usable(_ value: Double) -> Double {
      guard value.isFinite else {
        nonFinite += 1
        return 0
      }
      if abs(value) > 1e12 { outOfRange += 1 }
      return min(max(value, -1e12), 1e12)
    }
    func usable(_ point: Point) -> Point { Point(x: usable(point.x), y: usable(point.y)) }
    let path = MotionPath(from: usable(start)) { path in
      for element in elements {
        switch element {
        case .line(let end): path.addLine(to: usable(end))
        case .quadCurve(let end, let control):
          path.addQuadCurve(to: usable(end), control: usable(control))
        case .curve(let end, let control1, let control2):
          path.addCurve(to: usable(end), control1: usable(control1), control2: usable(control2))
        case .arc(let center, let delta):
          path.addArc(center: usable(center), delta: .radians(usable(delta.radians)))
        case .bulge(let end, let bulge): path.addArc(to: usable(end), bulge: usable(bulge.value))
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
      let (cosine, sine) = (cos(delta.radians), sin(delta.radians))
      let (x, y) = (start.x - center.x, start.y - center.y)
      return Point(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
    }
  }
}
