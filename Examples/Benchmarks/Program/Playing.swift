import TransitionKit

extension Report {
  /// The work of an animator between frames.
  mutating func addPlaying(_ effort: Effort) {
    let slow = NavigationTransition.swing.animation(.easeInOut(duration: 1e6))
    let push = slow.compile(for: .push, in: container)
    let pop = slow.compile(for: .pop, in: container)

    let animator = TransitionAnimator(push)
    animator.start()
    addFrame("an animator's frame of swing: advance and sample", effort, animator, every: 1e-3)
    for (name, matching) in [
      ("views matched", ViewMatching.swapped), ("none matched", ViewMatching([:])),
    ] {
      let interrupted = TransitionAnimator(push)
      interrupted.start()
      interrupted.advance(by: 3e5)
      interrupted.retarget(to: pop, matching: matching)
      // Such short frames that the rest of the old motion does not end meanwhile.
      addFrame(
        "an animator's frame after an interruption, \(name)", effort, interrupted, every: 1e-8)
    }
    add(
      "reversing",
      .of(effort, calls: effort.calls(200_000)) {
        animator.advance(by: 1e-3)
        return animator.reverse() ? 1 : 0
      })
  }

  private mutating func addFrame(
    _ name: String, _ effort: Effort, _ animator: TransitionAnimator, every interval: Double
  ) {
    var frame = animator.frame
    add(
      name,
      .of(effort, calls: effort.calls(200_000)) {
        animator.advance(by: interval)
        animator.sample(into: &frame)
        return frame.time
      }, maximumAllocations: 0)
  }
}
