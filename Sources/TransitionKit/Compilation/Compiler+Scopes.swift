extension Compiler {
  mutating func take(_ step: Step) {
    switch step {
    case .open(let scope): open(scope)
    case .close: close()
    case .write(let primitive):
      guard !scope.active.isEmpty else { break }
      origins.append(ProvenanceTable.Origin(source: primitive.source, position: nextPosition()))
      primitive.action.run(in: &self, as: origins.count - 1)
    }
  }

  mutating func nextPosition() -> ProvenanceTable.Position {
    let node = scope.node
    defer { nodes[node].count += 1 }
    return ProvenanceTable.Position(node: node, index: nodes[node].count)
  }

  mutating func open(_ brackets: Scope) {
    // A scope without views needs no node: nothing is written in it.
    let position = scope.active.isEmpty ? nil : nextPosition()
    outerScopes.append(scope)
    scope.reducesFrom = nil
    scope.isLeading = false
    var kind = ProvenanceTable.ScopeNode.Kind.operands
    switch brackets {
    case .alternatives: kind = .alternatives
    case .insertion: scope.active = active(where: .insertion)
    case .removal: scope.active = active(where: .removal)
    case .push: if navigation != .push { scope.active = 0..<0 }
    case .pop: if navigation != .pop { scope.active = 0..<0 }
    case .mirrored:
      kind = .mirrored
      scope.isMirrored.toggle()
    case .reducingMotion:
      // Reducing what is reduced as a whole would change nothing.
      guard !scope.isReducingMotion else { break }
      kind = .reducingMotion
      scope.reducesFrom = written.count
      scope.isReducingMotion = true
    case .interpolation(let space): scope.interpolationSpace = space
    case .animation(let written):
      let animation = written.map { arriving($0) }
      let (duration, isCycle) = animation.map { sanitizedDuration(of: $0) } ?? (0, false)
      openTimingContext {
        $0.range = nil
        $0.animation = animation
        $0.baseDuration = duration
        $0.isCycle = isCycle
      }
    case .layer(let written, let range):
      let animation = arriving(written)
      let range = sanitized(range).within(timingContexts[scope.timingContext].range ?? .full)
      openTimingContext {
        $0.animation = animation
        $0.range = range
      }
    case .delay(let seconds):
      let delay = sanitized(delay: seconds, after: timingContexts[scope.timingContext].delay)
      openTimingContext { $0.delay += delay }
    case .leading(let lead):
      openLead = lead.open(self)
      leastDuration = 0
      scope.isLeading = true
    case .following:
      let start = scope.nextStart
      openTimingContext { $0.delay = max($0.delay, start) }
    case .easingOverride(let curve): openTimingContext { $0.easingOverride = curve }
    }
    if let position, !scope.active.isEmpty {
      scope.node = nodes.count
      nodes.append(ProvenanceTable.ScopeNode(kind: kind, position: position))
    }
  }

  /// The animation that is used for one that is written: where a scene needs it, one that arrives.
  private mutating func arriving(_ animation: Animation) -> Animation {
    guard container.arrives, animation.mayMissItsEnds else { return animation }
    let arriving = animation.arriving
    guard arriving != animation, OptionalParts.hasDiagnostics else { return arriving }
    for found in animation.motionDiagnostics() where found.kind == .jump {
      note(found.kind, found.message, severity: found.severity)
    }
    return arriving
  }

  /// Continues with the timingContext of the scope, changed.
  mutating func openTimingContext(_ change: (inout TimingContext) -> Void) {
    var timingContext = timingContexts[scope.timingContext]
    timingContext.timing = nil
    change(&timingContext)
    scope.timingContext = timingContexts.count
    timingContexts.append(timingContext)
  }

  mutating func close() {
    let closed = scope
    scope = outerScopes.removeLast()
    if closed.timingContext != scope.timingContext { timingContexts.removeLast() }
    if let start = closed.reducesFrom { reduceMotion(from: start) }
    if closed.isLeading { openLead?.close(in: &self) }
  }

  /// Which of the active views an operation happens to.
  func active(where operation: AtomicTransition.Operation) -> Range<Int> {
    let view = scope.active.first { targets[$0].operation == operation }
    return view.map { $0..<$0 + 1 } ?? 0..<0
  }

  /// The number of views that are no pieces.
  var rootCount: Int { navigation == nil ? 1 : 2 }

  /// The views that primitives write to.
  var activeTargets: Range<Int> { scope.piece.map { $0..<$0 + 1 } ?? scope.active }
}
