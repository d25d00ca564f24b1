extension NavigationTransition {
  /// Shows the views as the two sides of a card that rotates about the vertical axis; the same as `flip(axis: .horizontal)`.
  public static let flip = flip(axis: .horizontal)

  /// Shows the views as the two sides of a card that rotates by 180 degrees, with perspective.
  ///
  /// The origin is visible in the first half of the rotation, and the destination in the second. The back of
  /// a view is never drawn. A pop rotates the card back.
  ///
  /// - Parameter axis: the direction in which the card flips: `.horizontal` rotates about the vertical axis.
  public static func flip(axis: Axis, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    func half(_ degrees: Double) -> AtomicTransition {
      .rotate3D(
        .degrees(degrees),
        axis: axis == .horizontal ? (x: 0, y: 1, z: 0) : (x: 1, y: 0, z: 0), fileID: fileID,
        line: line)
    }
    return mirrored(
      push: [
        .asymmetric(insertion: half(180), removal: half(-180)),
        .opacity(0, fileID: fileID, line: line).switchedHalfway(),
      ])
  }
}
