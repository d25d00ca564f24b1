/// What a compiled transition was compiled from, so that it can be compiled again.
package enum TransitionSource: Sendable {
  case atomic(AtomicTransition, AtomicTransition.Operation)
  case navigation(NavigationTransition, NavigationTransition.Operation)
}

extension CompiledTransition {
  /// The same navigation transition in the other direction, with the same pages in the same frames; nil of a single view.
  package var oppositeNavigation: CompiledTransition? {
    guard case .navigation(let transition, let operation) = source else { return nil }
    var container = container
    (container.originFrame, container.destinationFrame) = (
      container.destinationFrame, container.originFrame
    )
    return transition.compile(
      for: operation == .push ? .pop : .push, from: destinationIdentity, to: originIdentity,
      in: container, merging: policy)
  }

  /// The same transition, operation, merge policy and identities, compiled for another container.
  package func recompiled(in container: Container) -> CompiledTransition {
    switch source {
    case .atomic(let transition, let operation):
      transition.compile(for: operation, of: originIdentity, in: container, merging: policy)
    case .navigation(let transition, let operation):
      transition.compile(
        for: operation, from: originIdentity, to: destinationIdentity, in: container,
        merging: policy)
    }
  }
}
