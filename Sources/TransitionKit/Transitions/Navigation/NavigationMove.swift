extension NavigationTransition {
  /// Moves both views sideways; the same as `move(axis: .horizontal)`.
  public static let move = move(axis: .horizontal)

  /// Moves both views side by side along an axis, by the extent of the container.
  ///
  /// A horizontal push moves from trailing to leading, and a vertical push from bottom to top. A pop moves
  /// back.
  ///
  /// - Parameters:
  ///   - axis: the axis along which both views move.
  ///   - fileID: the file of the caller; by default where the call is written.
  ///   - line: the line of the caller; by default where the call is written.
  public static func move(axis: Axis, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    switch axis {
    case .horizontal: slide(edge: .trailing, fileID: fileID, line: line)
    case .vertical: slide(edge: .bottom, fileID: fileID, line: line)
    }
  }
}
