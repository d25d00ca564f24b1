extension TransitionAnimator {
  /// Fails if something that always has to hold of what moves does not.
  package func checkInvariants() throws(BrokenInvariant) {
    try run.motions.table.checkInvariants()
  }
}
