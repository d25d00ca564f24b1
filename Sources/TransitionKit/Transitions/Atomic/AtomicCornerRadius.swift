extension AtomicTransition {
  /// Changes the corner radius of the view: from a radius in points to 0 on insertion, and back on removal.
  public static func cornerRadius(_ radius: Double) -> AtomicTransition {
    AtomicTransition("cornerRadius(\(number: radius))") { view, operation, _ in
      view[away: operation].cornerRadius = radius
    }
  }
}
