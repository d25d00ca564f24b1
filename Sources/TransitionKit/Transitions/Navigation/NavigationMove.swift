extension NavigationTransition {
  /// Moves both views side by side along an axis, by the extent of the container.
  ///
  /// A horizontal push moves from trailing to leading, and a vertical push from bottom to top. A pop moves
  /// back.
  ///
  /// - Parameter axis: the axis along which both views move.
  public static func move(axis: Axis, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    switch axis {
    case .horizontal: slide(edge: .trailing, fileID: fileID, line: line)
    case .vertical: slide(edge: .bottom, fileID: fileID, line: line)
    }
  }
}
