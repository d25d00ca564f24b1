/// Walks through the program of a transition and writes down every contribution.
struct Compiler {
  private let container: Container
  private(set) var targets: [Target]
  /// How views have been taken apart, and their first pieces.
  private var slicings: [Int: (slicing: Slicing, first: Int)] = [:]
  /// How many pieces there are of each view, those of pieces included.
  private var pieceCounts: [ViewID: Int] = [:]
  private let navigation: NavigationTransition.Operation?

  private var scope: ScopeState
  /// The scopes around it, from the outermost on.
  private var outerScopes: [ScopeState] = []
  /// The timingContexts of the scope and of those around it.
  private var timingContexts = [TimingContext()]
  private var nodes: [ProvenanceTable.ScopeNode]
  private var origins: [ProvenanceTable.Origin] = []
  private var timings: [Timing] = []
  private var writes: [Write] = []
  private var findings: [PendingDiagnostic] = []
  private var notes: Set<String> = []
  private var handlers: [HandlerCall] = []
  private var leastDuration = 0.0

  /// What holds between two brackets. It is copied for every pair of them, so what is large is elsewhere.
  private struct ScopeState {
    /// The views that are written to; of pieces it is that of the view that they belong to.
    var active: Range<Int>
    /// The piece that is written to, instead of the view that it belongs to.
    var piece: Int?
    /// The frame of that piece in the container.
    var pieceFrame: Rect?
    var isMirrored = false
    /// The place of the timingContext among those that are open.
    var timingContext = 0
    var node = 0
    var isReducingMotion = false
    /// The number of contributions before the scope, if it is the one that reduces motion.
    var reducesFrom: Int?
  }

  /// When and how things move between two brackets.
  private struct TimingContext {
    /// The innermost animation; nil means at once.
    var animation: Animation? = .default
    /// The part of the base duration that is used, if this is a layer.
    var range: AnimationRange?
    /// What a range is a share of, in seconds: the duration of the animation if there is no range.
    var baseDuration = Animation.defaultDuration
    var shape = UnitCurve.linear
    /// By how many seconds everything starts later.
    var delay = 0.0
    /// The index of the timing, once it has been asked for.
    var timing: Int?
  }

  /// What was found on the way; it becomes a diagnostic once paths are known.
  struct PendingDiagnostic {
    let kind: Diagnostic.Kind
    var severity = Severity.warning
    var property: Property?
    var target: Int?
    var origin: Int?
    let message: String
  }

  /// Prepares to compile for one view.
  init(operation: AtomicTransition.Operation, container: Container) {
    self.init(
      targets: [Target(id: .view, operation: operation)], navigation: nil, container: container)
  }

  /// Prepares to compile for the two views of a navigation.
  init(operation: NavigationTransition.Operation, container: Container) {
    self.init(
      targets: [
        Target(id: .origin, operation: .removal), Target(id: .destination, operation: .insertion),
      ],
      navigation: operation, container: container)
  }

  private init(
    targets: [Target], navigation: NavigationTransition.Operation?, container: Container
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
    writes.reserveCapacity(16)
    if let problem = container.frame.problem {
      findings.append(
        PendingDiagnostic(kind: .unusableContainer, message: "the container \(problem)"))
    }
    let frames = targets.map { container.frame(of: $0.id) }
    let isShared = frames.allSatisfy { $0 == frames[0] }
    for (target, frame) in zip(targets, frames).prefix(isShared ? 1 : frames.count)
    where frame.sanitized.size != container.frame.sanitized.size {
      if let problem = frame.problem {
        let name = isShared ? "view" : "\(target.id)"
        findings.append(
          PendingDiagnostic(kind: .unusableContainer, message: "the \(name) \(problem)"))
      }
    }
  }

  /// The contributions of a program, before they are merged.
  mutating func compile(_ program: Program) -> Compilation {
    program.walk { take($0) }
    checkCustomProperties(in: writes)
    let table = ProvenanceTable(
      navigation: navigation, targets: targets, nodes: nodes, origins: origins, timings: timings)
    return Compilation(
      container: container, table: table, writes: writes, leastDuration: leastDuration,
      handlers: handlers,
      diagnostics: findings.map { diagnostic($0, table) })
  }

