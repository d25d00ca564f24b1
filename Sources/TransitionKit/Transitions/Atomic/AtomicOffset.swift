extension AtomicTransition {
  /// Moves the view in from an offset, and out to it, in points.
  ///
  /// Unlike ``move(edge:relativeTo:fraction:)``, an offset is the same in a right-to-left container.
  public static func offset(x: Double, y: Double) -> AtomicTransition {
    AtomicTransition("offset(x: \(number: x), y: \(number: y))") { view, operation, _ in
      view[away: operation].translation = Translation(dx: x, dy: y)
    }
  }

  /// Moves the view in from a horizontal offset, and out to it, in points.
  public static func offset(x: Double) -> AtomicTransition { offset(x: x, y: 0) }

  /// Moves the view in from a vertical offset, and out to it, in points.
  public static func offset(y: Double) -> AtomicTransition { offset(x: 0, y: y) }

  /// Moves the view in from an offset, and out to it, in points.
  public static func offset(_ offset: Size) -> AtomicTransition {
    .offset(x: offset.width, y: offset.height)
  }
}
