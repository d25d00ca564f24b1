import TransitionKit

/// Plays the changes of a scene on a clock that you advance: it always heads for the latest scene, without a jump.
///
/// ```swift
/// let animator = SceneAnimator(list(of: songs))
/// animator.update(to: list(of: songs.shuffled()), .animated(.snappy))
/// while animator.advance(by: 1.0 / 60) {
///   for element in animator.frame.elements { show(element) }
/// }
/// ```
///
/// You may update at any time, also while earlier changes are under way: whatever starts, starts from what is shown, with its
/// velocity. You may make calls in any order, and also from inside completions.
///
/// Two updates at one time of the clock are one change from the scene before both. For what both change, the transaction of
/// the later one holds. So advance the clock also while nothing moves.
public final class SceneAnimator<ID: Hashable & Sendable> {
  /// The current scene: the valid part of the one of the latest update.
  public var scene: Scene<ID> {
    get { currentScene }
    @available(
      *, unavailable,
      message: "a change needs update(to:) or animate(_:_:), whose closure gets a copy of the scene"
    )
    set {}
  }

  var currentScene: Scene<ID>

  /// The time on the animator's clock, in seconds.
  public private(set) var clockTime: Double

  /// The pictures of old contents that no frame shows any more, since the clock was last advanced.
  ///
  /// Each is listed once: drop it then.
  public private(set) var released: [SceneSnapshot<ID>.Key] = []

  /// What was invalid about the scenes, each once: duplicate ids and match keys, frames and values that cannot be used,
  /// modifiers that jump as their `animatableData` does not carry what changes, and what a definition, a transaction or velocities
  /// say of elements that do not exist or in a change that has no use for it.
  public var diagnostics: [Diagnostic] {
    OptionalParts.useDiagnostics()
    noteFaults()
    return findings.list
  }

  package var findings = SceneDiagnostics()
  var state: SceneState
  var index = SceneIndex<ID>()
  var instant: Instant?
  var lastChange = ChangeNumber(0)
  var completions: [ChangeNumber: Completion] = [:]
  var calls: [(Completion, ChangeOutcome)] = []
  var isCalling = false
  var sampled: SceneFrame<ID>?
  /// The changes that are open, or continue from where a finger let go, in the order in which they began.
  var openings: [Opening] = [] { didSet { openChanges = openings.map { $0.change } } }
  /// Their numbers. Records that depend on the type of ids take a hundred instructions to look at.
  private(set) var openChanges: [ChangeNumber] = []
  /// How many calls are under way in which closures of the host may be called while something is being changed.
  var callDepth = 0
  /// What happens at the end of these.
  var waitingCalls: [(SceneAnimator) -> Void] = []
  /// What the latest update does, of an animator that is only asked what would happen.
  var planned: ScenePlan<ID>?

  /// A callback for the end of a change.
  public typealias Completion = (ChangeOutcome) -> Void

  /// The updates at one time of the clock.
  struct Instant {
    /// What there was before all of them.
    var before: SceneState
    var transactions: [Request] = []
    /// For each element that several updates may change the index of the latest one that did.
    var latest: ElementMap<Int> = [:]

    /// How an update happens.
    struct Request {
      let transaction: Transaction
      let definition: TransitionDefinition<ID>?
      let change: ChangeNumber
      /// The velocities that elements get, in points a second.
      var velocities: [(element: ElementIndex, velocity: Translation)] = []
    }

    /// Adds the transaction of an update.
    mutating func add(_ request: Request, for edit: SceneEdit) {
      // An element without an entry has the first one.
      if !transactions.isEmpty {
        for element in edit.changed { latest[element] = transactions.count }
      }
      transactions.append(request)
    }

    /// Removes the transactions of which nothing holds any more, and returns their changes.
    ///
    /// - Parameter edit: all that the updates change together.
    mutating func removeOthers(than edit: SceneEdit) -> [ChangeNumber] {
      var used: Set<Int> = [transactions.count - 1]
      for element in edit.changed { used.insert(latest[element] ?? 0) }
      let kept = used.sorted()
      var numbers: [Int: Int] = [:]
      for (new, old) in kept.enumerated() { numbers[old] = new }
      let known = latest
      latest = [:]
      for element in edit.changed { latest[element] = numbers[known[element] ?? 0] }
      defer { transactions = kept.map { transactions[$0] } }
      return transactions.indices.filter { !used.contains($0) }.map { transactions[$0].change }
    }
  }

  /// Creates an animator that shows a scene, without animation.
  ///
  /// - Parameters:
  ///   - scene: the scene that is shown at first.
  ///   - time: the time on the clock, in seconds. A time that is not finite, or 1e11 or more, counts as 0.
  ///   - settling: the spring of corrections for which no animation says how they decay. A spring that takes
  ///     a minute or more to settle is replaced by `Spring.smooth`.
  public init(
    _ scene: Scene<ID>, time: Double = 0,
    settling: Spring = .smooth(duration: Animation.defaultDuration)
  ) {
    currentScene = scene
    clockTime = abs(time) < 1e11 ? time : 0
    state = SceneState(settling: SettlingSpring(settling), age: clockTime)
    let edit = index.edit(to: scene, from: SceneModel())
    adopt(scene, edit)
    state.install(edit)
    findings.add(settling.settlingDiagnostics)
  }