  private func diagnostic(_ finding: PendingDiagnostic, _ table: ProvenanceTable) -> Diagnostic {
    var source: Provenance?
    if let origin = finding.origin, let target = finding.target {
      source = Provenance(origin: table.origins[origin], target: target, table: table)
    }
    return Diagnostic(
      kind: finding.kind, severity: finding.severity,
      view: finding.target.map { targets[$0].id }, property: finding.property,
      message: finding.message, source: source)
  }
}

// MARK: - Steps

extension Compiler {
  private mutating func take(_ step: Step) {
    switch step {
    case .open(let scope): open(scope)
    case .close: close()
    case .write(let primitive):
      guard !scope.active.isEmpty else { break }
      origins.append(ProvenanceTable.Origin(source: primitive.source, position: nextPosition()))
      run(primitive, as: origins.count - 1)
    }
  }

  private mutating func nextPosition() -> ProvenanceTable.Position {
    let node = scope.node
    defer { nodes[node].count += 1 }
    return ProvenanceTable.Position(node: node, index: nodes[node].count)
  }

  private mutating func open(_ brackets: Scope) {
    // Where nothing is written, nothing has to be told apart.
    let position = scope.active.isEmpty ? nil : nextPosition()
    outerScopes.append(scope)
    scope.reducesFrom = nil
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
      kind = .reducingMotion
      // Reducing what is reduced as a whole would change nothing.
      if !scope.isReducingMotion { scope.reducesFrom = writes.count }
      scope.isReducingMotion = true
    case .animation(let animation):
      let duration = animation.map { sanitizedDuration(of: $0) } ?? 0
      openTimingContext {
        $0.range = nil
        $0.animation = animation
        $0.baseDuration = duration
      }
    case .layer(let animation, let range):
      let range = sanitized(range).within(timingContexts[scope.timingContext].range ?? .whole)
      openTimingContext {
        $0.animation = animation
        $0.range = range
      }
    case .delay(let seconds):
      let delay = sanitized(delay: seconds, after: timingContexts[scope.timingContext].delay)
      openTimingContext { $0.delay += delay }
    case .shape(let shape): openTimingContext { $0.shape = shape }
    }
    if let position, !scope.active.isEmpty {
      scope.node = nodes.count
      nodes.append(ProvenanceTable.ScopeNode(kind: kind, position: position))
    }
  }

  /// Continues with the timingContext of the scope, changed.
  private mutating func openTimingContext(_ change: (inout TimingContext) -> Void) {
    var timingContext = timingContexts[scope.timingContext]
    timingContext.timing = nil
    change(&timingContext)
    scope.timingContext = timingContexts.count
    timingContexts.append(timingContext)
  }

  private mutating func close() {
    let closed = scope
    scope = outerScopes.removeLast()
    if closed.timingContext != scope.timingContext { timingContexts.removeLast() }
    if let start = closed.reducesFrom { reduceMotion(from: start) }
  }

  /// Which of the active views an operation happens to.
  private func active(where operation: AtomicTransition.Operation) -> Range<Int> {
    let view = scope.active.first { targets[$0].operation == operation }
    return view.map { $0..<$0 + 1 } ?? 0..<0
  }

  private mutating func run(_ primitive: Primitive, as origin: Int) {
    let active = activeTargets
    switch primitive.action {
    case .atomic(let handler):
      for target in active { add(written(by: handler, to: target), to: target, as: origin) }
    case .bow(let handler, let bow):
      for target in active { add(handler, bow: bow, to: target, as: origin) }
    case .pieces(let slicing, let transition):
      for target in active { slice(target, slicing, transition, as: origin) }
    case .navigation(let handler):
      guard let navigation else { break }
      var removed = TransientView()
      var inserted = TransientView()
      handler(&removed, &inserted, navigation, container)
      add(removed, to: 0, as: origin)
      add(inserted, to: 1, as: origin)
    case .atomicAnimator:
      for target in active { record(primitive, for: target, as: origin) }
    case .navigationAnimator: record(primitive, for: 0, as: origin)
    case .modifier(let pair):
      for target in active { add(pair, to: target, as: origin) }
    case .path(let path, let parameterization, let orientsToPath):
      for target in active {
        add(path, parameterization, orientsToPath: orientsToPath, to: target, as: origin)
      }
    case .keyframes(let property, let start, let keyframes):
      for target in active {
        add(keyframes, of: property, startingAt: start, to: target, as: origin)
      }
    }
  }

  /// The number of views that are no pieces.
  private var rootCount: Int { navigation == nil ? 1 : 2 }

  private var activeTargets: Range<Int> { scope.piece.map { $0..<$0 + 1 } ?? scope.active }

  /// Compiles a transition for each piece of a view.
  private mutating func slice(
    _ target: Int, _ slicing: Slicing,
    _ transition: (Piece, AtomicTransition.Operation) -> AtomicTransition, as origin: Int
  ) {
    if let problem = slicing.problem {
      note(.unusableSlicing, "the slicing \(problem)", target, origin)
    }
    let pieces = slicing.pieces
    if let known = slicings[target], known.slicing != slicing {
      findings.append(
        PendingDiagnostic(
          kind: .slicedTwice, target: target, origin: origin,
          message: "takes apart a view that already is in pieces of another kind; it is left out"))
      return
    }
    let view = targets[target]
    let frame = frame(of: target)
    if slicings[target] == nil {
      let (root, count) = (view.id.whole, pieces.count)
      let (total, isTooLarge) = pieceCounts[root, default: 0].addingReportingOverflow(count)
      guard !isTooLarge, total <= Slicing.maximumCount else {
        note(
          .unusableSlicing,
          """
          takes \(root) apart into more than \(Slicing.maximumCount) pieces, those of pieces included; \
          what goes beyond is left out
          """, target, origin)
        return
      }
      pieceCounts[root] = total
      slicings[target] = (slicing, targets.count)
      targets += pieces.map { piece in
        Target(
          id: .piece(of: view.id, piece.index), operation: view.operation, parent: target,
          region: piece.unitRect)
      }
    }
    guard let first = slicings[target]?.first else { return }
    outerScopes.append(scope)
    for piece in pieces {
      var state = outerScopes[outerScopes.count - 1]
      state.piece = first + piece.index
      // What is for insertions only is for pieces of the inserted view only.
      if target < rootCount { state.active = target..<target + 1 }
      state.pieceFrame = Rect(
        x: frame.origin.x + piece.unitRect.origin.x * frame.width,
        y: frame.origin.y + piece.unitRect.origin.y * frame.height,
        width: piece.unitRect.width * frame.width, height: piece.unitRect.height * frame.height)
      state.node = nodes.count
      state.reducesFrom = nil
      nodes.append(ProvenanceTable.ScopeNode(kind: .operands, position: origins[origin].position))
      scope = state
      transition(state.isMirrored ? piece.mirrored : piece, view.operation).program.walk {
        take($0)
      }
    }
    scope = outerScopes.removeLast()
  }

  private mutating func record(_ primitive: Primitive, for target: Int, as origin: Int) {
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
      findings.append(
        PendingDiagnostic(
          kind: .completedTooEarly, target: target, origin: origin,
          message: "completes the transition before it has ended, which does nothing"))
    }
    if recording.wroteElsewhere {
      findings.append(
        PendingDiagnostic(
          kind: .ignoredWrite, target: target, origin: origin,
          message: "changes a view that is not part of the transition, which does nothing"))
    }
  }
}

