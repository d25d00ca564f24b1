/// Where a run was when it ended.
public enum AnimatingPosition: Sendable, Hashable {
  /// At the end: the transition happened.
  case end
  /// Back at the start: the transition was cancelled.
  case start
  /// Somewhere in between: the run was stopped there.
  case current
}
