extension AtomicTransition {
  /// Fades a colour over the view: out on insertion, and in on removal.
  ///
  /// `.overlay(.black.opacity(0.3))` dims the view.
  public static func overlay(_ color: Color) -> AtomicTransition {
    AtomicTransition("overlay\(color)") { view, operation, _ in
      view[away: operation].overlay = color
    }
  }
}
