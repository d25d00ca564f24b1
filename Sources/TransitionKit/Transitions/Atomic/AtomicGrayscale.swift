extension AtomicTransition {
  /// Takes the colors of the view towards grey: from an amount to rest on insertion, and back to it on removal.
  ///
  /// The matrix is that of `grayscale()` in CSS (Filter Effects Module Level 1, section 13.1.3).
  ///
  /// - Parameter amount: how far the colors are on the way to grey: 0 changes nothing, and 1 leaves no color.
  public static func grayscale(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("grayscale(\(number: amount))", fileID, line) { view, operation, _ in
      view[away: operation].grayscale = amount
    }
  }
}
