extension NavigationTransition {
  /// Moves both views side by side along an axis, by the extent of the container.
  ///
  /// A horizontal push moves from trailing to leading, and a vertical push from bottom to top. A pop moves
  /// back.
  public static func move(axis: Axis) -> NavigationTransition {
    switch axis {
    case .horizontal: move(from: .trailing, to: .leading)
    case .vertical: move(from: .bottom, to: .top)
    }
  }

  private static func move(from source: Edge, to target: Edge) -> NavigationTransition {
    .asymmetric(
      push: .asymmetric(insertion: .move(edge: source), removal: .move(edge: target)),
      pop: .asymmetric(insertion: .move(edge: target), removal: .move(edge: source)))
  }
}
