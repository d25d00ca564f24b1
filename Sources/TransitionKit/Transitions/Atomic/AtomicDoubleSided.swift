extension AtomicTransition {
  /// Draws the back of the view while a rotation turns it away, or leaves it out, for the whole transition.
  ///
  /// ``rotate3D(_:axis:perspective:)`` leaves it out. Of two that start together the later one counts:
  /// `[.rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0)), .doubleSided(true)]` shows the view from behind.
  public static func doubleSided(_ isDoubleSided: Bool) -> AtomicTransition {
    AtomicTransition("doubleSided(\(isDoubleSided))") { view, _, _ in
      view.initial.doubleSided = isDoubleSided
    }
  }
}
