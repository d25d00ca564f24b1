import TransitionKit
import TransitionScenes

/// Whether an operation may interrupt a running transition.
public enum TransitionInterruption: Sendable, Hashable, CaseIterable {
  /// The operation happens at once, and the screens follow from what is shown.
  ///
  /// A transition that turns round takes the part of its duration that it has come, and a spring its own time. A screen that is
  /// presented while a push runs comes over everything, and is not carried by the push or the pop. All screens that are there
  /// recede below a card as one, so they stay side by side. A screen that was presented over another one before a transition
  /// brings that one belongs to it, and comes and leaves with it.
  case interrupt
  /// The operation is refused.
  case refuse
}
