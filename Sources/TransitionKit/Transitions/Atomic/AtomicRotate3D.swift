extension AtomicTransition {
  /// Rotates the view about an axis in space: from an angle on insertion, and back to it on removal.
  ///
  /// While its back faces the viewer the view is not drawn. ``doubleSided(_:fileID:line:)`` changes that.
  ///
  /// - Parameters:
  ///   - angle: the angle while the view is away; full rotations are kept.
  ///   - axis: the direction of the axis, of any length except zero. With length zero there is no rotation,
  ///     and a diagnostic.
  ///   - perspective: 0 is none, 1 puts the eye as far away as the view's longer side.
  public static func rotate3D(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), perspective: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    let rotation = Rotation(angle, axis: axis)
    return AtomicTransition(
      "rotate3D(\(angle), axis: (\(number: axis.x), \(number: axis.y), \(number: axis.z)))", fileID,
      line
    ) { view, operation, _ in
      view[away: operation].rotation = rotation
      view.initial.perspective = perspective
      view.initial.doubleSided = false
    }
  }
}
