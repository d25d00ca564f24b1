import TransitionKit

/// Plays atomic transitions on pop only: `OnPop { Opacity() }` is `.onPop(.opacity)`.
public struct OnPop: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    let pop = transition().transition
    body = NavigationTransitionBuilder.Content(.onPop(pop))
  }
}

extension OnPop: CustomStringConvertible {}
