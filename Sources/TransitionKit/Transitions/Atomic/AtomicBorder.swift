extension AtomicTransition {
  /// Fades a border of the view and makes it thinner: to none on insertion, and back on removal.
  ///
  /// - Parameters:
  ///   - color: the color while the view is away.
  ///   - width: the width while the view is away, in points. The border lies inside the edges of the view.
  public static func border(
    _ color: Color, width: Double = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("border(\(color), width: \(number: width))", fileID, line) {
      view, operation, _ in
      view[away: operation].borderColor = color
      view[away: operation].borderWidth = width
    }
  }
}
