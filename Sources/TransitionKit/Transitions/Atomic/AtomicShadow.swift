extension AtomicTransition {
  /// Fades the shadow of the view: out on insertion, and in on removal.
  ///
  /// - Parameters:
  ///   - opacity: the opacity of the shadow.
  ///   - radius: the radius of its blur, in points.
  ///   - x: the offset to the right, in points.
  ///   - y: the offset downwards, in points.
  public static func shadow(
    opacity: Double = 0.3, radius: Double, x: Double = 0, y: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    let shadow = Shadow(opacity: opacity, radius: radius, dx: x, dy: y)
    return AtomicTransition(
      "shadow(opacity: \(number: opacity), radius: \(number: radius))", fileID, line
    ) {
      view, operation, _ in
      view[away: operation].shadow = shadow
    }
  }

  /// Fades a shadow of a color: out on insertion, and in on removal. At rest a shadow is black, so that the color becomes
  /// darker while it fades.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow while the view is away; its alpha is the opacity of the shadow.
  ///   - radius: the radius of its blur, in points.
  ///   - x: the offset to the right, in points.
  ///   - y: the offset downwards, in points.
  public static func shadow(
    color: Color, radius: Double, x: Double = 0, y: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("shadow(color: \(color), radius: \(number: radius))", fileID, line) {
      view, operation, _ in
      view[away: operation].shadow = Shadow(opacity: color.alpha, radius: radius, dx: x, dy: y)
      view[away: operation].shadowColor = color.opaque
    }
  }
}
