import TransitionKit
import TransitionScenes

// Transitions that gestures drive: how they begin, end and give way.
extension ScreenWindow {
  /// Ends the changes of the gestures that have been given up.
  func endOtherOpenings() {
    animator.endOpenings(
      except: opens.map { $0.change.change } + nodes.compactMap { $0.caught?.change })
  }

  /// Lets fingers of a controller and of what is in it drag nothing any more.
  func endDrags(in node: ControllerNode) {
    for inner in nodes where inner.isInside(node) { endDrag(of: inner) }
  }

  /// Lets a finger let go of a sheet or a track of a controller that is no operation. A track goes back.
  ///
  /// - Parameter velocity: that of the track, in pages a second, toward later ones.
  func endDrag(of node: ControllerNode, velocity: Double = 0) {
    guard node.draggedSerial != nil else { return }
    node.draggedSerial = nil
    animator.releaseTrack(in: node.containerID, velocity: velocity)
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
    opens.removeAll { $0.ends(with: node) }
    endDrags(in: node)
    node.instant.operation = plan
    serial += 1
    let (serial, ends) = (serial, ends)
    if plan != nil { shareElements(of: node) }
    node.addTemporaryViews(in: self)
    if let plan { layerCompletions.wait(for: plan, of: node, in: animator) }
    let change = prepareChange(animation, of: plan, isOpen: true)
    endOtherOpenings()
    let opened = animator.begin(
      to: change.scene, from: nil, change.transaction, using: change.definition
    ) { ends.gestures.append((serial, $0)) }
    var open = OpenScreens(
      node: node, change: opened, serial: serial, old: old, new: node.layout, plan: plan)
    if plan?.operation == .dismiss, let from = plan?.from {
      open.isGuarded = node.presentations[from]?.isGuarded ?? false
    }
    opens.append(open)
    node.modelScreens = node.layout.shown
    // No operation is merged with the beginning of a gesture.
    beginInstant()
    if isCaught {
      node.run?.serial = serial
      node.run?.isCaught = true
    } else if let plan {
      endRun(of: node)
      beginRun(of: node, plan, isInteractive: true)
    }
    finishChanges()
    return serial
  }

  /// Notes how a transition has ended that a gesture drove.
  func finish(
    _ serial: Int, at position: AnimatingPosition,
    _ finished: inout [(ControllerNode, isCancelled: Bool)]
  ) {
    let ended = opens[serial: serial]
    if let ended {
      opens.close(ended)
      if position == .start {
        finishLayers(cancelled: ended.plan)
        ended.node.modelScreens = ended.old.shown
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
  func finishOperation(_ open: OpenScreens) {
    guard open.plan != nil, !open.isReleased, open.node.isPending,
      open.node.screens.leadsToCandidate
    else { return }
    open.node.draggedSerial = nil
    commit(open, velocity: 0, nil)
  }

  /// Lets go: the transition continues to its end, which holds from now on.
  ///
  /// If a closure of the host has asked for something else meanwhile, that takes over.
  func finish(_ open: OpenScreens?, velocity: Double, _ animation: Animation?) {
    guard let open else { return }
    if open.node.isPending, !open.node.screens.leadsToCandidate { return commit() }
    opens.setCommitted(open)
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
  func cancel(_ open: OpenScreens?, velocity: Double, _ animation: Animation?) {
    guard let open else { return }
    if open.node.isPending { return commit() }
    opens.setReleased(true, open)
    open.node.screens.hideCandidate()
    open.node.layout = open.old
    open.node.update()
    open.change.cancel(velocity: velocity, animation: animation) { self.scene(without: $0) }
  }

  /// Gives up the transitions of a controller, of what is in it and of the page that it is in that are open and not committed, so
  /// that another gesture begins from where they go back to.
  func giveUpOpens(in node: ControllerNode) {
    let yielding = opens.filter { $0.yields(to: node) }
    guard !yielding.isEmpty else { return }
    for open in yielding { giveUp(open) }
    goBack()
  }

  /// Lets the screens go back whose gestures were given up, in a separate change.
  func goBack() {
    apply(for: [])
    endInstant()
  }

  /// Gives up the gestures whose page is gone again while other pages that they drove still go back.
  func giveUpGesturesWithoutPage() {
    let ended = opens.filter { open in
      guard open.isReleased, !open.isCommitted, open.change.isOpen, open.changesPage,
        !open.node.isPending, let page = open.new.shown.first
      else { return false }
      let (id, container) = (open.node.id(page.entry), open.node.containerID)
      return animator.stack(of: container) != nil && !animator.isInStack(id, of: container)
    }
    guard !ended.isEmpty else { return }
    for open in ended { giveUp(open) }
    goBack()
  }

  /// Lets something else take over from a transition that a gesture drove.
  func end(_ open: OpenScreens) {
    if open.isCommitted { opens.close(open) } else { giveUp(open) }
  }

  /// Gives up a transition that is open and not committed, as something else happens. The screens go back from what is shown.
  func giveUp(_ open: OpenScreens) {
    let node = open.node
    // What a finger that waits has caught of it would stand still for ever.
    continueMotions(of: node)
    open.takeBack(from: &opens)
    // The state does not have what the finger has shown.
    let isCaught = node.run?.isCaught ?? false
    node.run?.isCancelling = !isCaught
    node.run?.isCaught = false
    // An operation may wait that replaces it.
    let isReplaced = node.isPending
    guard let plan = open.plan else {
      // A sheet goes back to its detent in a separate change, also if it leaves then.
      return node.showing(open.old.shown) {
        update(.moving(.smooth))
        animator.endInstant()
      }
    }
    node.instant.goingBack = plan.reversed
    guard isReplaced else { return endRun(of: node, isCancelled: !isCaught) }
    guard plan.operation == .dismiss, let sheet = plan.from, node.screens.isInState(sheet) else {
      return
    }
    // What a finger dismissed goes back in a separate change, too, by its own animation.
    if let answer = plan.answer { node.instant.goingBack = plan.reversed(with: answer) }
    node.showing(open.old.shown) { goBack() }
  }
}

extension ControllerNode {
  /// Does something while it shows other screens.
  fileprivate func showing(_ screens: [ShownScreen], _ body: () -> Void) {
    let known = layout.shown
    layout.shown = screens
    body()
    layout.shown = known
  }
}
