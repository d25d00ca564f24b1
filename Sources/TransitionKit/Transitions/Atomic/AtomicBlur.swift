extension AtomicTransition {
  /// Blurs the view with a radius of 10 points on insertion before it appears, and on removal.
  public static let blur = blur(radius: 10)

  /// Sharpens the view from a blur on insertion, and blurs it on removal. The radius is in points.
  ///
  /// - Parameter radius: the radius while the view is away; 0 is sharp, and hosts draw a negative radius as 0.
  public static func blur(radius: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("blur(radius: \(number: radius))", fileID, line) { view, operation, _ in
      view[away: operation].blur = radius
    }
  }
}
