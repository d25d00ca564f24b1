import TransitionKit

let card = NavigationTransition(.move(edge: .bottom))
  .combined(with: NavigationTransition(.opacity))
  .animation(.easeOut(duration: 0.3))

let container = Container(size: Size(width: 390, height: 844))
let push = card.compile(for: .push, in: container)
