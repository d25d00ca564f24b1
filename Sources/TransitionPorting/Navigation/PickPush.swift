import TransitionKit

/// Plays what transitions do on push, and nothing on pop: `PickPush { Slide() }` is `.onPush(.slide)`.
public struct PickPush: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@NavigationTransitionBuilder transition: () -> NavigationTransitionBuilder.Content) {
    body = NavigationTransitionBuilder.Content(.onPush(transition().transition))
  }
}

extension PickPush: CustomStringConvertible {}
