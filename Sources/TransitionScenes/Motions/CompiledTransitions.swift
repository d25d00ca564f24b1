import TransitionKit

/// The transitions and emphases that were compiled lately, as many elements often do the same, and a stack plays the same few
/// again and again.
struct CompiledTransitions: Sendable {
  private struct Entry: Sendable {
    let source: Source
    let animation: Animation?
    let delay: Double
    let container: Container
    let prepared: PreparedTransition
  }

  fileprivate enum Source: Sendable {
    case element([Step], AtomicTransition.Operation)
    case screens(Program, NavigationTransition.Operation)
  }

  private var entries: [Entry] = []
  /// What compiling has found and was not taken yet.
  private(set) var findings: [Diagnostic] = []
  private static let capacity = 8

  /// Returns what compiling has found since the last call.
  mutating func takeFindings() -> [Diagnostic] {
    defer { findings = [] }
    return findings
  }

  /// The transition of an element, compiled and made ready.
  ///
  /// - Parameter delay: that on the clock of an open change.
  mutating func prepared(
    _ transition: AtomicTransition, _ animation: Animation?, delay: Double,
    for operation: AtomicTransition.Operation, in container: Container
  ) -> PreparedTransition {
    prepared(
      .element(transition.program.steps, operation), animation, delay: delay, in: container
    ) {
      let timed = transition.animation(animation)
      return (delay > 0 ? timed.delayed(by: delay) : timed).compile(for: operation, in: container)
    }
  }

  /// The transition of two screens, compiled and made ready.
  ///
  /// - Parameters:
  ///   - delay: that on the clock of an open change.
  ///   - container: where the screens are, with the frames of both.
  mutating func prepared(
    _ transition: NavigationTransition, _ operation: NavigationTransition.Operation,
    _ animation: Animation?, delay: Double = 0, in container: Container
  ) -> PreparedTransition {
    prepared(.screens(transition.program, operation), animation, delay: delay, in: container) {
      let timed = transition.animation(animation)
      return (delay > 0 ? timed.delayed(by: delay) : timed).compile(for: operation, in: container)
    }
  }

  /// What a motion of pages is in a container, made ready.
  mutating func prepared(_ motion: PageMotion, in container: Container) -> PreparedTransition {
    var container = container
    (container.originFrame, container.destinationFrame) =
      (motion.originFrame, motion.destinationFrame)
    (container.followsProgress, container.arrives) = (true, true)
    if let written = motion.written {
      findings += written.motionDiagnostics().filter { $0.kind == .jump }
    }
    return prepared(motion.transition, motion.operation, motion.animation, in: container)
  }

  private mutating func prepared(
    _ source: Source, _ animation: Animation?, delay: Double, in container: Container,
    compile: () -> CompiledTransition
  ) -> PreparedTransition {
    // By index, as an iterator would copy each entry.
    for index in entries.indices
    where entries[index].delay == delay && entries[index].animation == animation
      && entries[index].source.isAlike(in: entries[index].container, source, in: container)
    {
      return entries[index].prepared
    }
    let prepared = PreparedTransition(compile())
    if OptionalParts.hasDiagnostics { findings += prepared.compiled.immediateDiagnostics }
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append(
      Entry(
        source: source, animation: animation, delay: delay, container: container,
        prepared: prepared))
    return prepared
  }
}

extension CompiledTransitions.Source {
  /// Whether two transitions certainly do the same, each in its own container.
  fileprivate func isAlike(
    in container: Container, _ other: Self, in otherContainer: Container
  ) -> Bool {
    switch (self, other) {
    case (.element(let a, let operation), .element(let b, let otherOperation)):
      operation == otherOperation && container.hasSameSizes(as: otherContainer)
        && areAlike(a, container, b, otherContainer, operation)
    case (.screens(let a, let operation), .screens(let b, let otherOperation)):
      operation == otherOperation && container == otherContainer
        && container.followsProgress == otherContainer.followsProgress && a.isIdentical(to: b)
    default: false
    }
  }
}

extension Container {
  /// Whether two containers differ at most in where the view is.
  fileprivate func hasSameSizes(as other: Container) -> Bool {
    frame == other.frame && viewFrame.size == other.viewFrame.size
      && layoutDirection == other.layoutDirection
      && prefersReducedMotion == other.prefersReducedMotion && keepsView == other.keepsView
      && arrives == other.arrives
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
