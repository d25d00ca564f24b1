extension NavigationTransition {
  /// Shrinks the pushed view from 1.3 while it fades in in front. The origin behind it shrinks to 0.7. A pop is
  /// the reverse, as ``zoomIn`` is.
  ///
  /// So the user seems to back away from the origin. The scales are those of the `zoomOut` of Hero
  /// (`DefaultAnimationPreprocessor`, 1.6).
  public static let zoomOut = covering(front: [.scale(1.3), .opacity], back: .scale(0.7))
}
