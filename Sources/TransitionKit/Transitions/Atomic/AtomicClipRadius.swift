extension AtomicTransition {
  /// Changes the corner radius of the clip: from a radius in points to 0 on insertion, and back on removal.
  ///
  /// `[.iris(from: .center), .clipRadius(200)]` opens with round corners. Without a clip this rounds the
  /// corners of the view itself.
  ///
  /// - Parameter radius: the corner radius of the clip while the view is away, in points; it is 0 at rest.
  public static func clipRadius(
    _ radius: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("clipRadius(\(number: radius))", fileID, line) { view, operation, _ in
      view[away: operation].clipRadius = radius
    }
  }
}
