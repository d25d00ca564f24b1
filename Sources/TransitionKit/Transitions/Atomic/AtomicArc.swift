extension AtomicTransition {
  /// Moves the view in from an offset along a circular arc, and back out along it, in points.
  ///
  /// - Parameter intensity: the height of the arc over the straight line as a fraction of half that line: 0 is
  ///   straight, 1 a half circle. A positive one turns clockwise on screen on the way to rest: from the left
  ///   over the top. A negative one lies on the other side.
  public static func arc(x: Double, y: Double, intensity: Double) -> AtomicTransition {
    let path = MotionPath(from: Point(x: x, y: y)) { $0.addArc(to: .zero, bulge: intensity) }
    return AtomicTransition(
      "arc(x: \(number: x), y: \(number: y), intensity: \(number: intensity))", path: path,
      .constantSpeed)
  }
}
