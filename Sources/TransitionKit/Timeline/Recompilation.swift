/// What a compiled transition was compiled from, so that it can be compiled again.
package enum TransitionSource: Sendable {
  case atomic(AtomicTransition, AtomicTransition.Operation)
  case navigation(NavigationTransition, NavigationTransition.Operation)
}

extension CompiledTransition {
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
