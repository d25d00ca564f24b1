extension AtomicTransition {
  /// Sets whether the back of the view is drawn while a rotation turns the view away, for the whole
  /// transition.
  ///
  /// ``rotate3D(_:axis:perspective:fileID:line:)`` does not draw the back. If two values start at the same time, the
  /// later one wins: `[.rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0)), .doubleSided(true)]` shows the
  /// view from behind.
  ///
  /// - Parameter isDoubleSided: whether the back is drawn; false leaves the view out while it is turned away.
  public static func doubleSided(
    _ isDoubleSided: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("doubleSided(\(isDoubleSided))", fileID, line) { view, _, _ in
      view.initial.doubleSided = isDoubleSided
    }
  }
}
