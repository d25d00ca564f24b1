extension AtomicTransition {
  /// Unrounds the corners of the clip from a radius, and rounds them on the way out, in points.
  ///
  /// `[.iris(from: .center), .clipRadius(200)]` opens with round corners. Without a clip the corners of the
  /// view itself are cut off.
  public static func clipRadius(_ radius: Double) -> AtomicTransition {
    AtomicTransition("clipRadius(\(number: radius))") { view, operation, _ in
      view[away: operation].clipRadius = radius
    }
  }
}
