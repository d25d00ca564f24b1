extension AtomicTransition {
  /// Changes the brightness of the view: from an amount to rest on insertion, and back to it on removal.
  ///
  /// - Parameter amount: what is added to red, green and blue; -1 is black, and 1 white.
  public static func brightness(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("brightness(\(number: amount))", fileID, line) { view, operation, _ in
      view[away: operation].brightness = amount
    }
  }
}
