extension NavigationTransition {
  /// The new view fades in over the old one, which stays, so that nothing behind them shines through.
  public static let dissolve = NavigationTransition(.onInsertion([.opacity, .zPosition(1)]))
}
