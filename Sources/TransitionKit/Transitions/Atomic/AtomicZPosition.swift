extension AtomicTransition {
  /// Holds the view at a position in the drawing order for the whole transition: higher is in front.
  public static func zPosition(_ zPosition: Double) -> AtomicTransition {
    AtomicTransition("zPosition(\(number: zPosition))") { view, _, _ in
      view.initial.zPosition = zPosition
    }
  }

  /// Holds the view in front of the others: at z-position 1,000,000.
  public static let bringToFront = zPosition(1_000_000)

  /// Holds the view behind the others: at z-position -1,000,000.
  public static let sendToBack = zPosition(-1_000_000)
}
