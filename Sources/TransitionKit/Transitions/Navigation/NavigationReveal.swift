extension NavigationTransition {
  /// Moves the origin out, which reveals the pushed view behind it. A pop moves the destination back in
  /// front.
  public static let reveal = asymmetric(
    push: .onRemoval([.move(edge: .leading), .zPosition(1)]),
    pop: .onInsertion([.move(edge: .leading), .zPosition(1)]))
}