// MARK: - Contributions

extension Compiler {
  var isMirrored: Bool { scope.isMirrored }

  /// The container as a view sees it: the view's frame is that of this view or piece.
  func container(for target: Int) -> Container { container.focused(on: frame(of: target)) }

  /// The frame in the container of a view that is written to in this scope.
  private func frame(of target: Int) -> Rect {
    scope.pieceFrame ?? container.frame(of: targets[target].id)
  }

  /// What a handler writes to a view.
  func written(
    by handler: AtomicTransition.TransientViewHandler, to target: Int
  ) -> TransientView {
    var view = TransientView()
    handler(&view, targets[target].operation, container(for: target))
    return view
  }

  mutating func report(_ finding: PendingDiagnostic) { findings.append(finding) }

  /// Fills in what was left unwritten, and adds a contribution for each property that was written.
  ///
  /// - Parameter way: the way of a property that does not go straight, already mirrored.
  mutating func add(
    _ view: TransientView, to target: Int, as origin: Int,
    way: (Property) -> (any Way)? = { _ in nil }
  ) {
    let isMirrored = scope.isMirrored
    reportMisfits(of: view, target, origin)
    for property in view.written {
      func sanitized(_ vector: SIMD4<Double>, _ isWritten: Bool, named stage: String) -> SIMD4<
        Double
      > {
        let vector = isMirrored && isWritten ? property.mirrored(vector) : vector
        return property.premultiplied(
          self.sanitized(vector, stage: stage, property, target, origin))
      }
      let isInitialWritten = view.initial.written.contains(property)
      let isAnimationWritten = view.animation.written.contains(property)
      let isCompletionWritten = view.completion.written.contains(property)
      var initial = sanitized(view.initial.vector(of: property), isInitialWritten, named: "initial")
      var animation = sanitized(
        view.animation.vector(of: property), isAnimationWritten, named: "animation")
      var completion = sanitized(
        view.completion.vector(of: property), isCompletionWritten, named: "completion")
      if property.isAnimatable {
        switch targets[target].operation {
        case .insertion: if !isCompletionWritten { completion = animation }
        case .removal: if !isAnimationWritten { animation = initial }
        }
      } else {
        if isInitialWritten, isAnimationWritten, initial != animation {
          findings.append(
            PendingDiagnostic(
              kind: .movingConstant, property: property, target: target, origin: origin,
              message: """
                \(property) does not move, but goes from \(PropertyValue(initial, of: property)) to \
                \(PropertyValue(animation, of: property)); the latter holds throughout
                """))
        }
        if isAnimationWritten { initial = animation } else { animation = initial }
        if isCompletionWritten, completion != property.identityVector {
          findings.append(
            PendingDiagnostic(
              kind: .neverReturns, property: property, target: target, origin: origin,
              message: """
                \(property) is told to stay at \(PropertyValue(completion, of: property)), but does \
                not move; it returns to rest at completion
                """))
        }
        completion = property.identityVector
      }
      writes.append(
        Write(
          slot: Slot(target: target, property: property), initial: initial, animation: animation,
          completion: completion, timing: timingIndex(), origin: origin, way: way(property)))
    }
  }

