extension AtomicTransition {
  /// Changes the brightness of the view: from an amount to rest on insertion, and back to it on removal.
  ///
  /// - Parameters:
  ///   - amount: what is added to red, green and blue; -1 is black, and 1 white.
  ///   - fileID: the file of the caller; by default where the call is written.
  ///   - line: the line of the caller; by default where the call is written.
  public static func brightness(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("brightness(\(number: amount))", fileID, line) { view, operation, _ in
      view[away: operation].brightness = amount
    }
  }
}
