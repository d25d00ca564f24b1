import TransitionKit

let card = NavigationTransition(.move(edge: .bottom))
  .combined(with: NavigationTransition(.opacity))
  .animation(.easeOut(duration: 0.3))

let container = Container(size: Size(width: 390, height: 844))
let animator = TransitionAnimator(card.compile(for: .push, in: container))

animator.start()
while animator.advance(by: 1.0 / 60) {
  let page = animator.frame.destination
  print(page.translation.dy.rounded(), page.visibleOpacity)
}