  /// Adds a contribution that goes through keyframes.
  private mutating func add(
    _ keyframes: [Keyframe<PropertyValue>], of property: Property,
    startingAt start: PropertyValue, to target: Int, as origin: Int
  ) {
    let isMirrored = scope.isMirrored
    func vector(_ value: SIMD4<Double>, named stage: String) -> SIMD4<Double> {
      let vector = sanitized(value, stage: stage, property, target, origin)
      return isMirrored ? property.mirrored(vector) : vector
    }
    checkCount(of: start, named: "from", property, target, origin)
    func lanes(_ value: PropertyValue, named stage: String) -> Vector {
      Vector(lanes: property.premultiplied(vector(value.vector(of: property), named: stage)))
    }
    let initial = lanes(start, named: "from")
    var steps: [Keyframe<Vector>] = []
    for (index, keyframe) in keyframes.enumerated() {
      let (before, after) = (index == 0 ? start : keyframes[index - 1].value, keyframe.value)
      let name = "keyframe \(index)"
      for message in keyframe.validationMessages(about: name) {
        note(.unusableDuration, message)
      }
      checkCount(of: keyframe.value, named: name, property, target, origin)
      steps.append(
        keyframe.map {
          lanes($0, named: name)
        } velocity: { velocity, isStart in
          checkCount(of: velocity, named: "the velocity of \(name)", property, target, origin)
          // A missing component of a velocity is 0, not the value at rest.
          let still = PropertyValue(property.straightIdentity, of: property)
          let rate = (velocity + still).vector(of: property) - property.straightIdentity
          return Vector(
            lanes: property.premultiplied(
              velocity: vector(rate, named: "the velocity of \(name)"),
              at: (isStart ? before : after).vector(of: property)))
        })
    }
    let track = KeyframeTrack(from: initial, steps)
    let last = steps.last?.value ?? initial
    let isInsertion = targets[target].operation == .insertion
    let isAnimatable = property.isAnimatable
    let delay = timingContexts[scope.timingContext].delay
    let end = isInsertion || !isAnimatable ? last.lanes : initial.lanes
    writes.append(
      Write(
        slot: Slot(target: target, property: property),
        initial: isAnimatable ? (isInsertion ? initial.lanes : last.lanes) : end, animation: end,
        completion: isInsertion && isAnimatable ? end : property.identityVector,
        timing: index(
          of: Timing(
            start: delay, end: delay + track.duration,
            animation: .linear(duration: track.duration))),
        origin: origin,
        way: isAnimatable ? KeyframePath(track, isReversed: !isInsertion) : nil))
  }

