import TransitionKit

/// Plays what transitions do on pop, and nothing on push: `PickPop { Slide() }` is `.onPop(.slide)`.
public struct PickPop: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@NavigationTransitionBuilder transition: () -> NavigationTransitionBuilder.Content) {
    body = NavigationTransitionBuilder.Content(.onPop(transition().transition))
  }
}

extension PickPop: CustomStringConvertible {}
