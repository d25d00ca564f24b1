extension NavigationTransition {
  /// Moves the origin out to the leading edge, like ``uncover(edge:fileID:line:)``.
  public static let uncover = uncover(edge: .leading)

  /// Moves the origin out to an edge, which uncovers the pushed view behind it. A pop moves the destination back
  /// in front, as ``cover(edge:fileID:line:)`` does.
  ///
  /// - Parameter edge: where the origin leaves; leading and trailing follow the layout direction.
  public static func uncover(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    uncovering(front: .move(edge: edge, fileID: fileID, line: line), back: .identity, fileID, line)
  }
}
