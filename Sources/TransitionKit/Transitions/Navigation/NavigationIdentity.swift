extension NavigationTransition {
  /// Replaces one view by the other at once.
  public static let identity = NavigationTransition(.identity)
}
