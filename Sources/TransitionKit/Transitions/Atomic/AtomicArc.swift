extension AtomicTransition {
  /// Moves the view along a circular arc: from an offset in points on insertion, and back on removal.
  ///
  /// - Parameters:
  ///   - x: how far to the right the view is while it is away, in points; negative is to the left.
  ///   - y: how far down the view is while it is away, in points; negative is up.
  ///   - intensity: the height of the arc over the straight line as a fraction of half that line: 0 is
  ///     straight, and 1 is a half circle. With a positive intensity an inserted view moves clockwise on
  ///     screen: a view from the left moves over the top. With a negative one the arc is on the other side of
  ///     the line.
  public static func arc(
    x: Double, y: Double, intensity: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    let path = MotionPath(from: Point(x: x, y: y)) { $0.addArc(to: .zero, bulge: intensity) }
    return AtomicTransition(
      "arc(x: \(number: x), y: \(number: y), intensity: \(number: intensity))", path: path,
      .constantSpeed, fileID, line)
  }
}
