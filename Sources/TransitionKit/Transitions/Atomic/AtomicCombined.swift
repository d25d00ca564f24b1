extension AtomicTransition {
  /// Plays this transition and another one at the same time.
  ///
  /// If both write the same property, their values are composed: translations and rotations are added,
  /// opacities and scales are multiplied. See ``ViewProperty/composition``. Each operand keeps its timing.
  ///
  /// - Parameter other: another transition.
  /// - Complexity: O(log *n*) in the number of steps.
  public func combined(with other: AtomicTransition) -> AtomicTransition {
    AtomicTransition(program: program + other.program)
  }
}

extension AtomicTransition {
  /// Plays this transition and some others at the same time.
  ///
  /// - Parameters:
  ///   - other: another transition.
  ///   - others: more transitions.
  public func combined(
    with other: AtomicTransition, _ others: AtomicTransition...
  ) -> AtomicTransition {
    others.reduce(combined(with: other)) { $0.combined(with: $1) }
  }

  /// Plays this transition at the same time as the one that a type describes by phases.
  ///
  /// - Parameter other: a transition by phases.
  public func combined(
    with other: some Transition, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    combined(with: AtomicTransition(other, fileID: fileID, line: line))
  }

  /// Creates a transition that plays all transitions of a sequence at the same time.
  ///
  /// - Parameter transitions: the transitions; of an empty sequence nothing moves.
  public init(_ transitions: some Sequence<AtomicTransition>) { self = transitions.combined() }
}

extension Sequence where Element == AtomicTransition {
  /// Plays all transitions of the sequence at the same time; ``AtomicTransition/identity`` if it is empty.
  public func combined() -> AtomicTransition {
    AtomicTransition(program: reduce(into: Program()) { $0 += $1.program })
  }
}

extension AtomicTransition: ExpressibleByArrayLiteral {
  /// Creates a transition that plays all transitions of the array at the same time.
  ///
  /// - Parameter elements: the transitions; of an empty array nothing moves.
  public init(arrayLiteral elements: AtomicTransition...) { self = elements.combined() }
}
