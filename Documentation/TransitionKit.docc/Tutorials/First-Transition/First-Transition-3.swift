import TransitionKit

let card = NavigationTransition(.move(edge: .bottom))
  .combined(with: NavigationTransition(.opacity))
  .animation(.easeOut(duration: 0.3))
