extension NavigationTransition {
  /// Moves the origin out to the leading edge, which reveals the pushed view behind it; the same as
  /// ``uncover``.
  public static let reveal = uncover

  /// Moves the origin out to an edge, which reveals the pushed view behind it; the same as
  /// ``uncover(edge:fileID:line:)``.
  ///
  /// - Parameter edge: the edge to which the origin moves out on a push; leading and trailing follow the layout
  ///   direction.
  public static func reveal(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  { uncover(edge: edge, fileID: fileID, line: line) }
}
