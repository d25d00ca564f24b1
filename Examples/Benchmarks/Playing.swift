import TransitionKit

extension Report {
  /// What happens to a run between its frames.
  mutating func addPlaying(_ effort: Effort) {
    let slow = NavigationTransition.swing.animation(.easeInOut(duration: 1e6))
    let push = slow.compile(for: .push, in: container)
    let pop = slow.compile(for: .pop, in: container)

    let animator = TransitionAnimator(push)
    animator.start()
    var frame = animator.frame
    add(
      "an animator's frame of swing: advance and sample",
      .of(effort, calls: effort.calls(200_000)) {
        animator.advance(by: 1e-3)
        animator.sample(into: &frame)
        return frame.time
      }, maximumAllocations: 0)
    for (name, matching) in [
      ("views matched", ViewMatching.swapped), ("none matched", ViewMatching([:])),
    ] {
      let animator = TransitionAnimator(push)
      animator.start()
      animator.advance(by: 3e5)
      animator.retarget(to: pop, matching: matching)
      var frame = animator.frame
      add(
        "an animator's frame after an interruption, \(name)",
        .of(effort, calls: effort.calls(200_000)) {
          // So little that what is left of the older motion does not die down meanwhile.
          animator.advance(by: 1e-8)
          animator.sample(into: &frame)
          return frame.time
        }, maximumAllocations: 0)
    }
    add(
      "reversing",
      .of(effort, calls: effort.calls(200_000)) {
        animator.advance(by: 1e-3)
        return animator.reverse() ? 1 : 0
      })
    var isPush = true
    add(
      "retargeting between push and pop",
      .of(effort, calls: effort.calls(2000)) {
        animator.advance(by: 1e-3)
        isPush.toggle()
        return animator.retarget(to: isPush ? push : pop, matching: .swapped) ? 1 : 0
      })
  }
}
