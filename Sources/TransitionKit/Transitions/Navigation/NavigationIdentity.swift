extension NavigationTransition {
  /// Does nothing: one view is replaced by the other at once.
  public static let identity = NavigationTransition(.identity)
}
