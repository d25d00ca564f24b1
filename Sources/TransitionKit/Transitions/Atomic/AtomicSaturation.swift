extension AtomicTransition {
  /// Changes the saturation of the view: from a factor to rest on insertion, and back to it on removal.
  ///
  /// - Parameters:
  ///   - amount: the factor; 0 leaves no colour; more than 1 makes colours stronger.
  ///   - fileID: the file of the caller; by default where the call is written.
  ///   - line: the line of the caller; by default where the call is written.
  public static func saturation(
    _ amount: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("saturation(\(number: amount))", fileID, line) { view, operation, _ in
      view[away: operation].saturation = amount
    }
  }
}
