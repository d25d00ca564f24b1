extension AtomicTransition {
  /// Uncovers the view from a colour laid over it, and covers it on the way out.
  ///
  /// `.overlay(.black.opacity(0.3))` dims.
  public static func overlay(_ color: Color) -> AtomicTransition {
    AtomicTransition("overlay\(color)") { view, operation, _ in
      view[away: operation].overlay = color
    }
  }
}
