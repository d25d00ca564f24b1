/// What a transition is made of: a flat sequence of steps, in which nesting is a pair of brackets.
///
/// Combining is concatenation, so it is associative to the bit, and the empty program is neutral. The
/// sequence is a balanced tree of short runs (a rope), joined like an AVL tree: combining takes
/// logarithmic time however long or deeply nested the operands are, and shares their storage.
struct Program: Sendable {
  private var root: Rope?

  init() {}

  init(_ step: Step) { root = .leaf([step]) }

  private init(root: Rope) { self.root = root }

  var isEmpty: Bool { root == nil }

  static func + (first: Program, second: Program) -> Program {
    var result = first
    if let a = first.root, let b = second.root {
      result.root = a.joined(with: b)
    } else {
      result.root = first.root ?? second.root
    }
    return result
  }

  /// The program between the brackets of a scope; an empty one stays empty.
  func scoped(_ scope: Scope) -> Program {
    guard let root else { return self }
    // Most transitions are short, and are put between their brackets in one piece.
    if case .leaf(let steps) = root, steps.count + 2 <= Rope.leafCapacity {
      var bracketed: [Step] = []
      bracketed.reserveCapacity(steps.count + 2)
      bracketed.append(.open(scope))
      bracketed += steps
      bracketed.append(.close)
      return Program(root: .leaf(bracketed))
    }
    return Program(.open(scope)) + self + Program(.close)
  }

  func walk(_ body: (Step) -> Void) { root?.walk(body) }
}

/// A step of a program.
enum Step: Sendable {
  case open(Scope)
  case close
  case write(Writer)
}

/// What holds for the steps between two brackets.
enum Scope: Sendable {
  /// The branches of an asymmetric transition, which are alternatives rather than operands.
  case alternatives
  case insertion
  case removal
  case push
  case pop
  case mirrored
  case reducingMotion
  case animation(Animation?)
  case layer(Animation, AnimationRange)
  /// Seconds by which everything starts later.
  case delay(Double)
  /// A curve that progress goes through, whatever the animation.
  case shape(UnitCurve)
}

/// A primitive or a handler: something that writes, and who that is.
struct Writer: Sendable {
  enum Action: Sendable {
    case atomic(AtomicTransition.TransientViewHandler)
    case atomicAnimator(AtomicTransition.AnimatorHandler)
    case keyframes(Property, from: PropertyValue, [Keyframe<PropertyValue>])
    /// A handler whose translation goes along a bow, by how far that is from the straight line half-way.
    case bow(AtomicTransition.TransientViewHandler, Translation)
    case pieces(Slicing, @Sendable (Piece, AtomicTransition.Operation) -> AtomicTransition)
    case modifier(any ModifierPair)
    case path(MotionPath, MotionPath.Pace, orientsToPath: Bool)
    case navigation(NavigationTransition.TransientViewsHandler)
    case navigationAnimator(NavigationTransition.AnimatorHandler)
  }

  let author: Author
  let action: Action
}

/// Who wrote a contribution.
struct Author: Sendable {
  /// Names the author as it is written in code. It is called when somebody reads the name.
  let label: @Sendable () -> String

  /// Where a custom handler or a transition by phases was written; nil for a primitive.
  var site: SourceSite?

  /// Whether reducing motion takes out what moves.
  var hasMotion = true
}

/// A line of source code.
public struct SourceSite: Sendable, CustomStringConvertible {
  /// The module and file, as `#fileID` gives it.
  public let fileID: StaticString

  /// The line, counted from 1.
  public let line: UInt

  /// The file and line, such as `MyApp/Swing.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

private indirect enum Rope: Sendable {
  case leaf([Step])
  case branch(Rope, Rope, height: Int)

  /// Runs up to this length are copied together rather than linked.
  static let leafCapacity = 16

  var height: Int {
    switch self {
    case .leaf: 0
    case .branch(_, _, let height): height
    }
  }

  func joined(with other: Rope) -> Rope {
    switch (self, other) {
    case (.leaf(let a), .leaf(let b)) where a.count + b.count <= Rope.leafCapacity:
      return .leaf(a + b)
    case (.branch(let left, let right, let height), _)
    where height > other.height + 1 || (height > other.height && right.height == 0):
      return Rope.balanced(left, right.joined(with: other))
    case (_, .branch(let left, let right, let height))
    where height > self.height + 1 || (height > self.height && left.height == 0):
      return Rope.balanced(joined(with: left), right)
    default: return Rope.linked(self, other)
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
    case .leaf(let steps):
      for step in steps { body(step) }
    case .branch(let left, let right, _):
      left.walk(body)
      right.walk(body)
    }
  }
}
