extension AtomicTransition: Hashable {
  /// Whether two transitions are made of the same parts with the same values, wherever they were written.
  ///
  /// A custom handler, and a transition that a type describes by phases, equals only copies of itself, as what it does
  /// cannot be compared.
  /// - Complexity: O(*n*) in the number of primitives; pieces are compared one by one.
  public static func == (a: AtomicTransition, b: AtomicTransition) -> Bool {
    a.program.isEqual(to: b.program)
  }

  public func hash(into hasher: inout Hasher) { program.hash(into: &hasher) }
}

extension NavigationTransition: Hashable {
  /// Whether two transitions are made of the same parts with the same values, like those of ``AtomicTransition``.
  public static func == (a: NavigationTransition, b: NavigationTransition) -> Bool {
    a.program.isEqual(to: b.program)
  }

  public func hash(into hasher: inout Hasher) { program.hash(into: &hasher) }
}

extension Program {
  fileprivate func isEqual(to other: Program) -> Bool {
    let (a, b) = (steps, other.steps)
    return a.count == b.count && zip(a, b).allSatisfy { $0.isEqual(to: $1) }
  }

  fileprivate func hash(into hasher: inout Hasher) {
    for step in steps {
      if case .write(let primitive) = step { hasher.combine(primitive.source.label) }
    }
  }

  package var steps: [Step] {
    var steps: [Step] = []
    walk { steps.append($0) }
    return steps
  }
}

extension Step {
  fileprivate func isEqual(to other: Step) -> Bool {
    switch (self, other) {
    case (.open(let a), .open(let b)): a == b
    case (.close, .close): true
    case (.write(let a), .write(let b)): a === b || a.isEqual(to: b)
    default: false
    }
  }
}

// What compares actions is no requirement of their protocol: a linker keeps all requirements of what is made, and few programs
// compare transitions.
extension Primitive {
  fileprivate func isEqual(to other: Primitive) -> Bool {
    guard source.isPrimitive, other.source.isPrimitive, source.hasMotion == other.source.hasMotion,
      source.label == other.source.label
    else { return false }
    let (a, b) = (action, other.action)
    if let a = a as? TransientViewAction, let b = b as? TransientViewAction {
      return a.isEqual(to: b)
    }
    if let a = a as? QuadraticAction, let b = b as? QuadraticAction { return a.isEqual(to: b) }
    if let a = a as? KeyframesAction, let b = b as? KeyframesAction { return a.isEqual(to: b) }
    if let a = a as? PathAction, let b = b as? PathAction { return a.isEqual(to: b) }
    if let a = a as? ModifierAction, let b = b as? ModifierAction { return a.isEqual(to: b) }
    if let a = a as? PiecesAction, let b = b as? PiecesAction { return a.isEqual(to: b) }
    return false
  }

  /// Whether two primitives certainly write the same, each in its own container, and also in containers of other sizes.
  package func isAlike(
    in container: Container, _ other: Primitive, in otherContainer: Container,
    _ operation: AtomicTransition.Operation
  ) -> Bool {
    // What a custom handler does cannot be compared.
    guard source.isPrimitive, other.source.isPrimitive,
      self === other
        || (source.hasMotion == other.source.hasMotion && source.hasSameName(as: other.source))
    else { return false }
    return action.isAlike(in: container, other.action, in: otherContainer, operation)
  }
}
