extension NavigationTransition {
  /// This transition and another one at the same time, composed like
  /// ``AtomicTransition/combined(with:)``.
  public func combined(with other: NavigationTransition) -> NavigationTransition {
    NavigationTransition(program: program + other.program)
  }
}

extension Sequence where Element == NavigationTransition {
  /// All transitions of the sequence at the same time; ``NavigationTransition/identity`` if it is empty.
  public func combined() -> NavigationTransition {
    NavigationTransition(program: reduce(into: Program()) { $0 += $1.program })
  }
}
