extension NavigationTransition {
  /// Fades the destination in over the origin, which stays opaque. So nothing behind them is visible.
  public static let dissolve = NavigationTransition(.onInsertion([.opacity, .zPosition(1)]))
}
