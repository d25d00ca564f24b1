extension AtomicTransition {
  /// Grows the view from nothing, and shrinks it to nothing, about its centre.
  public static let scale = scale(0)

  /// Scales the view in from a factor, and out to it, about its centre.
  public static func scale(_ factor: Double) -> AtomicTransition {
    AtomicTransition(factor == 0 ? "scale" : "scale(\(number: factor))") { view, operation, _ in
      view[away: operation].scale = Scale(factor)
    }
  }

  /// Scales the view in from a factor, and out to it, about a point of the view.
  public static func scale(_ factor: Double, anchor: UnitPoint) -> AtomicTransition {
    AtomicTransition("scale(\(number: factor), anchor: \(anchor))") { view, operation, _ in
      view[away: operation].scale = Scale(factor)
      view.initial.anchor = anchor
    }
  }

  /// Scales the view in from two factors, and out to them, about its centre.
  public static func scale(x: Double, y: Double) -> AtomicTransition {
    AtomicTransition("scale(x: \(number: x), y: \(number: y))") { view, operation, _ in
      view[away: operation].scale = Scale(x: x, y: y)
    }
  }
}
