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
    switch (action, other.action) {
    case (.atomic(let a), .atomic(let b)): return areEqual(a, b)
    case (.quadratic(let a, let offset), .quadratic(let b, let otherOffset)):
      return offset == otherOffset && areEqual(a, b)
    case (.keyframes(let a, let start, let first), .keyframes(let b, let otherStart, let second)):
      return a == b && start == otherStart && first == second
    case (.path(let a, let pace, let turns), .path(let b, let otherPace, let otherTurns)):
      return a == b && pace == otherPace && turns == otherTurns
    case (.modifier(let a), .modifier(let b)): return a.isEqual(to: b)
    case (.pieces(let a, let transition), .pieces(let b, let otherTransition)):
      return a == b
        && a.pieces.allSatisfy { piece in
          AtomicTransition.Operation.allCases.allSatisfy {
            transition(piece, $0) == otherTransition(piece, $0)
          }
        }
    default: return false
    }
  }

  /// Whether two handlers of the library, which have the same name, write the same.
  ///
  /// A name shows its numbers rounded, and what is written shows them exactly. No two sizes of the containers are alike, so
  /// that lengths of different origin differ.
  private func areEqual(
    _ a: AtomicTransition.TransientViewHandler, _ b: AtomicTransition.TransientViewHandler
  ) -> Bool {
    let frame = Rect(x: 31, y: 59, width: 211, height: 347)
    return LayoutDirection.allCases.allSatisfy { direction in
      let container = Container(
        frame: Rect(x: 17, y: 23, width: 401, height: 877), layoutDirection: direction,
        viewFrame: frame)
      return AtomicTransition.Operation.allCases.allSatisfy { operation in
        var (first, second) = (TransientView(), TransientView())
        a(&first, operation, container)
        b(&second, operation, container)
        return first == second
      }
    }
  }
}
