/// Whether an operation may interrupt a transition that is under way.
public enum TransitionInterruption: Sendable, Hashable, CaseIterable {
  /// It happens at once, and the screens follow from what is shown.
  case interrupt
  /// It is refused.
  case refuse
}
