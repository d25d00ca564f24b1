extension NavigationTransition {
  /// Moves the pushed view in from the trailing edge, like ``pageIn(edge:fileID:line:)``.
  public static let pageIn = pageIn(edge: .trailing)

  /// Moves the pushed view in from an edge, with a shadow, over the origin. The origin shrinks to 0.7 and is
  /// dimmed by a tenth. A pop moves the view out again, as ``pageOut(edge:fileID:line:)`` does.
  ///
  /// The scale, the shadow and the dimming are those of the `pageIn` of Hero
  /// (`DefaultAnimationPreprocessor`, 1.6).
  ///
  /// - Parameter edge: where the pushed view comes from; leading and trailing follow the layout direction.
  public static func pageIn(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    covering(front: .pageInFront(edge: edge, fileID, line), back: .shrunkBehind(fileID, line))
  }
}
