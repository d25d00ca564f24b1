import ExampleTerminal
import TransitionKit
import TransitionScenes

/// The list on a clock: it takes actions at any time, and acts by itself when none comes.
struct ListPlayer {
  let animator: SceneAnimator<ElementID>
  private var isPaused = false
  /// What the list did last, and whether that interrupted something.
  private(set) var message = ""
  private var list: RowList
  private var nextActionTime = 0.8
  private var frame: SceneFrame<ElementID>

  init(size: Size, seed: UInt64 = 7) {
    var list = RowList(count: 0, seed: seed)
    animator = SceneAnimator(list.scene(size: size))
    for _ in 0..<4 { list.perform(.insert, capacity: RowList.capacity(in: size)) }
    self.list = list
    frame = animator.frame
    animator.update(to: list.scene(size: size), Action.insert.transaction)
  }

  /// Changes the list. Running motions continue from what is shown.
  mutating func perform(_ action: Action) {
    message = animator.isIdle ? "\(action)" : "\(action), before the last change is over"
    let size = animator.scene.size
    list.perform(action, capacity: RowList.capacity(in: size))
    animator.update(to: list.scene(size: size), action.transaction)
    nextActionTime = animator.clockTime + 5
  }
}

extension ListPlayer: LivePlayer {
  mutating func advance(by interval: Double, in size: Size) {
    if !isPaused { advance(by: interval) }
    // The size of the terminal changes without animation.
    if size != animator.scene.size { animator.update(to: list.scene(size: size)) }
  }

  private mutating func advance(by interval: Double) {
    animator.advance(by: interval)
    guard animator.clockTime >= nextActionTime else { return }
    perform(list.nextAction(capacity: RowList.capacity(in: animator.scene.size)))
    // Soon enough to interrupt, every now and then.
    let isSoon = Int(animator.clockTime * 1000) % 3 == 0
    nextActionTime = animator.clockTime + (isSoon ? 0.3 : 1.1)
  }

  mutating func draw(on canvas: inout Canvas) {
    animator.sample(into: &frame)
    canvas.draw(frame, message: isPaused ? "paused" : message)
  }

  mutating func press(_ key: Key) {
    switch key {
    case .character("i"): perform(.insert)
    case .character("r"): perform(.remove)
    case .character("s"): perform(.shuffle)
    case .character("g"): perform(.grid)
    case .character(" "): isPaused.toggle()
    default: break
    }
  }
}
