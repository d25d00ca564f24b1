extension AtomicTransition {
  /// The atomic transition that a type describes by phases.
  ///
  /// An insertion goes from what the body makes of ``TransitionPhase/willAppear`` to what it makes of
  /// ``TransitionPhase/identity``, and a removal from there to ``TransitionPhase/didDisappear``. A
  /// property that is changed in one of the two phases is at rest in the other unless it is changed there
  /// too. It is named after its type in paths, and knows the line where it was made.
  ///
  /// Properties that do not move, such as the z-index, hold the value of the phase in which the view is
  /// away, or else that of the identity phase. Two different ones that are both off rest give a
  /// diagnostic.
  ///
  /// - Parameter transition: a transition by phases.
  public init<T: Transition>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let source = Source(
      { name(of: T.self) }, fileID, line, isPrimitive: false, hasMotion: T.properties.hasMotion)
    self.init(source) { view, operation, container in
      let content = TransitionContent(in: container)
      let outside: TransitionPhase = operation == .insertion ? .willAppear : .didDisappear
      view.write(
        away: transition.body(content: content, phase: outside).state,
        present: transition.body(content: content, phase: .identity).state,
        on: operation)
    }
  }
}

private func name<T: Transition>(of type: T.Type) -> String {
  #if hasFeature(Embedded)
    "transition"
  #else
    "\(type)"
  #endif
}

extension TransientView {
  /// Writes the two ends of an operation.
  mutating func write(
    away: PropertyState, present: PropertyState, on operation: AtomicTransition.Operation
  ) {
    self[away: operation].misfits += away.misfits
    self[present: operation].misfits += present.misfits
    for property in away.written.union(present.written) {
      let (outside, inside) = (away.vector(of: property), present.vector(of: property))
      let isOutsideWritten = away.written.contains(property)
      // A constant that only returns to rest with the view does not move.
      let isInsideWritten =
        present.written.contains(property)
        && !(isOutsideWritten && inside == property.straightIdentity)
      if property.isAnimatable || isOutsideWritten {
        self[away: operation].set(outside, of: property)
      }
      if property.isAnimatable || isInsideWritten {
        self[present: operation].set(inside, of: property)
      }
    }
  }
}
