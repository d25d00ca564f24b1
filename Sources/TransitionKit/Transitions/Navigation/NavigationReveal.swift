extension NavigationTransition {
  /// The origin moves out and reveals the pushed view behind it; a pop moves it back in front.
  public static let reveal = asymmetric(
    push: .onRemoval([.move(edge: .leading), .zPosition(1)]),
    pop: .onInsertion([.move(edge: .leading), .zPosition(1)]))
}
