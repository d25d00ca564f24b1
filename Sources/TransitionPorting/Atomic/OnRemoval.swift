import TransitionKit

/// Plays transitions on removal only: `OnRemoval { Opacity() }` is `.onRemoval(.opacity)`.
///
/// Its mirror image plays on removal too.
public struct OnRemoval: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    body = transition().map { .onRemoval($0) }
  }
}

extension OnRemoval: CustomStringConvertible {}
