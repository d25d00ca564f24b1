import TransitionKit

/// Plays atomic transitions on pop, and their mirror image on push: the opposite of ``MirrorPush``.
public struct MirrorPop: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Plays what a closure combines.
  ///
  /// - Parameter transition: the transitions on pop, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    let pop = transition()
    body = NavigationTransitionBuilder.Content(
      .asymmetric(push: pop.mirrored, pop: pop.transition))
  }
}

extension MirrorPop: CustomStringConvertible {}
