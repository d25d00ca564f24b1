extension AtomicTransition {
  /// Changes the corner radius of the view: from a radius in points to 0 on insertion, and back on removal.
  ///
  /// - Parameter radius: what is added to the corner radius of the view while it is away, in points.
  public static func cornerRadius(
    _ radius: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("cornerRadius(\(number: radius))", fileID, line) { view, operation, _ in
      view[away: operation].cornerRadius = radius
    }
  }
}
