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

extension Primitive {
  fileprivate func isEqual(to other: Primitive) -> Bool {
    guard source.isPrimitive, other.source.isPrimitive, source.hasMotion == other.source.hasMotion,
      source.label == other.source.label
    else { return false }
    return action.isEqual(to: other.action)
  }
}
