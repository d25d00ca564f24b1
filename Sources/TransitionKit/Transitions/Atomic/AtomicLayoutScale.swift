extension AtomicTransition {
  /// Changes the size at which the view is laid out: from a fraction to the whole on insertion, and back on
  /// removal. The centre stays.
  ///
  /// The content is laid out again at that size, not stretched.
  ///
  /// - Parameters:
  ///   - x: the fraction of the width while the view is away; hosts draw a negative one as 0.
  ///   - y: the fraction of the height while the view is away; hosts draw a negative one as 0.
  public static func layoutScale(
    x: Double = 1, y: Double = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("layoutScale(x: \(number: x), y: \(number: y))", fileID, line) {
      view, operation, _ in
      view[away: operation].layoutScale = LayoutScale(x: x, y: y)
    }
  }
}
