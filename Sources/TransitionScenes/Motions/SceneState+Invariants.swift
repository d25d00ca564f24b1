import TransitionKit

extension SceneState {
  /// Stops a debug build if something that always has to hold does not.
  func assertInvariants() {
    #if DEBUG
      do { try scene.checkInvariants() } catch { assertionFailure("\(error)") }
    #endif
  }
}

extension SceneAnimator {
  /// Fails if something that always has to hold of what is shown does not.
  package func checkInvariants() throws(BrokenInvariant) { try state.scene.checkInvariants() }
}
