import TransitionKit

let card = NavigationTransition(.move(edge: .bottom))
  .combined(with: NavigationTransition(.opacity))
