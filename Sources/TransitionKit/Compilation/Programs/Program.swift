/// The steps of a transition: a flat sequence in which a pair of brackets is a scope.
///
/// Combining is concatenation, so it is associative to the bit, and the empty program is neutral. The
/// sequence is a balanced tree of short runs (a rope), joined like an AVL tree: combining takes
/// logarithmic time however long or deeply nested the operands are, and shares their storage.
package struct Program: Sendable {
  private var root: Rope?

  init() {}

  /// A program of one primitive or handler.
  init(_ source: Source, _ action: any PrimitiveAction) {
    root = .step(.write(Primitive(source, action)))
  }

  package var isEmpty: Bool { root == nil }

  static func + (first: Program, second: Program) -> Program {
    var result = first
    result += second
    return result
  }

  static func += (first: inout Program, second: Program) {
    guard let suffix = second.root else { return }
    if first.root?.append(suffix) == nil { first.root = suffix }
  }

  /// The program between the brackets of a scope; an empty one stays empty.
  consuming func scoped(_ scope: Scope) -> Program {
    root?.bracket(by: scope)
    return self
  }

  package func walk(_ body: (Step) -> Void) { root?.walk(body) }

  /// The program with other scopes instead of its own.
  func mappingScopes(_ map: (Scope) -> Scope) -> Program {
    var program = Program()
    walk { step in
      var next = Program()
      if case .open(let scope) = step {
        next.root = .step(.open(map(scope)))
      } else {
        next.root = .step(step)
      }
      program += next
    }
    return program
  }

  /// Whether two programs certainly do the same: they have the same primitives in the same scopes.
  ///
  /// A program with a custom handler is identical to none, as the handler may do something else each time.
  package func isIdentical(to other: Program) -> Bool {
    switch (root, other.root) {
    case (nil, nil): true
    case (let a?, let b?): a.isIdentical(to: b)
    default: false
    }
  }
}

/// A step of a program. It is no larger than a reference, as steps are copied from operand to operand.
package enum Step: Sendable {
  case open(Scope)
  case close
  case write(Primitive)
}

extension Step {
  fileprivate func isIdentical(to other: Step) -> Bool {
    switch (self, other) {
    case (.open(let a), .open(let b)): a == b
    case (.close, .close): true
    case (.write(let a), .write(let b)): a === b && a.source.isPrimitive && !a.action.isHandler
    default: false
    }
  }
}

/// A rule for the steps between two brackets.
package enum Scope: Sendable, Equatable {
  /// The branches of an asymmetric transition, which are alternatives rather than operands.
  case alternatives
  case insertion
  case removal
  case push
  case pop
  case mirrored
  case reducingMotion
  case interpolation(Color.InterpolationSpace)
  indirect case animation(Animation?)
  indirect case layer(Animation, AnimationRange)
  /// Seconds by which everything starts later.
  indirect case delay(Double)
  /// What the next scope waits for.
  indirect case leading(Lead)
  /// What starts at the moment of the scope before it.
  case following
  /// A curve that progress goes through, whatever the animation.
  indirect case easingOverride(UnitCurve)
}

/// What a scope waits for: the scope before it, up to a moment.
package struct Lead: Sendable {
  let moment: TransitionMoment
  /// Whether what is in the scope is a part of the transition; otherwise it only says the time.
  let isShown: Bool
  /// Makes what finds the time. The compiler makes it through this function, so that a linker leaves it out if nothing waits.
  let open: @Sendable (borrowing Compiler) -> OpenLead
}

extension Lead: Equatable {
  package static func == (a: Lead, b: Lead) -> Bool {
    a.moment == b.moment && a.isShown == b.isShown
  }
}

private enum Rope: Sendable {
  case step(Step)
  case leaf([Step])
  indirect case branch(Rope, Rope, height: Int)

  /// Runs up to this length are copied together rather than linked.
  static let leafCapacity = 16

  var height: Int {
    switch self {
    case .step, .leaf: 0
    case .branch(_, _, let height): height
    }
  }

  /// The number of steps, if they are one run.
  private var runLength: Int? {
    switch self {
    case .step: 1
    case .leaf(let steps): steps.count
    case .branch: nil
    }
  }

  mutating func bracket(by scope: Scope) {
    // Most transitions are short, and are put between their brackets in one piece.
    guard var steps = takeRun(addingSteps: 2) else {
      self = Rope.step(.open(scope)).joined(with: self).joined(with: .step(.close))
      return
    }
    steps.insert(.open(scope), at: 0)
    steps.append(.close)
    self = .leaf(steps)
  }

  mutating func append(_ other: Rope) {
    if let count = other.runLength, var steps = takeRun(addingSteps: count) {
      other.walk { steps.append($0) }
      self = .leaf(steps)
      return
    }
    switch (self, other) {
    case (.branch(let left, let right, let height), _)
    where height > other.height + 1 || (height > other.height && right.height == 0):
      self = Rope.balanced(left, right.joined(with: other))
    case (_, .branch(let left, let right, let height))
    where height > self.height + 1 || (height > self.height && left.height == 0):
      self = Rope.balanced(joined(with: left), right)
    default: self = Rope.linked(self, other)
    }
  }

  private func joined(with other: Rope) -> Rope {
    var rope = self
    rope.append(other)
    return rope
  }

  /// The steps of a run that has room for some more. They are taken out of the rope, so that they grow in place
  /// if nothing else holds them.
  private mutating func takeRun(addingSteps count: Int) -> [Step]? {
    guard let length = runLength, length + count <= Rope.leafCapacity else { return nil }
    var steps: [Step] = []
    if case .leaf(let run) = self {
      self = .leaf([])
      steps = run
    }
    steps.reserveCapacity(Rope.leafCapacity)
    if case .step(let step) = self { steps.append(step) }
    return steps
  }

  func isIdentical(to other: Rope) -> Bool {
    switch (self, other) {
    case (.step(let a), .step(let b)): a.isIdentical(to: b)
    case (.leaf(let a), .leaf(let b)):
      a.count == b.count && a.indices.allSatisfy { a[$0].isIdentical(to: b[$0]) }
    case (.branch(let a, let b, _), .branch(let c, let d, _)):
      a.isIdentical(to: c) && b.isIdentical(to: d)
    default: false
    }
  }

  private static func linked(_ left: Rope, _ right: Rope) -> Rope {
    .branch(left, right, height: max(left.height, right.height) + 1)
  }

  /// Links two ropes whose heights differ by at most two, rotating as an AVL tree does.
  private static func balanced(_ left: Rope, _ right: Rope) -> Rope {
    if left.height > right.height + 1, case .branch(let outer, let inner, _) = left {
      guard inner.height > outer.height, case .branch(let a, let b, _) = inner else {
        return linked(outer, linked(inner, right))
      }
      return linked(linked(outer, a), linked(b, right))
    }
    if right.height > left.height + 1, case .branch(let inner, let outer, _) = right {
      guard inner.height > outer.height, case .branch(let a, let b, _) = inner else {
        return linked(linked(left, inner), outer)
      }
      return linked(linked(left, a), linked(b, outer))
    }
    return linked(left, right)
  }

  func walk(_ body: (Step) -> Void) {
    switch self {
    case .step(let step): body(step)
    case .leaf(let steps):
      for step in steps { body(step) }
    case .branch(let left, let right, _):
      left.walk(body)
      right.walk(body)
    }
  }
}
