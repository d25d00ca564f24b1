import TransitionKit

/// The list on a clock: it takes actions at any time, and acts by itself when none comes.
struct ListPlayer {
  let animator: SceneAnimator<ElementID>
  var isPaused = false
  /// What the list did last, and whether that interrupted something.
  private(set) var message = ""
  private(set) var list: RowList
  private var nextActionTime = 0.8

  init(size: Size, seed: UInt64 = 7) {
    var list = RowList(count: 0, seed: seed)
    animator = SceneAnimator(list.scene(size: size))
    for _ in 0..<4 { list.perform(.insert, capacity: RowList.capacity(in: size)) }
    self.list = list
    animator.update(to: list.scene(size: size), Action.insert.transaction)
  }

  /// Changes the list. Whatever is under way continues from what is shown.
  mutating func perform(_ action: Action) {
    message = animator.isIdle ? "\(action)" : "\(action), before the last change is over"
    let size = animator.scene.size
    list.perform(action, capacity: RowList.capacity(in: size))
    animator.update(to: list.scene(size: size), action.transaction)
    nextActionTime = animator.clockTime + 5
  }

  /// Takes over the size of the terminal, without animation.
  func resize(to size: Size) {
    if size != animator.scene.size { animator.update(to: list.scene(size: size)) }
  }

  mutating func advance(by interval: Double) {
    guard !isPaused else { return }
    animator.advance(by: interval)
    guard animator.clockTime >= nextActionTime else { return }
    perform(list.nextAction(capacity: RowList.capacity(in: animator.scene.size)))
    // Soon enough to interrupt, every now and then.
    let isSoon = Int(animator.clockTime * 1000) % 3 == 0
    nextActionTime = animator.clockTime + (isSoon ? 0.3 : 1.1)
  }
}
