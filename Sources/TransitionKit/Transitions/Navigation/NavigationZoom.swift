extension NavigationTransition {
  /// The new view grows and fades in over the old one, which shrinks.
  public static let zoom = mirrored(
    push: [.scale(0.5), .onInsertion([.zPosition(1), .opacity])])
}
