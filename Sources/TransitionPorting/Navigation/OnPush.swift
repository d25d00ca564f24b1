import TransitionKit

/// Plays atomic transitions on push only: `OnPush { Opacity() }` is `.onPush(.opacity)`.
public struct OnPush: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    let push = transition().transition
    body = NavigationTransitionBuilder.Content(.onPush(push))
  }
}

extension OnPush: CustomStringConvertible {}
