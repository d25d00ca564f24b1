extension AtomicTransition {
  /// Fades a color behind the content of the view: out on insertion, and in on removal.
  ///
  /// - Parameter color: the color while the view is away. It is seen where the content is not opaque.
  public static func background(
    _ color: Color, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("background\(color)", fileID, line) { view, operation, _ in
      view[away: operation].background = color
    }
  }
}
