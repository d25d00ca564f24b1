import TransitionKit
import TransitionScenes

/// A transition that a gesture drives, until it has ended.
struct OpenScreens {
  let node: ControllerNode
  let change: OpenChange<ScreenElementID>
  let serial: Int
  /// What the controller shows at the start and at the end.
  let old: ScreenLayout
  let new: ScreenLayout
  /// How the operation happens; nil if only a sheet goes to another detent.
  let plan: OperationPlan?
  /// Whether the presentation that it dismisses was guarded when the gesture began.
  var isGuarded = false
  /// Whether the end is what holds.
  var isCommitted = false
  /// Whether the finger has let go.
  var isReleased = false

  /// Whether another page is at the bottom of the screens at its end.
  var changesPage: Bool {
    guard let old = old.shown.first, let new = new.shown.first else { return false }
    return old.entry != new.entry
  }

  /// The same from its end to its start.
  var reversed: OpenScreens {
    OpenScreens(node: node, change: change, serial: serial, old: new, new: old, plan: plan)
  }
}

extension ScreenWindow {
  /// Begins a transition to what a controller shows now, of which a finger sets the progress.
  ///
  /// - Parameters:
  ///   - old: what the controller showed until now.
  ///   - animation: the animation of everything that does not set its own.
  ///   - isCaught: whether it undoes the running transition, which continues as one with it.
  /// - Returns: the number of the change.
  @discardableResult
  func begin(
    _ node: ControllerNode, from old: ScreenLayout, _ plan: OperationPlan?, _ animation: Animation?,
    isCaught: Bool = false
  ) -> Int {
    beginInstant()
    // What was committed continues.
    open = nil
    node.instant.operation = plan
    serial += 1
    let (serial, ends) = (serial, ends)
    if plan != nil { shareElements(of: node) }
    addTemporaryViews(to: node)
    waitForLayers(of: node, plan)
    let change = prepareChange(animation, of: plan, isOpen: true)
    let opened = animator.begin(
      to: change.scene, change.transaction, using: change.definition
    ) { ends.gestures.append((serial, $0)) }
    open = OpenScreens(
      node: node, change: opened, serial: serial, old: old, new: node.layout, plan: plan)
    if plan?.operation == .dismiss, let from = plan?.from {
      open?.isGuarded = node.presentations[from]?.isGuarded ?? false
    }
    node.truth = node.layout.shown
    // No operation is merged with the beginning of a gesture.
    beginInstant()
    if isCaught {
      node.run?.serial = serial
      node.run?.isCaught = true
    } else if let plan {
      endRun(of: node)
      beginRun(of: node, plan, isInteractive: true)
    }
    updateAppearances()
    finishChanges()
    return serial
  }

  /// Notes how a transition has ended that a gesture drove.
  func finish(
    _ serial: Int, at position: AnimatingPosition,
    _ finished: inout [(ControllerNode, isCancelled: Bool)]
  ) {
    let ended = open?.serial == serial ? open : nil
    if let ended {
      open = nil
      if position == .start {
        finishLayers(cancelled: ended.plan)
        ended.node.truth = ended.old.shown
        ended.node.screens.dropCandidate()
        // The animator has gone back to before the change.
        beginInstant()
      }
    }
    for node in nodes where node.run?.serial == serial {
      switch position {
      case .end: finished.append((node, node.run?.isCaught ?? false))
      case .start: finished.append((node, !(node.run?.isCaught ?? false)))
      case .current: node.run?.endsWithScreens = true
      }
    }
  }

  /// Lets the transition that a finger holds go to its end, if that is what an operation asks for.
  func finishOpenOperation() {
    guard let open, open.plan != nil, !open.isReleased, open.node.isPending,
      open.node.screens.leadsToCandidate
    else { return }
    draggedSerial = nil
    finishOpen(velocity: 0, nil)
  }

  /// Lets go: the transition continues to its end, which holds from now on.
  ///
  /// If a closure of the host has asked for something else meanwhile, that takes over.
  func finishOpen(velocity: Double, _ animation: Animation?) {
    guard let open else { return }
    if open.node.isPending, !open.node.screens.leadsToCandidate { return commit() }
    self.open?.isCommitted = true
    self.open?.isReleased = true
    let node = open.node
    node.screens.commitCandidate()
    node.layout = open.new
    node.layout.excess = 0
    node.takePending()
    node.update()
    node.instant.shown = node.layout.shown
    open.change.finish(velocity: velocity, animation: animation)
  }

  /// Lets go: the transition goes back to its start.
  ///
  /// If a closure of the host has asked for something else meanwhile, that takes over.
  func cancelOpen(velocity: Double, _ animation: Animation?) {
    guard let open else { return }
    if open.node.isPending { return commit() }
    self.open?.isReleased = true
    open.node.screens.hideCandidate()
    open.node.layout = open.old
    open.node.update()
    updateAppearances()
    open.change.cancel(velocity: velocity, animation: animation)
  }

  /// Gives up a transition that is open and not committed, so that another gesture begins from where it goes back to.
  func abandonOpen() {
    guard let open, !open.isCommitted else { return }
    abandon(open)
    apply(for: [])
    animator.endInstant()
    beginInstant()
  }

  /// Gives up a transition that is open and not committed, as something else happens. The screens go back from what is shown.
  func abandon(_ open: OpenScreens) {
    let node = open.node
    takeBack(open)
    // The state does not have what the finger has shown.
    let isCaught = node.run?.isCaught ?? false
    node.run?.isCancelling = !isCaught
    node.run?.isCaught = false
    // An operation may wait that replaces it.
    let isReplaced = node.isPending
    guard let plan = open.plan else {
      guard !isReplaced else { return }
      // A sheet goes back to its detent in a separate change.
      animator.update(to: scene(), movingTransaction(.smooth))
      animator.endInstant()
      return
    }
    node.instant.wayBack = plan.wayBack
    guard !isReplaced else { return }
    endRun(of: node, isCancelled: !isCaught)
  }

  /// Forgets what a transition leads to that is open and not committed.
  func takeBack(_ open: OpenScreens) {
    self.open = nil
    open.node.screens.dropCandidate()
    open.node.layout = open.old
    open.node.update()
  }
}
