extension NavigationTransition {
  /// Grows the origin to 1.3 while it fades out in front. The pushed view behind it grows from 0.7. A pop is the
  /// reverse, as ``zoomOut`` is.
  ///
  /// So the user seems to go into the origin. The scales are those of the `zoom` of Hero
  /// (`DefaultAnimationPreprocessor`, 1.6).
  public static let zoomIn = uncovering(
    front: [.scale(1.3), .opacity], back: .scale(0.7), #fileID, #line)
}
