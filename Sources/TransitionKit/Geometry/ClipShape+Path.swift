extension ClipShape {
  /// A shape with a curved outline.
  ///
  /// ```swift
  /// let leaf = MotionPath(from: Point(x: 0.5, y: 0)) { path in
  ///   path.addQuadCurve(to: Point(x: 0.5, y: 1), control: Point(x: 1.2, y: 0.5))
  ///   path.addQuadCurve(to: Point(x: 0.5, y: 0), control: Point(x: -0.2, y: 0.5))
  /// }
  /// let opening = AtomicTransition.clip(to: .path(leaf))
  /// ```
  ///
  /// The curves become sides of a polygon whose corners lie on them. The outline differs from the path by less than a thousandth
  /// of the longer side of the view, if the points of the path and the centres of its arcs are at most 50 times the size of the
  /// view apart, and no arc goes around more than once. A segment has at most 512 sides. Where a path crosses itself, what it
  /// goes around at all is inside (the nonzero rule of CSS and SVG).
  ///
  /// - Parameter path: the outline, in fractions of the view's size from its top left corner. A path that does not end at its
  ///   start is closed by a line. A number that is not finite counts as 0. A path without an area shows nothing.
  public static func path(_ path: MotionPath) -> ClipShape {
    let path = path.sanitized.path
    var points = [UnitPoint(x: path.start.x, y: path.start.y)]
    var start = path.start
    for element in path.elements {
      let segment = PathSegment(element, from: start)
      start = element.end(from: start)
      // The second derivative of a cubic curve is largest at one of its ends, and that of an arc is constant. A chord over an
      // interval h of the parameter is at most h^2 / 8 of it from the curve.
      let bend = max(segment.secondDerivative(at: 0).length, segment.secondDerivative(at: 1).length)
      let sides = max(min((bend / 0.008).squareRoot().rounded(.up), 512), 1)
      for side in 1...Int(sides) {
        let point = segment.point(at: Double(side) / sides)
        points.append(UnitPoint(x: point.x, y: point.y))
      }
    }
    if points.count > 1, points.last == points.first { points.removeLast() }
    return polygon(points, isPath: true)
  }
}
