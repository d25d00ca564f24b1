/// When a change counts as complete.
public enum CompletionCriterion: Sendable, Hashable, CaseIterable {
  /// When everything looks complete: a spring after its perceptual duration.
  case logicallyComplete
  /// When everything has arrived, and what is removed is gone.
  case removed
}
