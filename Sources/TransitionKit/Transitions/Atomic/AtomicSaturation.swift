extension AtomicTransition {
  /// Changes the saturation of the view: from a factor to rest on insertion, and back to it on removal.
  ///
  /// - Parameter amount: the factor; 0 leaves no color; more than 1 makes colors stronger.
  public static func saturation(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("saturation(\(number: amount))", fileID, line) { view, operation, _ in
      view[away: operation].saturation = amount
    }
  }
}