  /// Creates an animator in the state of another one, without its completions.
  init(copying other: SceneAnimator) {
    (currentScene, clockTime, findings) = (other.scene, other.clockTime, other.findings)
    (state, index, instant) = (other.state, other.index, other.instant)
    lastChange = other.lastChange
  }
}

// MARK: - Updates

extension SceneAnimator {
  /// Makes another scene current.
  ///
  /// Without an animation, the default, the change happens at once, and running motions continue.
  ///
  /// - Parameters:
  ///   - scene: the new scene.
  ///   - transaction: how the change happens; by default at once.
  ///   - definition: what elements do in this change, by their ids or by predicates; nil for what they do by
  ///     themselves.
  ///   - completion: it is called once, when the change is complete or taken over: at the end of this call or
  ///     of one that advances the clock.
  /// - Complexity: O(*n*) in the number of elements, with at most one hash for each.
  public func update(
    to scene: Scene<ID>, _ transaction: Transaction = Transaction(),
    using definition: TransitionDefinition<ID>? = nil, completion: Completion? = nil
  ) {
    if OptionalParts.hasOpenChanges, !openChanges.isEmpty { endOpenings() }
    update(to: scene, transaction, using: definition, replacesOthers: false, completion: completion)
  }

  /// Makes another scene current.
  ///
  /// - Parameters:
  ///   - inHand: elements of the scene that leave, and continue to.
  ///   - replacesOthers: whether the transactions of the updates at the same time no longer count.
  @_specialize(where ID == ScreenElementID)
  package func update(
    to scene: Scene<ID>, _ transaction: Transaction, using definition: TransitionDefinition<ID>?,
    velocities: [(id: ID, velocity: Translation)] = [], including inHand: [ID] = [],
    replacesOthers: Bool, completion: Completion?
  ) {
    callDepth += 1
    defer { endCall() }
    if instant == nil { releaseNumbers() }
    forgetUnstarted()
    lastChange = lastChange.next
    completions[lastChange] = completion
    // `isEmpty` would look up the type of ids.
    let inHand = inHand.count > 0 ? inHand.compactMap { index.number(of: $0) } : []
    if !inHand.isEmpty {
      if instant == nil { instant = Instant(before: state) }
      state.scene.structure.include(inHand)
    }
    let edit = index.edit(to: scene, from: state.scene.model)
    adopt(scene, edit)
    let turnsPages = !state.scene.pages.isEmpty && definition?.hasPages ?? false
    var request = Instant.Request(
      transaction: transaction, definition: definition, change: lastChange)
    for (id, velocity) in velocities {
      if let number = index.number(of: id) {
        request.velocities.append((number, velocity))
      } else if OptionalParts.hasDiagnostics {
        let name = elementName(of: id)
        findings.add([
          Diagnostic(
            kind: .unknownElement, severity: .warning, view: .element(name),
            message: "a velocity is for \(name), which does not exist\(existing(index.names))")
        ])
      }
    }
    // What another update at this time has started may play another transition now.
    let refreshesOthers = instant != nil && !replacesOthers && !edit.refreshed.isEmpty
    if edit.isEmpty(for: state.scene.structure), !refreshesOthers, !turnsPages,
      request.velocities.isEmpty
    {
      state.scene.structure.refresh(edit)
      complete(lastChange, .arrived)
    } else {
      apply(edit, request, including: inHand, replacesOthers: replacesOthers)
    }
    if !inHand.isEmpty { state.exclude(inHand) }
    callCompletions()
  }

  /// Makes another scene current, with an animation.
  ///
  /// - Parameters:
  ///   - scene: the new scene.
  ///   - animation: the animation of everything that does not set its own; nil for a change at once.
  ///   - definition: what elements do in this change, by their ids or by predicates; nil for what they do by
  ///     themselves.
  ///   - completion: a closure that is called once, with the outcome, when the change is complete or taken
  ///     over.
  public func update(
    to scene: Scene<ID>, animation: Animation?, using definition: TransitionDefinition<ID>? = nil,
    completion: Completion? = nil
  ) {
    update(
      to: scene, Transaction(animation: animation), using: definition, completion: completion)
  }

  /// Changes the current scene, with an animation.
  ///
  /// ```swift
  /// animator.animate(.snappy) { scene in scene["card"]?.frame.origin.y = 100 }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: with nil the change happens at once.
  ///   - body: a closure that changes a copy of the scene, which then becomes current.
  ///   - completion: a closure that is called once, with the outcome, when the change is complete or taken
  ///     over.
  public func animate(
    _ animation: Animation? = .default, _ body: (inout Scene<ID>) -> Void,
    completion: Completion? = nil
  ) {
    animate(Transaction(animation: animation), body, completion: completion)
  }

