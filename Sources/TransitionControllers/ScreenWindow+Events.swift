import TransitionKit
import TransitionScenes

/// The events that are still to be sent, in their order.
struct EventQueue {
  private var list: [Item] = []
  private var next = 0
  var isSending = false
  /// Whether they wait until a finger has moved the screens.
  var isHeld = false
  var listeners: [EventListener<ScreenElementID>] = []

  /// Something to be called.
  enum Item {
    case event(ScreenEvent<Int>, ControllerNode)
    case completion((AnimatingPosition) -> Void, AnimatingPosition)
  }

  mutating func add(_ event: ScreenEvent<Int>, of node: ControllerNode) {
    list.append(.event(event, node))
  }

  mutating func add(
    _ completion: @escaping (AnimatingPosition) -> Void, at position: AnimatingPosition
  ) {
    list.append(.completion(completion, position))
  }

  var isEmpty: Bool { count == 0 }

  var count: Int { list.count - next }

  mutating func takeFirst() -> Item? {
    guard !isEmpty else { return nil }
    defer {
      next += 1
      if isEmpty {
        list.removeAll(keepingCapacity: true)
        next = 0
      }
    }
    return list[next]
  }
}

extension ScreenWindow {
  /// Calls a closure with the events of all controllers, in their order. Screens are named by the ids of their elements.
  ///
  /// - Parameter handler: it is called with each event until the listener is cancelled.
  /// - Returns: what stops the events. You need not keep it.
  @discardableResult
  public func onEvent(
    _ handler: @escaping (ScreenEvent<ScreenElementID>) -> Void
  ) -> EventListener<ScreenElementID> {
    let listener = EventListener<ScreenElementID> {
      handler($0)
      return true
    }
    events.listeners.append(listener)
    return listener
  }

  /// Sends the events that wait. Handlers may make any calls.
  func sendEvents() {
    guard !events.isSending, !events.isHeld, !isCommitting else { return }
    events.isSending = true
    defer { events.isSending = false }
    var rounds = CallRounds()
    while !events.isEmpty || !dropped.isEmpty {
      guard rounds.begin() else {
        return report(
          .endlessCallbacks(
            "handlers of events have caused further events",
            rest: "those that are left are sent with the next call"))
      }
      cancelDropped()
      for _ in 0..<events.count {
        guard let item = events.takeFirst() else { break }
        switch item {
        case .event(let event, let node): send(event, of: node)
        case .completion(let completion, let position): completion(position)
        }
      }
    }
  }
}

extension ScreenWindow {
  private func send(_ event: ScreenEvent<Int>, of node: ControllerNode) {
    if !events.listeners.isEmpty, let named = event.mapped({ node.id($0) }) {
      for listener in events.listeners where !listener.isCancelled { listener.receive(named) }
      events.listeners.removeAll { $0.isCancelled }
    }
    if node.screens.isHeard { node.screens.send(event) }
    if case .released(let entry) = event { node.screens.forget(entry) }
  }
}

// MARK: - Phases

extension ScreenWindow {
  func beginRun(of node: ControllerNode, _ plan: OperationPlan, isInteractive: Bool) {
    var run = ScreenRun(
      serial: serial, operation: plan.operation, from: plan.from, to: plan.to,
      isInteractive: isInteractive, start: clockTime, plan: plan)
    // Layers that bring a page are called when their own transition ends.
    if plan.operation == .present || plan.operation == .dismiss {
      run.completion = plan.transition?.layers?.completion
    }
    run.sharedElements = animator.flyingElements()
    node.run = run
    events.add(.willTransition(run.phase), of: node)
  }

  /// Ends the running transition, if there is one.
  func endRun(
    of node: ControllerNode, isCancelled: Bool = false, at position: AnimatingPosition = .current
  ) {
    guard let run = node.run else { return }
    node.run = nil
    if let completion = run.completion { events.add(completion, at: position) }
    events.add(
      isCancelled ? .cancelledTransition(run.phase) : .didTransition(run.phase), of: node)
  }

