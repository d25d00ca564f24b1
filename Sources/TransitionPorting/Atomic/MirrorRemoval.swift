import TransitionKit

/// Plays transitions on removal, or in the mirror image on insertion.
///
/// The mirror image of ``MirrorPush`` and ``MirrorPop`` changes the role only: the transitions themselves are not
/// mirrored. Elsewhere, as with `AtomicTransition.mirrored()`, it is the same as `.onRemoval`.
public struct MirrorRemoval: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    let inner = transition().transition
    body = AtomicTransitionBuilder.Content(.onRemoval(inner)) { .onInsertion(inner) }
  }
}

extension MirrorRemoval: CustomStringConvertible {}
