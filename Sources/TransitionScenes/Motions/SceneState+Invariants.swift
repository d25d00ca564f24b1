import TransitionKit

extension SceneState {
  /// Fails if what is on screen, the ledger of changes, or what a finger holds is not as it always has to be.
  func checkInvariants() throws(BrokenInvariant) {
    try scene.checkInvariants()
    try changes.checkInvariants()
    for element in holds.keys {
      try check(
        scene.structure.flight(of: element)?.isHeld == true,
        "element \(element.number) is held, but does not fly")
    }
  }

  /// Stops a debug build if something that always has to hold does not.
  func assertInvariants() {
    #if DEBUG
      do { try checkInvariants() } catch { assertionFailure("\(error)") }
    #endif
  }
}

extension SceneAnimator {
  /// Fails if something that always has to hold of what is shown does not.
  package func checkInvariants() throws(BrokenInvariant) { try state.checkInvariants() }
}
