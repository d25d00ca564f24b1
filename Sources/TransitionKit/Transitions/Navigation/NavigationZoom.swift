extension NavigationTransition {
  /// Scales and fades the destination in over the origin, which shrinks.
  public static let zoom = mirrored(
    push: [.scale(0.5), .onInsertion([.zPosition(1), .opacity])])
}
