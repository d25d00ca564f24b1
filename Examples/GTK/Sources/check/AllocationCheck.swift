import CAllocations
import TransitionKit
import TransitionScenes

/// Counts what the library allocates for the frames of scenes in which everything moves.
///
/// No widgets are needed: they allocate by themselves in each frame.
struct AllocationCheck {
  func run() {
    guard allocation_count() >= 0 else {
      return print("allocations cannot be counted here, and are not checked")
    }
    // The count has to see an allocation, or 0 of them would mean nothing.
    let before = allocation_count()
    let box = [Int](repeating: Int(before), count: 64 + Int(before % 2))
    if allocation_count() == before { fail("\(box.count) numbers need no memory") }

    var frames = 0
    var allocations = 0
    let scenes: [(Int) -> Scene<Int>] = [moving, fading]
    for scene in scenes {
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(1), animation: .smooth(duration: 1))
      animator.advance(by: 0.1)
      // An interruption, so that corrections decay too.
      animator.update(to: scene(2), animation: .smooth(duration: 1))
      var list = SceneDrawList<Int>()
      // The first frames make room.
      for _ in 0..<2 { show(animator, in: &list) }
      for _ in 0..<30 {
        let before = allocation_count()
        show(animator, in: &list)
        allocations += Int(allocation_count() - before)
        frames += 1
      }
      if animator.isIdle || list.items.count < 100 { fail("too little moves to count anything") }
    }
    print("\(frames) frames of 100 elements: the library allocates \(allocations) times")
    if allocations > 0 { fail("a frame of a draw list allocates") }
  }

  private func show(_ animator: SceneAnimator<Int>, in list: inout SceneDrawList<Int>) {
    animator.advance(by: 1.0 / 120)
    list.update(from: animator.frame)
  }

  /// Frames and states at rest that change.
  private func moving(_ turn: Int) -> Scene<Int> {
    scene { index in
      var state = PropertyState.rest
      (state.opacity, state.blur) = (turn % 2 == 0 ? 1 : 0.5, Double(turn))
      return Element(
        index, frame: Rect(x: Double(index + 40 * turn), y: Double(index), width: 40, height: 40)
      ).state(state)
    }
  }

  /// Elements that come and leave with effects, inside another one.
  private func fading(_ turn: Int) -> Scene<Int> {
    scene { index in
      let id = index < 60 ? index : index + 100 * turn
      return Element(
        id, frame: Rect(x: Double(index), y: Double(index + turn), width: 40, height: 40)
      ).transition([.move(edge: .bottom), .opacity])
    }
  }

  private func scene(_ element: (Int) -> Element<Int>) -> Scene<Int> {
    var root = Element(-1, frame: Rect(size: RandomScenes.size))
    root.children = (0..<100).map(element)
    return Scene(size: RandomScenes.size, elements: [root])
  }
}