  /// The value with lanes that are not finite at rest, and others held within the limit.
  mutating func sanitized(
    _ vector: SIMD4<Double>, stage: String, _ property: Property, _ target: Int, _ origin: Int
  ) -> SIMD4<Double> {
    if vector.isWithinLimit { return vector }
    var sanitized = vector
    for lane in 0..<property.componentCount {
      let value = vector[lane]
      let isFinite = value.isFinite
      sanitized[lane] =
        isFinite ? min(max(value, -valueLimit), valueLimit) : property.straightIdentity[lane]
      guard sanitized[lane] != value else { continue }
      let component = property.componentNames[lane]
      let name = component.isEmpty ? "\(property)" : "\(property).\(component)"
      findings.append(
        PendingDiagnostic(
          kind: isFinite ? .valueOutOfRange : .nonFiniteValue, property: property, target: target,
          origin: origin,
          message: "\(stage).\(name) is \(value), for which \(sanitized[lane]) is used"))
    }
    return sanitized
  }

  /// Replaces the movement that was written since a scope was opened by one fade for each view.
  private mutating func reduceMotion(from start: Int) {
    var longest: [Int: Write] = [:]
    var fading: Set<Int> = []
    for write in writes[start...] where write.moves {
      if write.property == .opacity { fading.insert(write.target) }
      guard isMovement(write) else { continue }
      if longest[write.target].map({ length(of: write) > length(of: $0) }) ?? true {
        longest[write.target] = write
      }
    }
    var fades: [Write] = []
    for target in longest.keys.sorted() where !fading.contains(target) {
      guard let longest = longest[target] else { continue }
      let isInsertion = targets[target].operation == .insertion
      let (seen, hidden) = (SIMD4<Double>(1, 1, 1, 1), SIMD4<Double>(0, 1, 1, 1))
      origins.append(
        ProvenanceTable.Origin(
          source: Source(label: { "fade" }), position: origins[longest.origin].position))
      fades.append(
        Write(
          slot: Slot(target: target, property: .opacity), initial: isInsertion ? hidden : seen,
          animation: isInsertion ? seen : hidden, completion: seen, timing: longest.timing,
          origin: origins.count - 1))
    }
    for index in writes.indices[start...] {
      leastDuration = max(leastDuration, timings[writes[index].timing].end)
      writes[index] = withoutMovement(writes[index])
    }
    let still = writes[start...].filter { !(isMovement($0) && $0.isAtRest) }
    writes.replaceSubrange(start..., with: still + fades)
  }

