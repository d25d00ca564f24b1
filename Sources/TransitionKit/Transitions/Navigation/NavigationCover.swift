extension NavigationTransition {
  /// Moves the pushed view in from the trailing edge, like ``cover(edge:)``.
  public static let cover = cover(edge: .trailing)

  /// Moves the pushed view in from an edge, with a shadow, over the origin. The origin does not move and is
  /// dimmed by a tenth. A pop moves the view out again, as ``uncover(edge:)`` does.
  ///
  /// The shadow and the dimming are those of the `cover` of Hero (`DefaultAnimationPreprocessor`, 1.6).
  ///
  /// - Parameter edge: where the pushed view comes from; leading and trailing follow the layout direction.
  public static func cover(edge: Edge) -> NavigationTransition {
    covering(front: .pageInFront(edge: edge), back: .dimmedBehind)
  }
}
