extension TransitionAnimator {
  /// Compiles the transition for another container, and continues at the same time of its clock.
  ///
  /// Nothing jumps: what changes with the container decays as a correction, and everything ends at rest in the new
  /// container. Call it when the device rotates, or a window is resized, during a run.
  ///
  /// - Parameter container: the new container, in which the transition is compiled again.
  @discardableResult
  public func resize(to container: Container) -> Bool {
    guard !isFinished else { return false }
    note(.resize(to: container))
    return replace(with: run.compiled.recompiled(in: container))
  }

  /// Continues with a transition of the same views at the same time of its clock, as when someone tunes it while it
  /// plays. Nothing jumps, as in ``resize(to:)``. A log does not know of it.
  ///
  /// - Parameter compiled: the transition for the same operation, compiled anew.
  @discardableResult
  public func replace(with compiled: CompiledTransition) -> Bool {
    guard !isFinished else { return false }
    guard state != .idle else {
      run = TransitionRun(compiled, settling: run.settling, now: run.clock.now)
      return true
    }
    run.resize(to: compiled)
    return true
  }
}