  /// Takes the movement out of a contribution.
  private mutating func withoutMovement(_ write: Write) -> Write {
    var write = write
    if isMovement(write) {
      // An inserted view is where it ends from the start, and a removed one stays where it was.
      write.way = nil
      switch targets[write.target].operation {
      case .insertion: write.initial = write.animation
      case .removal: write.animation = write.initial
      }
    } else if write.property == .opacity, timings[write.timing].shape != .linear {
      // What switches half-way fades instead.
      var timing = timings[write.timing]
      timing.shape = .linear
      write.timing = index(of: timing)
    }
    return write
  }

  /// Whether reducing motion takes a contribution out.
  private func isMovement(_ write: Write) -> Bool {
    origins[write.origin].source.hasMotion && PropertySet.movement.contains(write.property)
  }

  private func length(of write: Write) -> Double {
    timings[write.timing].end - timings[write.timing].start
  }
}

// MARK: - Timing

extension Compiler {
  /// The timing of what is written in this scope.
  private mutating func timingIndex() -> Int {
    if let index = timingContexts[scope.timingContext].timing { return index }
    let index = index(of: timing(at: timingContexts[scope.timingContext]))
    timingContexts[scope.timingContext].timing = index
    return index
  }

  private mutating func index(of timing: Timing) -> Int {
    // Looking back a little finds what neighbours share, and bounds the time for thousands of timings.
    if let index = timings.indices.suffix(16).last(where: { timings[$0] == timing }) {
      return index
    }
    timings.append(timing)
    return timings.count - 1
  }

  private mutating func timing(at timingContext: TimingContext) -> Timing {
    var timing = undelayedTiming(at: timingContext)
    timing.start += timingContext.delay
    timing.end += timingContext.delay
    return timing
  }

  /// A delay that can be waited for.
  private mutating func sanitized(delay: Double, after earlier: Double) -> Double {
    let sanitized = delay.isNaN ? 0 : min(max(delay, 0), valueLimit - earlier)
    if sanitized != delay {
      note(.unusableDuration, "the delay \(delay) is not usable; \(sanitized) is used")
    }
    return sanitized
  }

  private mutating func undelayedTiming(at timingContext: TimingContext) -> Timing {
    guard let written = timingContext.animation else {
      return Timing(start: 0, end: 0, animation: .default, shape: timingContext.shape)
    }
    let start = (timingContext.range?.start ?? 0) * timingContext.baseDuration
    if let range = timingContext.range, !written.isSpring {
      let end = range.end * timingContext.baseDuration
      if let curve = written.plainCurve {
        return Timing(
          start: start, end: end, animation: .timingCurve(curve, duration: end - start),
          shape: timingContext.shape)
      }
      let rate = end > start ? sanitizedDuration(of: written) / (end - start) : 1
      return Timing(
        start: start, end: end, animation: written.firstCycle, rate: rate,
        shape: timingContext.shape)
    }
    // What is no layer has the base duration, which is known.
    let duration =
      timingContext.range == nil ? timingContext.baseDuration : sanitizedDuration(of: written)
    return Timing(
      start: start, end: start + duration, animation: written.firstCycle, shape: timingContext.shape
    )
  }

  /// The duration of an animation, or of one cycle if it never ends.
  private mutating func sanitizedDuration(of animation: Animation) -> Double {
    for message in animation.validationMessages { note(.unusableDuration, message) }
    let duration = animation.duration
    if duration <= Animation.longestDuration { return duration }
    note(.endlessAnimation, animation.endlessMessage)
    return animation.cycleDuration
  }

  private mutating func sanitized(_ range: AnimationRange) -> AnimationRange {
    if !range.isValid {
      note(.unusableRange, "the range \(range) is not inside 0...1; \(range.clamped) is used")
    }
    return range.clamped
  }

  /// Warns of something once, however many scopes or pieces it is used in.
  private mutating func note(
    _ kind: Diagnostic.Kind, _ message: String, _ target: Int? = nil, _ origin: Int? = nil
  ) {
    guard notes.insert(message).inserted else { return }
    findings.append(PendingDiagnostic(kind: kind, target: target, origin: origin, message: message))
  }
}
