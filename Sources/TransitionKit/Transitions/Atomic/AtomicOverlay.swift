extension AtomicTransition {
  /// Fades a colour over the view: out on insertion, and in on removal.
  ///
  /// `.overlay(.black.opacity(0.3))` dims the view.
  ///
  /// - Parameters:
  ///   - color: the colour over the view while it is away; its alpha says how much of the view is covered.
  ///   - fileID: the file of the caller; by default where the call is written.
  ///   - line: the line of the caller; by default where the call is written.
  public static func overlay(_ color: Color, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("overlay\(color)", fileID, line) { view, operation, _ in
      view[away: operation].overlay = color
    }
  }
}
