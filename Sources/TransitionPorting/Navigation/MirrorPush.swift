import TransitionKit

/// Plays atomic transitions on push, and their mirror image on pop: `MirrorPush { Offset(x: 150) }` is
/// `.mirrored(push: .offset(x: 150))`.
///
/// Mirroring changes directions in space, not the roles. Only ``MirrorInsertion`` and ``MirrorRemoval`` change them.
public struct MirrorPush: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions on push, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    let push = transition()
    body = NavigationTransitionBuilder.Content(
      .asymmetric(push: push.transition, pop: push.mirrored))
  }
}

extension MirrorPush: CustomStringConvertible {}
