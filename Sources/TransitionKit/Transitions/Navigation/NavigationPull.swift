extension NavigationTransition {
  /// Moves the origin out to the leading edge, like ``pull(edge:fileID:line:)``.
  public static let pull = pull(edge: .leading)

  /// Moves the origin out to an edge, with a shadow. The pushed view, which was behind it, follows by a third
  /// of the distance and is dimmed by a tenth at first. A pop moves both back, as ``push(edge:fileID:line:)`` does.
  ///
  /// The distances and the dimming are those of the `pull` of Hero (`DefaultAnimationPreprocessor`, 1.6).
  ///
  /// - Parameter edge: where the origin leaves; leading and trailing follow the layout direction.
  public static func pull(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    uncovering(
      front: .pageInFront(edge: edge, fileID, line), back: .pageBehind(edge: edge, fileID, line),
      fileID, line)
  }
}
