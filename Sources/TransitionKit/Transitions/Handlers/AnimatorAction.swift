/// The action of a handler that changes a view in the blocks of an animator.
final class AnimatorAction: PrimitiveAction {
  private let handler: AtomicTransition.AnimatorHandler

  init(_ handler: @escaping AtomicTransition.AnimatorHandler) { self.handler = handler }

  var isHandler: Bool { true }

  func run(in compiler: inout Compiler, as origin: Int) {
    for target in compiler.activeTargets { compiler.record(handler, for: target, as: origin) }
  }
}

/// The action of a handler that changes both views of a navigation in the blocks of an animator.
final class NavigationAnimatorAction: PrimitiveAction {
  private let handler: NavigationTransition.AnimatorHandler

  init(_ handler: @escaping NavigationTransition.AnimatorHandler) { self.handler = handler }

  var isHandler: Bool { true }

  func run(in compiler: inout Compiler, as origin: Int) {
    let handler = handler
    compiler.record(
      { animator, _, _, context in
        if let operation = context.operation { handler(animator, operation, context) }
      }, for: 0, as: origin)
  }
}

extension NavigationTransition {
  /// A transition of one handler that gets an animator.
  package init(_ source: Source, animating handler: @escaping AnimatorHandler) {
    program = Program(source, NavigationAnimatorAction(handler))
  }
}

extension Compiler {
  fileprivate mutating func record(
    _ handler: @escaping AtomicTransition.AnimatorHandler, for target: Int, as origin: Int
  ) {
    // A piece is alone; the views of a transition know each other.
    let views = scope.piece.map { $0..<$0 + 1 } ?? 0..<rootCount
    let call = AnimatorCall(
      of: handler, for: target - views.lowerBound, Array(targets[views]),
      scope.piece == nil ? navigation : nil, in: container(for: target))
    handlers.append(call)
    let timing = timings[timingIndex()]
    let recording = call.record(isAnimated: timing.end > 0)
    for target in views {
      add(recording.views[target - views.lowerBound], to: target, as: origin)
    }
    if recording.context.wasCompletedTooEarly {
      report(
        PendingDiagnostic(
          kind: .completedTooEarly, target: target, origin: origin,
          message: "completes the transition before it has ended, which does nothing"))
    }
    if recording.wroteElsewhere {
      report(
        PendingDiagnostic(
          kind: .ignoredWrite, target: target, origin: origin,
          message: "changes a view that is not part of the transition, which does nothing"))
    }
  }
}
