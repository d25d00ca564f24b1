extension AtomicTransition {
  /// Sets the position of the view in the drawing order for the whole transition: higher is in front.
  ///
  /// - Parameter zPosition: the position; higher is in front, and a view at rest has 0.
  public static func zPosition(
    _ zPosition: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("zPosition(\(number: zPosition))", fileID, line) { view, _, _ in
      view.initial.zPosition = zPosition
    }
  }

  /// Draws the view in front of the others, at the z-position 1,000,000.
  public static let bringToFront = zPosition(1_000_000)

  /// Draws the view behind the others, at the z-position -1,000,000.
  public static let sendToBack = zPosition(-1_000_000)
}
