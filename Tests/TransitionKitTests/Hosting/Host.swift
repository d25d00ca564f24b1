import TransitionKit

/// What the host needs of a toolkit.
protocol Screen: AnyObject {
  var prefersReducedMotion: Bool { get }
  /// Shows pages and pieces of pages from back to front, and nothing else.
  func show(_ items: [(item: DrawList.Item, page: String)])
  /// Calls `Host.step(at:)` once, before the display refreshes next.
  func requestFrame()
}

/// Shows one page at a time, and goes from page to page with a transition.
final class Host {
  let transition: NavigationTransition
  var container: Container { didSet { animator?.resize(to: container) } }
  private let screen: any Screen
  private(set) var animator: TransitionAnimator?
  private var list = DrawList()
  /// The time of the display at which the animator's clock was 0.
  private var start: Double?

  init(_ transition: NavigationTransition, in container: Container, on screen: any Screen) {
    (self.transition, self.container, self.screen) = (transition, container, screen)
  }

  func go(_ operation: NavigationTransition.Operation, from origin: String, to destination: String)
  {
    container.prefersReducedMotion = screen.prefersReducedMotion
    let compiled = transition.compile(
      for: operation, from: .name(origin), to: .name(destination), in: container)
    if animator?.retarget(to: compiled) != true {
      (animator, start) = (TransitionAnimator(compiled), nil)
      animator?.start()
    }
    screen.requestFrame()
  }

  func step(at time: Double) {
    guard let animator else { return }
    start = start ?? time - animator.clockTime
    animator.advance(to: time - (start ?? time))
    list.update(from: animator.frame, in: container)
    screen.show(
      list.items.compactMap { item in
        guard case .name(let page)? = animator.identity(of: item.view) else { return nil }
        return (item, page)
      })
    if case .finished = animator.state { self.animator = nil } else { screen.requestFrame() }
  }
}
