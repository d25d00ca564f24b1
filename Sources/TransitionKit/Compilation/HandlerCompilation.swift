extension Compiler {
  mutating func record(_ primitive: Primitive, for target: Int, as origin: Int) {
    // A piece is alone; the views of a transition know each other.
    let views = scope.piece.map { $0..<$0 + 1 } ?? 0..<rootCount
    let call = HandlerCall(
      action: primitive.action, target: target - views.lowerBound, targets: Array(targets[views]),
      navigation: scope.piece == nil ? navigation : nil, container: container(for: target))
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
