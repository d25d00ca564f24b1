extension AtomicTransition {
  /// Turns the view in the plane of the screen, in from an angle and out to it.
  public static func rotate(_ angle: Angle) -> AtomicTransition {
    AtomicTransition("rotate(\(angle))") { view, operation, _ in
      view[away: operation].rotation = Rotation(z: angle.radians)
    }
  }
}
