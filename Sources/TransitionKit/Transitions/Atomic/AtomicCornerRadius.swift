extension AtomicTransition {
  /// Unrounds the corners of the view from a radius, and rounds them on the way out, in points.
  public static func cornerRadius(_ radius: Double) -> AtomicTransition {
    AtomicTransition("cornerRadius(\(number: radius))") { view, operation, _ in
      view[away: operation].cornerRadius = radius
    }
  }
}
