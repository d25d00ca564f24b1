extension AtomicTransition {
  /// Rotates the hues of the view: from an angle to rest on insertion, and back to it on removal.
  ///
  /// - Parameter angle: the angle while the view is away: with 120 degrees red becomes green, about as light as it was. Full
  ///   rotations are kept.
  public static func hueRotation(
    _ angle: Angle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("hueRotation(\(angle))", fileID, line) { view, operation, _ in
      view[away: operation].hueRotation = angle
    }
  }
}
