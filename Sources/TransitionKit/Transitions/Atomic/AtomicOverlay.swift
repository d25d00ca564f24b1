extension AtomicTransition {
  /// Fades a color over the view: out on insertion, and in on removal.
  ///
  /// `.overlay(.black.opacity(0.3))` dims the view.
  ///
  /// - Parameter color: the color over the view while it is away; its alpha says how much of the view is covered.
  public static func overlay(_ color: Color, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("overlay\(color)", fileID, line) { view, operation, _ in
      view[away: operation].overlay = color
    }
  }
}
