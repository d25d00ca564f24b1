extension NavigationTransition {
  /// Plays this transition and another one at the same time, like ``AtomicTransition/combined(with:)``.
  ///
  /// - Parameter other: another transition.
  public func combined(with other: NavigationTransition) -> NavigationTransition {
    NavigationTransition(program: program + other.program)
  }
}

extension NavigationTransition {
  /// Plays this transition and some others at the same time.
  ///
  /// - Parameters:
  ///   - other: another transition.
  ///   - others: more transitions.
  public func combined(
    with other: NavigationTransition, _ others: NavigationTransition...
  ) -> NavigationTransition {
    others.reduce(combined(with: other)) { $0.combined(with: $1) }
  }
}

extension Sequence where Element == NavigationTransition {
  /// Plays all transitions of the sequence at the same time; ``NavigationTransition/identity`` if it is
  /// empty.
  public func combined() -> NavigationTransition {
    NavigationTransition(program: reduce(into: Program()) { $0 += $1.program })
  }
}
