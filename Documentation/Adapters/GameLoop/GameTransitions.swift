import TransitionKit

/// Shows one page of a game, such as a menu, and goes from page to page with a transition.
///
/// Call ``update(_:)`` in each step of the loop, and draw ``items(ahead:)`` in each picture. What happens depends on the
/// steps only, and not on how many pictures are drawn between them.
final class GameTransitions {
  struct Item {
    let page: Int
    let drawing: DrawList.Item
  }

  let transition: NavigationTransition
  /// The page that is shown, or that a transition goes to.
  private(set) var page: Int
  /// Called in the step in which a transition has ended, with the page that is shown.
  var didEnd: ((Int) -> Void)?
  /// Whether time stands still, such as while the app is in the background.
  var isPaused = false
  /// The longest step that counts, in seconds. After a breakpoint the game continues where it was.
  var longestStep = 0.25
  var container: Container { didSet { animator?.resize(to: container) } }

  private var time = 0.0
  private var next: (operation: NavigationTransition.Operation, page: Int)?
  private var animator: TransitionAnimator?
  /// The time at which the clock of the animator was 0.
  private var start = 0.0
  private var list = DrawList()

  init(_ transition: NavigationTransition, showing page: Int, in container: Container) {
    (self.transition, self.page, self.container) = (transition, page, container)
  }

  /// Goes to a page from the next step on: from rest, or from what is shown then.
  func go(_ operation: NavigationTransition.Operation, to page: Int) { next = (operation, page) }

  /// Moves time on by a step.
  func update(_ step: Double) {
    guard !isPaused, step > 0 else { return }
    time += min(step, longestStep)
    animator?.advance(to: time - start)
    if case .finished? = animator?.state {
      animator = nil
      didEnd?(page)
    }
    if let next {
      self.next = nil
      go(next.operation, from: page, to: next.page)
    }
  }

  private func go(_ operation: NavigationTransition.Operation, from origin: Int, to next: Int) {
    guard next != origin else { return }
    let compiled = transition.compile(
      for: operation, from: .number(origin), to: .number(next), in: container)
    page = next
    if animator?.retarget(to: compiled) == true { return }
    (animator, start) = (TransitionAnimator(compiled), time)
    animator?.start()
  }

  /// What to draw, from back to front; empty if the page is at rest.
  ///
  /// - Parameter ahead: how much later than the last step the picture is, in seconds: what a loop with fixed steps has
  ///   left over. Pages are drawn at that time. They do not lag one step behind, as what is interpolated does.
  func items(ahead: Double = 0) -> [Item] {
    guard let animator else { return [] }
    if !isPaused { animator.advance(to: time + ahead - start) }
    list.update(from: animator.frame, in: container)
    return list.items.compactMap { item in
      guard !item.isHidden, case .number(let page)? = animator.identity(of: item.content)
      else { return nil }
      return Item(page: page, drawing: item)
    }
  }
}
