import TransitionKit
import TransitionScenes

extension ScreenWindow {
  /// Fails if something that always has to hold of what is shown does not.
  package func checkInvariants() throws(BrokenInvariant) { try animator.checkInvariants() }
}
