import TransitionKit

/// The transitions and emphases of elements that were compiled lately, as many elements often do the same.
struct CompiledEffects: Sendable {
  private struct Entry: Sendable {
    let steps: [Step]
    let animation: Animation?
    let operation: AtomicTransition.Operation
    let delay: Double
    let container: Container
    let prepared: PreparedTransition
  }

  private var entries: [Entry] = []
  private static let capacity = 4

  /// The transition of an element, compiled and made ready.
  ///
  /// - Parameter delay: that on the clock of an open change.
  mutating func prepared(
    _ transition: AtomicTransition, _ animation: Animation?, delay: Double,
    for operation: AtomicTransition.Operation, in container: Container
  ) -> PreparedTransition {
    let steps = transition.program.steps
    for entry in entries
    where entry.operation == operation && entry.delay == delay && entry.animation == animation
      && entry.container.hasSameSizes(as: container)
      && areAlike(entry.steps, entry.container, steps, container, operation)
    {
      return entry.prepared
    }
    var transition = transition.animation(animation)
    if delay > 0 { transition = transition.delayed(by: delay) }
    let prepared = PreparedTransition(transition.compile(for: operation, in: container))
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(
      Entry(
        steps: steps, animation: animation, operation: operation, delay: delay,
        container: container, prepared: prepared))
    return prepared
  }
}

extension Container {
  /// A container in the other direction, in which no two sizes are alike.
  fileprivate var elsewhere: Container {
    Container(
      frame: Rect(x: 17, y: 23, width: 401, height: 877),
      layoutDirection: layoutDirection == .leftToRight ? .rightToLeft : .leftToRight,
      viewFrame: Rect(x: 31, y: 59, width: 211, height: 347))
  }

  /// Whether two containers differ at most in where the view is.
  fileprivate func hasSameSizes(as other: Container) -> Bool {
    frame == other.frame && viewFrame.size == other.viewFrame.size
      && layoutDirection == other.layoutDirection
      && prefersReducedMotion == other.prefersReducedMotion && keepsView == other.keepsView
  }
}

/// Whether the steps of two programs certainly write the same, each in its own container, and also in containers of other sizes.
private func areAlike(
  _ a: [Step], _ container: Container, _ b: [Step], _ other: Container,
  _ operation: AtomicTransition.Operation
) -> Bool {
  guard a.count == b.count else { return false }
  return zip(a, b).allSatisfy { first, second in
    switch (first, second) {
    case (.open(let a), .open(let b)): a == b
    case (.close, .close): true
    case (.write(let a), .write(let b)): a.isAlike(in: container, b, in: other, operation)
    default: false
    }
  }
}

extension Primitive {
  fileprivate func isAlike(
    in container: Container, _ other: Primitive, in otherContainer: Container,
    _ operation: AtomicTransition.Operation
  ) -> Bool {
    // What a custom handler does cannot be compared.
    guard source.isPrimitive, other.source.isPrimitive,
      self === other
        || (source.hasMotion == other.source.hasMotion && source.hasSameName(as: other.source))
    else { return false }
    switch (action, other.action) {
    case (.atomic(let a), .atomic(let b)):
      // What is alike only here, such as a move by the width and an offset of as many points, differs once the sizes change.
      return areAlike(a, in: container, b, in: otherContainer, operation)
        && (self === other
          || areAlike(a, in: container.elsewhere, b, in: container.elsewhere, operation))
    case (.keyframes(let a, let start, let first), .keyframes(let b, let otherStart, let second)):
      return self === other || (a == b && start == otherStart && first == second)
    default: return false
    }
  }
}

/// Whether two handlers write the same, each in its own container.
private func areAlike(
  _ a: AtomicTransition.TransientViewHandler, in container: Container,
  _ b: AtomicTransition.TransientViewHandler, in other: Container,
  _ operation: AtomicTransition.Operation
) -> Bool {
  var (first, second) = (TransientView(), TransientView())
  a(&first, operation, container)
  b(&second, operation, other)
  return first == second
}
