import TransitionKit

extension Report {
  /// Draw lists that are reused, without the frames that they are made of.
  mutating func addDrawing(_ effort: Effort) {
    for (name, transition) in [
      ("slide", NavigationTransition.slide), ("swing", .swing),
      ("flip", .flip(axis: .horizontal)), ("parallaxPush", .parallaxPush),
      ("an explosion", .explosion),
    ] {
      let timeline = transition.compile(for: .push, in: container).timeline
      addDrawing("a draw list of \(name)", effort, timeline.frame(at: timeline.duration * 0.3))
    }
    let slow = NavigationTransition.swing.animation(.easeInOut(duration: 1e6))
    let animator = TransitionAnimator(slow.compile(for: .push, in: container))
    animator.start()
    animator.advance(by: 3e5)
    animator.retarget(to: slow.compile(for: .pop, in: container), matching: ViewMatching([:]))
    addDrawing("a draw list after an interruption", effort, animator.frame)
  }

  private mutating func addDrawing(_ name: String, _ effort: Effort, _ frame: Timeline.Frame) {
    var list = frame.drawList(in: container)
    let count = list.items.count
    let measured = Measurement.of(effort, calls: effort.calls(400_000 / count)) {
      list.update(from: frame, in: container)
      return list.items[0].opacity
    }
    add("\(name), for each of \(count) items", measured, per: count, maximumAllocations: 0)
  }
}

extension NavigationTransition {
  /// A hundred pieces, each with a move, a rotation, a scale and an opacity.
  fileprivate static let explosion = NavigationTransition(
    .onInsertion(.explode(rows: 10, columns: 10)))
}
