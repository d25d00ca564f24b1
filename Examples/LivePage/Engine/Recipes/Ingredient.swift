import TransitionKit

/// What a recipe, or a part of one, makes.
package enum Ingredient: Sendable {
  case atomic(AtomicTransition)
  case navigation(NavigationTransition)
  case animation(Animation)
}

extension Ingredient {
  /// The transition of two views; an atomic one inserts the destination and removes the origin. Nil for an animation.
  package var navigation: NavigationTransition? {
    switch self {
    case .atomic(let transition): NavigationTransition(transition)
    case .navigation(let transition): transition
    case .animation: nil
    }
  }
}
