import TransitionKit

extension Report {
  /// What interruptions cost, and whether that grows with their number.
  mutating func addInterrupting(_ effort: Effort) {
    addRetargets(effort)
    for (name, isMatched) in [("views matched", true), ("none matched", false)] {
      let few = InterruptedRun(isMatched: isMatched, after: 10)
      for count in [1000, 100_000] {
        let many = InterruptedRun(isMatched: isMatched, after: count)
        let frames = Measurement.compare(
          effort, calls: effort.calls(20_000), { many.sample() }, with: { few.sample() })
        add(
          "a frame after \(count) interruptions, \(name)", frames.measured,
          bound: ("the same after 10", frames.bound))
        let retargets = Measurement.compare(
          effort, calls: effort.calls(4000), { many.retarget() }, with: { few.retarget() })
        add(
          "a retarget after \(count) interruptions, \(name)", retargets.measured,
          maximumAllocations: isMatched ? 2 : 10, bound: ("the same after 10", retargets.bound))
      }
    }
    let pieces = AtomicTransition.explode(rows: 100, columns: 100).animation(
      .easeInOut(duration: 1e6))
    let (insertion, removal) = (
      pieces.compile(for: .insertion, in: container), pieces.compile(for: .removal, in: container)
    )
    let animator = TransitionAnimator(insertion)
    animator.start()
    var isInsertion = true
    add(
      "retargeting 10,000 pieces",
      .of(effort, calls: max(effort.calls(40), 10)) {
        animator.advance(by: 1e-3)
        isInsertion.toggle()
        return animator.retarget(to: isInsertion ? insertion : removal) ? 1 : 0
      })
  }

  private mutating func addRetargets(_ effort: Effort) {
    let slide = NavigationTransition.slide.animation(.easeInOut(duration: 1e6))
    let swing = NavigationTransition.swing.animation(.easeInOut(duration: 1e6))
    for (name, transition) in [("slide", slide), ("swing", swing)] {
      let (push, pop) = (
        transition.compile(for: .push, in: container), transition.compile(for: .pop, in: container)
      )
      let animator = TransitionAnimator(push)
      animator.start()
      var isPush = true
      for _ in 0..<10 { turn() }
      func turn() {
        animator.advance(by: 1e-3)
        isPush.toggle()
        animator.retarget(to: isPush ? push : pop)
      }
      add(
        "retargeting between push and pop, \(name)",
        .of(effort, calls: effort.calls(2000)) {
          turn()
          return 1
        }, maximumAllocations: 2)
    }
  }
}

/// A run of swing that was interrupted a number of times, every 0.1 s.
final class InterruptedRun {
  private let animator: TransitionAnimator
  private let transitions: [CompiledTransition]
  private let matching: ViewMatching?
  private var count = 0
  private var frame: Timeline.Frame

  /// - Parameter isMatched: whether the views are the same ones each time. Otherwise each interruption brings two new ones,
  ///   and the others finish their motions.
  init(isMatched: Bool, after interruptions: Int) {
    let swing = NavigationTransition.swing.animation(.easeInOut(duration: 0.35))
    transitions = [.push, .pop].map { swing.compile(for: $0, in: container) }
    matching = isMatched ? nil : ViewMatching([:])
    animator = TransitionAnimator(transitions[0])
    animator.start()
    frame = animator.frame
    for _ in 0..<interruptions { _ = retarget() }
  }

  func retarget() -> Double {
    animator.advance(by: 0.1)
    count += 1
    return animator.retarget(to: transitions[count % 2], matching: matching) ? 1 : 0
  }

  func sample() -> Double {
    // So short that the views stay the same.
    animator.advance(by: 1e-9)
    animator.sample(into: &frame)
    return frame.time
  }
}
