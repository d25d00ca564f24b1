extension NavigationTransition {
  /// Moves the origin out to the leading edge, like ``pageOut(edge:fileID:line:)``.
  public static let pageOut = pageOut(edge: .leading)

  /// Moves the origin out to an edge, with a shadow. The pushed view behind it grows from 0.7 and is dimmed by
  /// a tenth at first. A pop moves the destination back in front, as ``pageIn(edge:fileID:line:)`` does.
  ///
  /// The scale, the shadow and the dimming are those of the `pageOut` of Hero
  /// (`DefaultAnimationPreprocessor`, 1.6).
  ///
  /// - Parameter edge: where the origin leaves; leading and trailing follow the layout direction.
  public static func pageOut(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    uncovering(
      front: .pageInFront(edge: edge, fileID, line), back: .shrunkBehind(fileID, line), fileID, line
    )
  }
}
