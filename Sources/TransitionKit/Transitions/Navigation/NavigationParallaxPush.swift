extension NavigationTransition {
  /// Moves the pushed view in over the origin, which is dimmed and moves by a third of the distance. A pop
  /// moves both back.
  ///
  /// ``push(edge:fileID:line:)`` dims less, and has a shadow and an edge.
  public static let parallaxPush = covering(
    front: .move(edge: .trailing),
    back: [.move(edge: .leading, fraction: 1.0 / 3), .overlay(.black.opacity(0.2))])
}
