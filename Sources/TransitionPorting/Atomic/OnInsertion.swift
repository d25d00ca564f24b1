import TransitionKit

/// Plays transitions on insertion only: `OnInsertion { Opacity() }` is `.onInsertion(.opacity)`.
///
/// Its mirror image plays on insertion too.
public struct OnInsertion: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    body = transition().map { .onInsertion($0) }
  }
}

extension OnInsertion: CustomStringConvertible {}
