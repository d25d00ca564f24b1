extension TransitionController {
  /// Begins a gesture for a step of the state: back in a stack, to the next or the previous tab, or the dismissal of a screen.
  ///
  /// If the state has no such step, such as a stack with one screen, the controller around this one is asked.
  ///
  /// - Parameters:
  ///   - policy: what the gesture does. ``InteractionPolicy/operation`` says whether it goes forward, as a push, or backward.
  ///   - sample: the first sample of the gesture. It happens at the current time of the window.
  /// - Returns: nil if no controller has such a step. The reason is sent with ``ScreenEvent/refused(_:)``.
  @discardableResult
  public func beginInteraction(
    _ policy: InteractionPolicy, at sample: GestureSample
  ) -> ScreenInteraction? {
    var node: ControllerNode? = node
    while let controller = node {
      // A handler that heard of a refusal may have asked for something.
      window.commit()
      if let interaction = controller.begin?(window, controller, policy, sample) {
        return interaction
      }
      node = controller.holder?.node
    }
    return nil
  }

  /// Begins a gesture for an operation.
  ///
  /// ```swift
  /// navigation.beginInteraction(.edgePan(), at: sample) { stack, _ in try stack.pop() }
  /// ```
  ///
  /// - Parameters:
  ///   - policy: what the gesture does. ``InteractionPolicy/operation`` says whether it goes forward, as a push, or backward.
  ///   - sample: the first sample of the gesture. It happens at the current time of the window.
  ///   - operation: what the state is if the gesture is committed. It is called once.
  /// - Returns: nil if it cannot begin. The reason is sent with ``ScreenEvent/refused(_:)``.
  @discardableResult
  public func beginInteraction(
    _ policy: InteractionPolicy, at sample: GestureSample,
    _ operation: (inout State, NavigationTransition.Operation) throws(OperationRefusal) -> Void
  ) -> ScreenInteraction? {
    window.commit()
    return window.begin(node, screens, policy, sample, operation)
  }
}

extension ScreenWindow {
  /// Begins a gesture for an operation of a controller.
  func begin<State>(
    _ node: ControllerNode, _ screens: StateScreens<State>, _ policy: InteractionPolicy,
    _ sample: GestureSample,
    _ operation: (inout State, NavigationTransition.Operation) throws(OperationRefusal) -> Void
  ) -> ScreenInteraction? {
    do {
      return try openGesture(node, screens, policy, sample, operation)
    } catch {
      events.add(.refused(error), of: node)
      sendEvents()
      return nil
    }
  }

  private func openGesture<State>(
    _ node: ControllerNode, _ screens: StateScreens<State>, _ policy: InteractionPolicy,
    _ sample: GestureSample,
    _ operation: (inout State, NavigationTransition.Operation) throws(OperationRefusal) -> Void
  ) throws(OperationRefusal) -> ScreenInteraction {
    if node.isGone { throw .screenIsGone }
    if let open, !open.isReleased { throw .gestureUnderWay }
    let container = container(of: node)
    guard let direction = policy.operation(sample, container) else { throw .otherGesture }
    var candidate = screens.state
    try operation(&candidate, direction)
    guard candidate.operation(from: screens.state) != nil else { throw .nothingChanges }
    if let open, open.node === node, !open.isCommitted, screens.isCandidate(candidate) {
      return resume(open, policy, direction, sample)
    }
    if node.interruption == .refuse, node.run != nil { throw .transitionUnderWay }
    screens.setCandidate(candidate)
    screens.showCandidate()
    let old = node.layout
    node.update()
    guard node.layout.shown != old.shown, let operation = screens.operation() else {
      screens.dropCandidate()
      node.update()
      throw .nothingChanges
    }
    let (from, to) = (old.shown.last?.entry, node.layout.shown.last?.entry)
    var transition =
      isOnScreen(node)
      ? screens.transition(for: operation, from: from, to: to, in: container, policy) : nil
    notePresentations(of: node, to: to, transition)
    if !policy.followsCurves, let animation = transition?.animation {
      transition?.animation = .linear(duration: animation.ending.duration)
    }
    let plan = OperationPlan(
      operation: operation, direction: operation.direction, from: from, to: to,
      transition: transition)
    begin(node, from: old, plan, transition?.animation)
    return interaction(OpenProgress(policy, direction, container, plan, node), at: sample, from: 0)
  }

  /// Takes hold of a transition that goes back.
  private func resume(
    _ open: OpenScreens, _ policy: InteractionPolicy, _ direction: NavigationTransition.Operation,
    _ sample: GestureSample
  ) -> ScreenInteraction {
    let node = open.node
    self.open?.isReleased = false
    node.screens.showCandidate()
    node.layout = open.new
    node.update()
    let progress = open.change.progress ?? 0
    open.change.scrub(to: progress)
    updateAppearances()
    return interaction(
      OpenProgress(policy, direction, container(of: node), open.plan, node), at: sample,
      from: progress)
  }

  private func interaction(
    _ open: OpenProgress, at sample: GestureSample, from progress: Double
  ) -> ScreenInteraction {
    let drag = OperationDrag(
      window: self, serial: self.open?.serial ?? 0, tracked: open.tracked(from: progress))
    let interaction = ScreenInteraction(self, drag, at: sample)
    sendEvents()
    return interaction
  }
}

/// What the progress of a gesture depends on.
private struct OpenProgress {
  let policy: InteractionPolicy
  let direction: NavigationTransition.Operation
  let container: Container
  var range: Container

  init(
    _ policy: InteractionPolicy, _ direction: NavigationTransition.Operation,
    _ container: Container, _ plan: OperationPlan?, _ node: ControllerNode
  ) {
    (self.policy, self.direction, self.container) = (policy, direction, container)
    range = container
    guard let plan, let transition = plan.transition else { return }
    var views = container
    if let from = plan.from { views.originFrame = node.frame(of: from, in: node.layout) }
    if let to = plan.to { views.destinationFrame = node.frame(of: to, in: node.layout) }
    range = container.spanned(
      by: transition.effectiveScreens.compile(for: plan.direction, in: views))
  }

  func tracked(from progress: Double) -> GestureProgress {
    GestureProgress(policy, direction, in: container, range: range, shown: progress)
  }
}
