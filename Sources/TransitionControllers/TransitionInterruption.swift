import TransitionKit
import TransitionScenes

/// Whether an operation may interrupt a running transition.
public enum TransitionInterruption: Sendable, Hashable, CaseIterable {
  /// The operation happens at once, and the screens follow from what is shown.
  case interrupt
  /// The operation is refused.
  case refuse
}
