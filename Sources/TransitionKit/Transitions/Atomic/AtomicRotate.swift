extension AtomicTransition {
  /// Rotates the view in the plane of the screen: from an angle on insertion, and back to it on removal.
  ///
  /// - Parameter angle: the angle while the view is away; positive is clockwise, and full rotations are kept.
  public static func rotate(_ angle: Angle, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("rotate(\(angle))", fileID, line) { view, operation, _ in
      view[away: operation].rotation = Rotation(z: angle.radians)
    }
  }

  /// Rotates the view in the plane of the screen about a point of the view: from an angle on insertion, and back to it on
  /// removal.
  ///
  /// - Parameters:
  ///   - angle: the angle while the view is away; positive is clockwise, and full rotations are kept.
  ///   - anchor: the point that stays where it is, in fractions of the view's size from its top left corner.
  public static func rotate(
    _ angle: Angle, anchor: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("rotate(\(angle), anchor: \(anchor))", fileID, line) { view, operation, _ in
      view[away: operation].rotation = Rotation(z: angle.radians)
      view.initial.anchor = anchor
    }
  }
}
