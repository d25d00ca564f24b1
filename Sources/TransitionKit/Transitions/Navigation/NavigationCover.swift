extension NavigationTransition {
  /// The pushed view moves in over the origin, which stays; a pop moves it out again.
  public static let cover = asymmetric(
    push: .onInsertion(.move(edge: .trailing)), pop: .onRemoval(.move(edge: .trailing)))
}
