extension AtomicTransition {
  /// This transition and another one at the same time.
  ///
  /// What both write to one property is composed: translations and rotations are added, opacities and scales
  /// multiplied; see ``Property/composition``. The timing of each operand stays its own. Takes
  /// logarithmic time.
  public func combined(with other: AtomicTransition) -> AtomicTransition {
    AtomicTransition(program: program + other.program)
  }
}

extension Sequence where Element == AtomicTransition {
  /// All transitions of the sequence at the same time; ``AtomicTransition/identity`` if it is empty.
  public func combined() -> AtomicTransition {
    AtomicTransition(program: reduce(into: Program()) { $0 += $1.program })
  }
}

extension AtomicTransition: ExpressibleByArrayLiteral {
  /// All transitions of the array at the same time.
  public init(arrayLiteral elements: AtomicTransition...) { self = elements.combined() }
}
