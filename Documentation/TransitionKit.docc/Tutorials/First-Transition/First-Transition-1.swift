import TransitionKit

let card = NavigationTransition(.move(edge: .bottom))
