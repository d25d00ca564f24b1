import TransitionKit
import TransitionScenes

// How operations become changes of the scene.
extension ScreenWindow {
  /// Adds the operations since the last change to the change at the current time.
  func commitPending() {
    for open in opens { finishOperation(open) }
    let pending = nodes.filter { $0.isPending }
    if pending.isEmpty {
      if needsLayout { updateLayout(Transaction()) }
      return finishChanges()
    }
    for node in nodes where pending.contains(where: { node.isInside($0) }) {
      continueMotions(of: node)
    }
    // Gestures of other controllers continue. Those inside what changes go back first, as what leaves shows their screens for a while.
    func ending() -> [OpenScreens] {
      opens.filter { open in pending.contains { open.ends(with: $0) } }
    }
    let inner = ending().filter { !$0.isCommitted && !$0.node.isPending }
    for open in inner { giveUp(open) }
    if inner.contains(where: { $0.plan != nil }) { goBack() }
    // Sheets go back in separate changes, so before what is a part of this one.
    for open in ending().filter({ $0.movesSheet }) + ending().filter({ !$0.movesSheet }) {
      end(open)
    }
    for node in pending {
      node.takePending()
      node.screens.beginOperation()
      node.update()
    }
    for node in pending {
      checkPlace(of: node)
      node.instant.operation = plan(for: node)
    }
    apply(for: pending)
    finishChanges()
  }

  /// How the operation of a controller happens at the current time; nil if there is none.
  private func plan(for node: ControllerNode) -> OperationPlan? {
    guard node.layout.shown != node.instant.modelScreens || node.layout.shown != node.instant.shown
    else {
      return nil
    }
    // Operations that undo each other still leave what the gesture has moved.
    guard let operation = node.screens.operation() else { return nil }
    return plan(operation, of: node, from: node.instant.shown, nil)
  }

  /// How an operation happens that leads to what a controller shows.
  ///
  /// - Parameters:
  ///   - old: the screens that it starts from.
  ///   - policy: that of the gesture that asks for it; nil if none does.
  func plan(
    _ operation: ScreenOperation, of node: ControllerNode, from old: [ShownScreen],
    _ policy: InteractionPolicy?
  ) -> OperationPlan {
    let (from, to) = (old.last?.entry, node.layout.shown.last?.entry)
    var transition: ScreenTransition?
    whileCommitting {
      if leavingScreens(around: node) != nil, policy != nil || !node.isInsideChange {
        transition = node.screens.transition(
          for: operation, from: from, to: to, in: container(of: node), policy)
      }
      notePresentations(of: node, to: to, transition)
    }
    if OptionalParts.hasDiagnostics, let transition {
      animator.findings.add(node.idleParts(of: transition, operation))
    }
    if let transition, transition.isPager { node.settings.pager = transition }
    return OperationPlan(operation, from: from, to: to, transition, by: policy)
  }

  /// Notes how screens are presented that were not before.
  ///
  /// The source is asked for those that come together with others in front of them.
  func notePresentations(of node: ControllerNode, to: Int?, _ transition: ScreenTransition?) {
    var below = node.layout.shown.first?.entry
    var hasNew = false
    for screen in node.layout.shown where screen.isPresented {
      defer { below = screen.entry }
      guard node.presentations[screen.entry] == nil else { continue }
      var own = screen.entry == to ? transition : nil
      if own == nil,
        screen.entry != to || leavingScreens(around: node) == nil || node.isInsideChange
      {
        own = node.screens.transition(
          for: .present, from: below, to: screen.entry, in: container(of: node), nil)
      }
      node.presentations[screen.entry] = own?.presentation ?? .overlay
      if let own {
        animator.findings.add(
          node.problems(of: own, presenting: screen.entry, in: container(of: node)))
      }
      hasNew = true
    }
    // A screen may hide those below it.
    if hasNew { node.update() }
  }

  /// Where the screens of a controller are.
  func container(of node: ControllerNode) -> Container {
    Container(
      size: node.size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion)
  }

  /// Where the two screens of an operation are.
  func container(of node: ControllerNode, during plan: OperationPlan) -> Container {
    var container = container(of: node)
    if let from = plan.from { container.originFrame = node.frame(of: from, in: node.layout) }
    if let to = plan.to { container.destinationFrame = node.frame(of: to, in: node.layout) }
    return container
  }

  /// Hands the change at the current time to the animator.
  ///
  /// - Parameter pending: the controllers whose operations are new.
  func apply(for pending: [ControllerNode]) {
    serial += 1
    let (serial, ends) = (serial, ends)
    if needsLayout { layOutLeaving() }
    needsLayout = false
    for node in pending {
      endDrags(in: node)
      shareElements(of: node)
      node.addTemporaryViews(in: self)
      if let plan = node.instant.operation {
        layerCompletions.wait(for: plan, of: node, in: animator)
      }
    }
    // The outermost transition is that of the change.
    let plans = nodes.compactMap { $0.instant.plan }
    let lead = plans.first { $0.transition != nil } ?? plans.first
    // One without a plan may undo what it did at this time.
    let leaving = leavingScreens(
      with: nodes.filter {
        $0.instant.plan != nil || $0.modelScreens != $0.instant.modelScreens
      })
    let (inHand, change) = including(leaving) {
      prepareChange(lead?.transition?.animation, of: lead, isOpen: false)
    }
    endOtherOpenings()
    animator.update(
      to: change.scene, change.transaction, using: change.definition, including: inHand,
      replacesOthers: true
    ) { ends.changes.append((serial, $0)) }
    for node in nodes {
      node.modelScreens = opens.shown(by: node)
      if !pending.contains(where: { $0 === node }) {
        if node.instant.plan != nil { node.run?.serial = serial }
        continue
      }
      endRun(of: node, isCancelled: node.run?.isCancelling ?? false)
      guard let plan = node.instant.operation else { continue }
      beginRun(of: node, plan, isInteractive: false)
    }
  }

  /// Puts together the change at the current time, and lets the host take the pictures that it needs.
  ///
  /// - Parameters:
  ///   - animation: the animation of everything that does not set its own.
  ///   - plan: the operation that leads; nil if there is none.
  ///   - isOpen: whether a gesture drives the change.
  func prepareChange(_ animation: Animation?, of plan: OperationPlan?, isOpen: Bool) -> (
    scene: Scene<ScreenElementID>, transaction: Transaction,
    definition: TransitionDefinition<ScreenElementID>?
  ) {
    let scene = scene()
    let definition = ChangeChoices(nodes, layerCompletions, in: animator).definition
    let transaction =
      plan == nil && isOpen
      ? .moving(animation)
      : transaction(animation, isDismissal: plan?.direction == .pop)
    if let takeSnapshots {
      let keys = animator.snapshotsBesideOthers(
        for: scene, transaction, using: definition, isOpen: isOpen)
      if !keys.isEmpty { whileCommitting { takeSnapshots(keys) } }
    }
    return (scene, transaction, definition)
  }

  func transaction(_ animation: Animation?, isDismissal: Bool = false) -> Transaction {
    var transaction = Transaction(animation: animation)
    transaction.isDismissal = isDismissal
    transaction.reducesMotion = prefersReducedMotion
    return transaction
  }
}

extension Transaction {
  /// The transaction of a sheet that goes from detent to detent, which always moves, as it follows a finger.
  static func moving(_ animation: Animation?) -> Transaction {
    var transaction = Transaction(animation: animation)
    transaction.keepsMotion = true
    return transaction
  }
}
