extension NavigationTransition {
  /// Moves the pushed view in from the trailing edge, like ``push(edge:fileID:line:)``.
  public static let push = push(edge: .trailing)

  /// Moves the pushed view in from an edge, with a shadow, over the origin. The origin moves in the same direction by a
  /// third of the distance and is dimmed by a tenth. A pop moves both back, as ``pull(edge:fileID:line:)`` does.
  ///
  /// ``parallaxPush`` dims the origin more and has no shadow. The distances and the dimming are those of the
  /// `push` of Hero (`DefaultAnimationPreprocessor`, 1.6).
  ///
  /// - Parameter edge: where the pushed view comes from; leading and trailing follow the layout direction.
  public static func push(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    covering(
      front: .pageInFront(edge: edge, fileID, line), back: .pageBehind(edge: edge, fileID, line))
  }
}
