extension NavigationTransition {
  /// Moves the origin out to the leading edge, like ``uncover(edge:)``.
  public static let uncover = uncover(edge: .leading)

  /// Moves the origin out to an edge, with a shadow, which uncovers the pushed view behind it. The pushed view
  /// does not move and is dimmed by a tenth at first. A pop moves the destination back in front, as
  /// ``cover(edge:)`` does.
  ///
  /// The shadow and the dimming are those of the `uncover` of Hero (`DefaultAnimationPreprocessor`, 1.6).
  ///
  /// - Parameter edge: where the origin leaves; leading and trailing follow the layout direction.
  public static func uncover(edge: Edge) -> NavigationTransition {
    uncovering(front: .pageInFront(edge: edge), back: .dimmedBehind)
  }
}
