extension NavigationTransition {
  /// Moves both views side by side along an axis, by the extent of the container.
  ///
  /// A horizontal push moves from trailing to leading, and a vertical push from bottom to top. A pop moves
  /// back.
  public static func move(axis: Axis) -> NavigationTransition {
    switch axis {
    case .horizontal: slide(edge: .trailing)
    case .vertical: slide(edge: .bottom)
    }
  }
}
