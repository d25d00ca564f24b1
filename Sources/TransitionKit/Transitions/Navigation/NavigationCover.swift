extension NavigationTransition {
  /// Moves the pushed view in from the trailing edge, like ``cover(edge:fileID:line:)``.
  public static let cover = cover(edge: .trailing)

  /// Moves the pushed view in from an edge, over the origin, which does not move. A pop moves the view out
  /// again, as ``uncover(edge:fileID:line:)`` does.
  ///
  /// - Parameter edge: where the pushed view comes from; leading and trailing follow the layout direction.
  public static func cover(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    covering(front: .move(edge: edge, fileID: fileID, line: line), back: .identity)
  }
}
