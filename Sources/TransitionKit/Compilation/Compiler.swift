/// Walks through the program of a transition and writes down every contribution.
struct Compiler {
  let container: Container
  var targets: [TransitionTarget]
  /// How views have been taken apart, and their first pieces.
  var slicings: [Int: (slicing: Slicing, first: Int)] = [:]
  /// How many pieces there are of each view, those of pieces included.
  var pieceCounts: [ViewID: Int] = [:]
  let navigation: NavigationTransition.Operation?

  var scope: ScopeState
  /// The scopes around it, from the outermost on.
  var outerScopes: [ScopeState] = []
  /// The timing contexts of the scope and of those around it.
  var timingContexts = [TimingContext()]
  var nodes: [ProvenanceTable.ScopeNode]
  var origins: [ProvenanceTable.Origin] = []
  var timings: [Timing] = []
  var written: [WrittenSegment] = []
  var pendingDiagnostics: [PendingDiagnostic] = []
  var notes: Set<String> = []
  var handlers: [any HandlerCall] = []
  var leastDuration = 0.0
  /// The innermost scope that is open and for which another one waits.
  var openLead: OpenLead?
  /// What is known of the times of the contributions that were measured last.
  var writtenTimes: WrittenTimes?

  /// Prepares to compile for one view.
  init(operation: AtomicTransition.Operation, container: Container) {
    self.init(
      targets: [TransitionTarget(id: .view, operation: operation)], navigation: nil,
      container: container)
  }

  /// Prepares to compile for the two views of a navigation.
  init(operation: NavigationTransition.Operation, container: Container) {
    self.init(
      targets: [
        TransitionTarget(id: .origin, operation: .removal),
        TransitionTarget(id: .destination, operation: .insertion),
      ],
      navigation: operation, container: container)
  }

  private init(
    targets: [TransitionTarget], navigation: NavigationTransition.Operation?, container: Container
  ) {
    self.targets = targets
    self.navigation = navigation
    self.container = container.sanitized
    scope = ScopeState(active: targets.indices)
    nodes = [
      ProvenanceTable.ScopeNode(
        kind: .operands, position: ProvenanceTable.Position(node: 0, index: 0))
    ]
    outerScopes.reserveCapacity(8)
    nodes.reserveCapacity(16)
    origins.reserveCapacity(16)
    written.reserveCapacity(16)
    guard OptionalParts.hasDiagnostics else { return }
    if let message = container.frame.validationMessage {
      pendingDiagnostics.append(
        PendingDiagnostic(kind: .unusableContainer, message: "the container \(message)"))
    }
    let frames = targets.map { container.frame(of: $0.id) }
    let isShared = frames.allSatisfy { $0 == frames[0] }
    for (target, frame) in zip(targets, frames).prefix(isShared ? 1 : frames.count)
    where frame.sanitized.size != container.frame.sanitized.size {
      if let message = frame.validationMessage {
        let name = isShared ? "view" : "\(target.id)"
        pendingDiagnostics.append(
          PendingDiagnostic(kind: .unusableContainer, message: "the \(name) \(message)"))
      }
    }
  }

  /// The contributions of a program, before they are merged.
  mutating func compile(_ program: Program) -> Compilation {
    if container.prefersReducedMotion { open(.reducingMotion) }
    program.walk { take($0) }
    if container.prefersReducedMotion { close() }
    checkCustomProperties(in: written)
    let provenanceTable = ProvenanceTable(
      navigation: navigation, targets: targets, nodes: nodes, origins: origins, timings: timings)
    return Compilation(
      container: container, provenanceTable: provenanceTable, written: written,
      leastDuration: leastDuration,
      handlers: handlers,
      diagnostics: OptionalParts.hasDiagnostics
        ? pendingDiagnostics.map { diagnostic($0, provenanceTable) } : [])
  }

  private func diagnostic(_ pending: PendingDiagnostic, _ provenanceTable: ProvenanceTable)
    -> Diagnostic
  {
    var source: Provenance?
    if let origin = pending.origin, let target = pending.target {
      source = Provenance(
        origin: provenanceTable.origins[origin], target: target, provenanceTable: provenanceTable)
    }
    return Diagnostic(
      kind: pending.kind, severity: pending.severity,
      view: pending.target.map { targets[$0].id }, property: pending.property,
      message: pending.message, source: source)
  }
}
