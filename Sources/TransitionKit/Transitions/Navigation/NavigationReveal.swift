extension NavigationTransition {
  /// Moves the origin out to the leading edge, which reveals the pushed view behind it; the same as
  /// ``uncover``.
  public static let reveal = uncover

  /// Moves the origin out to an edge, which reveals the pushed view behind it; the same as
  /// ``uncover(edge:)``.
  ///
  /// - Parameters:
  ///   - edge: the edge to which the origin moves out on a push; leading and trailing follow the layout
  ///     direction.
  ///   - fileID: the file of the caller; by default where the call is written.
  ///   - line: the line of the caller; by default where the call is written.
  public static func reveal(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  { uncover(edge: edge, fileID: fileID, line: line) }
}
