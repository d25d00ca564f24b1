extension AtomicTransition {
  /// Uncovers the view with a rectangle that grows from its centre, and covers it with one that shrinks. The
  /// rectangle starts with a corner radius of 24 points.
  public static let clipReveal = clipReveal(cornerRadius: 24)

  /// Uncovers the view with a rectangle that grows from its centre, and covers it with one that shrinks. The
  /// corners become square as the rectangle grows.
  ///
  /// - Parameter cornerRadius: the corner radius of the rectangle while the view is away, in points. It is limited to
  ///   half of the shorter side of the rectangle.
  public static func clipReveal(
    cornerRadius: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("clipReveal(cornerRadius: \(number: cornerRadius))", fileID, line) {
      view, operation, _ in
      view[away: operation].clip = ClipInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
      view[away: operation].clipRadius = cornerRadius
    }
  }
}
