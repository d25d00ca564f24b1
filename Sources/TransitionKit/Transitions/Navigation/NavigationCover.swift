extension NavigationTransition {
  /// Moves the pushed view in over the origin, which does not move. A pop moves it out again.
  public static let cover = asymmetric(
    push: .onInsertion(.move(edge: .trailing)), pop: .onRemoval(.move(edge: .trailing)))
}
