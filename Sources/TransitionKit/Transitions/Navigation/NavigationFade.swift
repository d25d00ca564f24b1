extension NavigationTransition {
  /// Fades from one view to the other; the same as `fade(.cross)`.
  public static let fade = fade(.cross)

  /// Specifies which of the two views fades.
  public enum FadeStyle: Sendable, Hashable, CaseIterable {
    /// The pushed view fades in, and the popped view fades out.
    case `in`
    /// On push the origin fades out in front; on pop the destination fades in in front.
    case out
    /// Both views fade at once. Half-way they cover 0.75 of what is behind them, which shows through them;
    /// with ``NavigationTransition/dissolve`` it does not.
    case cross
  }

  /// Fades one view over the other, or both.
  ///
  /// - Parameter style: which of the two views fades.
  public static func fade(_ style: FadeStyle, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    let fade = AtomicTransition.opacity(0, fileID: fileID, line: line)
    let inFront = AtomicTransition.zPosition(1, fileID: fileID, line: line)
    return switch style {
    case .in: .asymmetric(push: .onInsertion(fade), pop: .onRemoval(fade))
    case .out:
      .asymmetric(
        push: .onRemoval([fade, inFront]), pop: .onInsertion([fade, inFront]))
    case .cross: NavigationTransition(fade)
    }
  }
}
