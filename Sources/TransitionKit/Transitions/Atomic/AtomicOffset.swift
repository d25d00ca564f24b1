extension AtomicTransition {
  /// Moves the view in from an offset, and out to it, in points.
  ///
  /// Unlike ``move(edge:relativeTo:fraction:fileID:line:)``, an offset is the same in a right-to-left container.
  ///
  /// - Parameters:
  ///   - x: how far to the right the view is while it is away, in points; negative is to the left.
  ///   - y: how far down the view is while it is away, in points; negative is up.
  public static func offset(
    x: Double, y: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("offset(x: \(number: x), y: \(number: y))", fileID, line) {
      view, operation, _ in
      view[away: operation].translation = Translation(dx: x, dy: y)
    }
  }

  /// Moves the view in from a horizontal offset, and out to it, in points.
  ///
  /// - Parameter x: how far to the right the view is while it is away, in points; negative is to the left.
  public static func offset(x: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  { offset(x: x, y: 0, fileID: fileID, line: line) }

  /// Moves the view in from a vertical offset, and out to it, in points.
  ///
  /// - Parameter y: how far down the view is while it is away, in points; negative is up.
  public static func offset(y: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  { offset(x: 0, y: y, fileID: fileID, line: line) }

  /// Moves the view in from an offset, and out to it, in points.
  ///
  /// - Parameter offset: how far to the right and down the view is while it is away, in points.
  public static func offset(_ offset: Size, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    .offset(x: offset.width, y: offset.height, fileID: fileID, line: line)
  }
}
