extension NavigationTransition {
  /// Specifies which of the two views fades.
  public enum FadeStyle: Sendable, Hashable, CaseIterable {
    /// The pushed view fades in, and the popped view fades out.
    case `in`
    /// On push the origin fades out in front; on pop the destination fades in in front.
    case out
    /// Both views fade.
    case cross
  }

  /// Fades one view over the other, or both.
  public static func fade(_ style: FadeStyle) -> NavigationTransition {
    switch style {
    case .in: .asymmetric(push: .onInsertion(.opacity), pop: .onRemoval(.opacity))
    case .out:
      .asymmetric(
        push: .onRemoval([.opacity, .zPosition(1)]), pop: .onInsertion([.opacity, .zPosition(1)]))
    case .cross: NavigationTransition(.opacity)
    }
  }
}
