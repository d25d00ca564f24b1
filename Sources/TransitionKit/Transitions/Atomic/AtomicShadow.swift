extension AtomicTransition {
  /// Drops a shadow under the view while it is away; it fades as the view arrives.
  ///
  /// - Parameters:
  ///   - opacity: the opacity of the shadow.
  ///   - radius: the radius of its blur, in points.
  ///   - x: how far it lies to the right, in points.
  ///   - y: how far it lies below, in points.
  public static func shadow(
    opacity: Double = 0.3, radius: Double, x: Double = 0, y: Double = 0
  ) -> AtomicTransition {
    let shadow = Shadow(opacity: opacity, radius: radius, dx: x, dy: y)
    return AtomicTransition("shadow(opacity: \(number: opacity), radius: \(number: radius))") {
      view, operation, _ in
      view[away: operation].shadow = shadow
    }
  }
}