  /// Ends what has ended, and notes which screens came and left.
  func finishChanges() {
    var finished: [(ControllerNode, isCancelled: Bool)] = []
    let (changes, gestures) = (ends.changes, ends.gestures)
    (ends.changes, ends.gestures) = ([], [])
    for (serial, outcome) in changes {
      for node in nodes where node.run?.serial == serial {
        if outcome == .arrived {
          finished.append((node, node.run?.isCancelling ?? false))
        } else {
          node.run?.endsWithScreens = true
        }
      }
    }
    for (serial, position) in gestures { finish(serial, at: position, &finished) }
    finishLayers()
    // At rest there is nothing left that could end a transition.
    let isAtRest = animator.isIdle && opens.isEmpty
    for node in nodes {
      guard let run = node.run, isAtRest || run.endsWithScreens && node.isSettled(in: animator)
      else { continue }
      finished.append((node, run.isCancelling))
    }
    for (node, isCancelled) in finished where node.run != nil {
      let run = node.run
      node.run = nil
      updateAppearances()
      node.run = run
      endRun(of: node, isCancelled: isCancelled, at: isCancelled ? .start : .end)
    }
    if finished.isEmpty { updateAppearances() }
    removeTemporaryViews()
    releaseScreens()
    sendEvents()
  }

  private func removeTemporaryViews() {
    let done = nodes.filter { !$0.temporaries.isEmpty && $0.run == nil && opens[of: $0] == nil }
    guard !done.isEmpty else { return }
    for node in done { node.temporaries = [] }
    updateLayout(Transaction())
  }
}

// MARK: - Appearances

extension ScreenWindow {
  /// Tells the screens that come and leave.
  func updateAppearances() {
    var changes: [(node: ControllerNode, entry: Int, steps: ScreenAppearance.Steps)] = []
    for node in nodes {
      let holder = node.holder.map { $0.node.appearances[$0.entry] ?? .hidden } ?? .visible
      let entries = node.entriesThatMayAppear
      for entry in entries {
        let known = node.appearances[entry] ?? .hidden
        let steps = known.steps(
          to: node.appearance(of: entry, known, in: animator).limited(by: holder))
        guard let last = steps.last else { continue }
        node.appearances[entry] = last.result
        changes.append((node, entry, steps))
      }
      node.forgetHidden(entries, in: animator)
    }
    guard !changes.isEmpty else { return }
    for step in ScreenAppearance.Step.allCases {
      let isAppearing = step == .willAppear || step == .didAppear
      for index in changes.indices {
        let change = changes[isAppearing ? index : changes.count - 1 - index]
        guard change.steps.contains(step) else { continue }
        events.add(step.event(change.entry), of: change.node)
      }
    }
  }

  /// Lists the screens that are neither in a state nor on screen.
  private func releaseScreens() {
    hasScreensToRelease = false
    for node in nodes
    where !node.isPending && !node.departed.isEmpty {
      let kept = opens[of: node]
      for entry in node.departed
      where !(node.run?.involves(entry) ?? false)
        && node.appearances[entry] ?? .hidden == .hidden
        && !node.hasOnScreen(entry, in: animator)
        // It is in a page that a finger takes away, and comes back with that.
        && !node.layout.shows(entry)
        && !(kept?.old.shows(entry) ?? false) && !(kept?.new.shows(entry) ?? false)
        && (kept == nil || !node.screens.isInState(entry))
      {
        if animator.mayShowAgain(node.id(entry)) {
          // Another operation at this time would start with it on screen.
          hasScreensToRelease = true
        } else {
          release(entry, of: node)
        }
      }
    }
    nodes.removeAll { $0.isGone }
  }

  private func release(_ entry: Int, of node: ControllerNode) {
    for inner in nodes where !inner.isGone {
      guard let holder = inner.holder, holder.node === node, holder.entry == entry else { continue }
      inner.state = .gone
      endTouches(of: inner)
      if let open = opens[of: inner] {
        // Nothing is seen of it any more, but its clock has to end.
        opens.close(open)
        open.change.finish()
      }
      endRun(of: inner)
      for other in inner.tracked { release(other, of: inner) }
    }
    node.forget(entry)
    node.screens.release(entry)
    events.add(.released(entry), of: node)
  }
}

extension ScreenAppearance.Step {
  fileprivate func event(_ entry: Int) -> ScreenEvent<Int> {
    switch self {
    case .willDisappear: .willDisappear(entry)
    case .willAppear: .willAppear(entry)
    case .didDisappear: .didDisappear(entry)
    case .didAppear: .didAppear(entry)
    }
  }
}
