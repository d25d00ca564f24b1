extension AtomicTransition {
  /// Changes the contrast of the view: from a factor to rest on insertion, and back to it on removal.
  ///
  /// - Parameter amount: the factor; 0 is grey; more than 1 increases the contrast.
  public static func contrast(_ amount: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("contrast(\(number: amount))", fileID, line) { view, operation, _ in
      view[away: operation].contrast = amount
    }
  }
}
