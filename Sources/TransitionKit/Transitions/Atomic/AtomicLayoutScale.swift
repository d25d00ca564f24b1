extension AtomicTransition {
  /// Lays the view out at a fraction of its size, in from it and out to it, about its centre.
  ///
  /// The content is laid out again in the smaller space, not stretched.
  public static func layoutScale(x: Double = 1, y: Double = 1) -> AtomicTransition {
    AtomicTransition("layoutScale(x: \(number: x), y: \(number: y))") { view, operation, _ in
      view[away: operation].layoutScale = LayoutScale(x: x, y: y)
    }
  }
}
