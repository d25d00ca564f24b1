extension NavigationTransition {
  /// Moves the pushed view in over the origin, which is dimmed and moves by a third of the distance. A pop
  /// moves both back.
  public static let parallaxPush = asymmetric(
    push: .asymmetric(insertion: .move(edge: .trailing), removal: behind),
    pop: .asymmetric(insertion: behind, removal: .move(edge: .trailing)))

  private static let behind: AtomicTransition = [
    .move(edge: .leading, fraction: 1.0 / 3), .overlay(.black.opacity(0.2)),
  ]
}