  /// Changes the current scene, with a transaction.
  ///
  /// - Parameters:
  ///   - transaction: how the change happens.
  ///   - body: a closure that changes a copy of the scene, which then becomes current.
  ///   - completion: a closure that is called once, with the outcome, when the change is complete or taken
  ///     over.
  public func animate(
    _ transaction: Transaction, _ body: (inout Scene<ID>) -> Void,
    completion: Completion? = nil
  ) {
    var scene = scene
    body(&scene)
    update(to: scene, transaction, completion: completion)
  }
}

// MARK: - The clock

extension SceneAnimator {
  /// Whether nothing moves, leaves or waits, and every completion was called.
  public var isIdle: Bool {
    @_specialize(where ID == ScreenElementID)
    get { state.scene.isIdle && completions.isEmpty && calls.isEmpty }
  }

  /// The time on the clock from which on every frame is the scene, unless it is updated again.
  ///
  /// While a finger holds something it is not known, and infinite.
  public var settlingTime: Double {
    let settled = max(state.settledAge, clockTime)
    return OptionalParts.hasOpenChanges
      ? max(settled, state.settledAge(back: openChanges)) : settled
  }

  /// Advances the clock by an interval in seconds. An interval that is negative or NaN counts as 0, and an infinite one
  /// goes to the end, as in ``advance(to:)``.
  ///
  /// - Parameter interval: how far to advance the clock, in seconds.
  /// - Returns: whether anything moves, leaves or waits, or did until now. Once it is false, every completion was called.
  @discardableResult
  public func advance(by interval: Double) -> Bool {
    if !(interval >= 0) { findings.add([.unusableInterval(interval)]) }
    return advance(to: clockTime + (interval > 0 ? interval : 0))
  }

  /// Advances the clock to a time in seconds. A time that has passed or that is NaN changes nothing.
  ///
  /// A time above 1e11, where milliseconds get lost, goes to the ``settlingTime`` instead; while a finger holds something it
  /// changes nothing.
  ///
  /// Frames at equal times are equal to the bit, whatever the number of steps. Completions are called at the end, in the
  /// order of their times.
  ///
  /// - Parameter time: the new time on the clock, in seconds.
  /// - Returns: whether anything moves, leaves or waits, or did until now. Once it is false, every completion was called.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    if time.isNaN { findings.add([.unusableTime]) }
    let isActive = advance(to: time, old: nil, afterStep: nil)
    let (mine, now) = (released, clockTime)
    callCompletions()
    // A completion may have advanced the clock.
    if clockTime > now { released = mine + released }
    return isActive
  }

  /// Advances the clock to a time, and stops whenever something begins or ends by itself.
  ///
  /// - Parameters:
  ///   - old: returns the scene without an open change that is back at its start and was begun without one.
  ///   - afterStep: what is called at each stop, after the completions; nil if those are called later.
  @_specialize(where ID == ScreenElementID)
  package func advance(to time: Double, old: OldScene?, afterStep: (() -> Void)?) -> Bool {
    callDepth += 1
    defer { endCall() }
    let isActive = !isIdle
    let time = time > 1e11 ? settlingTime : time
    guard time > clockTime, time <= 1e11 else { return isActive }
    // `isEmpty` would look up the type of ids.
    if released.count > 0 { released = [] }
    while clockTime < time {
      step(to: min(state.nextStop, time), old)
      guard let afterStep else { continue }
      callCompletions()
      afterStep()
    }
    return isActive
  }

  /// Advances the clock to a time before which nothing happens by itself.
  private func step(to time: Double, _ old: OldScene?) {
    let hadOpenings = OptionalParts.hasOpenChanges && !openChanges.isEmpty
    clockTime = time
    // What depends on the type of ids takes hundreds of instructions to write.
    if instant != nil { instant = nil }
    if hadOpenings { forgetUnstarted() }
    for change in state.advance(to: time) {
      complete(change.number, change.isTakenOver ? .takenOver : .arrived)
      if isOpen(change.number), state.scene.motions.curves.clock(of: change.number) == nil {
        endOpening(change.number, at: .end)
      }
    }
    if hadOpenings {
      endOpeningsAtStart(old)
      if openChanges.isEmpty { state.pictures.release(allBut: state.scene.structure.fades) }
    }
    releaseNumbers()
    guard !state.pictures.released.isEmpty else { return }
    released += index.removeSnapshots(state.pictures.released)
    state.pictures.released = []
  }

  /// Notes what elements could not show, by their ids.
  private func noteFaults() {
    if !state.scene.findings.faults.list.isEmpty {
      findings.add(index.warnings(of: state.scene.findings.faults.take()))
    }
  }

  /// Forgets the ids of elements that left the screen.
  func releaseNumbers() {
    noteFaults()
    // What comes back if an open change is cancelled keeps its number.
    guard openChanges.isEmpty, !state.presence.released.isEmpty || index.hasAdded else { return }
    index.releaseAbsent(state.presence.released, state.scene.structure)
    if !state.presence.released.isEmpty { state.presence.released = [] }
  }
}

extension SceneAnimator: CustomStringConvertible {
  /// Whether anything moves, the time, and how many elements are on screen.
  public var description: String {
    let count = frame.elements.count
    return """
      \(isIdle ? "idle" : "active") at \(number: clockTime) s, \(count) \
      element\(count == 1 ? "" : "s")
      """
  }
}
