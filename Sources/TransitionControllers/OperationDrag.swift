import TransitionKit
import TransitionScenes

/// A finger that drives an operation.
struct OperationDrag {
  let window: ScreenWindow
  let serial: Int
  var tracked: GestureProgress
  /// Whether the change undoes the operation that the finger asks for, which it has caught.
  var isCaught = false
  /// The translation of the finger in the latest sample.
  private var last = Point.zero

  /// - Parameters:
  ///   - shown: how far the transition is; nil for as far as its change is.
  ///   - isCaught: whether it undoes the operation of the gesture.
  init(
    _ window: ScreenWindow, _ serial: Int, _ plan: OperationPlan?, _ policy: InteractionPolicy,
    _ direction: NavigationTransition.Operation, of node: ControllerNode,
    from shown: Double? = nil, isCaught: Bool = false
  ) {
    (self.window, self.serial, self.isCaught) = (window, serial, isCaught)
    tracked = GestureProgress(
      of: node, in: window, plan, policy, direction,
      from: shown ?? window.opens[serial: serial]?.change.progress ?? 0, isCaught: isCaught)
  }

  private var open: OpenScreens? { window.opens[serial: serial] }

  var isActive: Bool { open.map { !$0.isReleased } ?? false }

  var operation: ScreenOperation? {
    open?.plan.map { isCaught ? $0.reversed.operation : $0.operation }
  }

  var progress: Double? { open?.change.progress.map { isCaught ? 1 - $0 : $0 } }

  mutating func follow(_ sample: GestureSample) {
    adapt()
    last = sample.translation
    guard tracked.follow(sample) else { return }
    open?.change.drive(to: isCaught ? 1 - tracked.shown : tracked.shown)
  }

  /// Lets samples count from where the finger is once the container has another size or layout direction.
  mutating func adapt() {
    guard let open, let progress = open.change.progress,
      !tracked.fits(window.container(of: open.node))
    else { return }
    let wasCaught = tracked.isCaught
    tracked = GestureProgress(
      of: open.node, in: window, open.plan, tracked.policy, tracked.operation, from: progress,
      isCaught: isCaught)
    (tracked.origin, tracked.isCaught) = (last, wasCaught)
  }

  /// Lets go.
  ///
  /// - Parameters:
  ///   - distance: how far the finger is from where it touched.
  ///   - decided: what the finger decides, whatever the policy says; nil if that decides.
  func end(
    _ sample: GestureSample, at distance: Double, decided: InteractionPolicy.Decision? = nil
  ) -> InteractionPolicy.Decision? {
    if isCaught { return endCaught(sample, at: distance) }
    // A finger that has only touched what moves lets it go where it was going.
    let isUndecided = decided == nil && tracked.isUndecided(sample, at: distance)
    if isUndecided, let open { open.change.turnBack() }
    var decision = decided ?? (isUndecided ? .cancel : tracked.decision(sample))
    var (velocity, animation) = (
      isUndecided ? 0 : tracked.velocity(sample), tracked.policy.cancelAnimation
    )
    if case .commit(let speed) = decision, let open {
      if allowsDismissal(of: open) {
        let duration = open.plan?.transition?.animation.ending.duration ?? 0
        (velocity, animation) = tracked.commit(sample, speed: speed, lasting: duration)
      } else {
        decision = .cancel
      }
    }
    // Those closures of the host may have asked for something else.
    if let open, open.node.isPending { window.commit() }
    guard isActive, let open else { return nil }
    guard case .commit = decision else {
      cancel(velocity: velocity)
      return .cancel
    }
    window.commit(open, velocity: velocity, animation)
    return decision
  }

  /// Lets go of a page that was leaving: it leaves, or its operation is undone.
  private func endCaught(
    _ sample: GestureSample, at distance: Double
  ) -> InteractionPolicy.Decision? {
    if tracked.isUndecided(sample, at: distance) {
      window.cancel(open, velocity: 0, tracked.policy.commitAnimation)
      return .commit(speed: nil)
    }
    let decision = tracked.decision(sample)
    guard isActive else { return nil }
    switch decision {
    case .commit(let speed):
      let duration = open?.plan?.answer?.animation.ending.duration ?? 0
      let (velocity, animation) = tracked.commit(sample, speed: speed, lasting: duration)
      window.cancel(open, velocity: -velocity, animation)
    case .cancel:
      window.finish(open, velocity: -tracked.velocity(sample), tracked.policy.cancelAnimation)
    }
    return decision
  }

  /// Whether the screens that it dismisses may be dismissed, if it dismisses any.
  private func allowsDismissal(of open: OpenScreens) -> Bool {
    guard let plan = open.plan, plan.operation == .dismiss, let from = plan.from else {
      return true
    }
    return window.allowsDismissal(of: from, open.node, isGuarded: open.isGuarded)
  }

  func cancel() {
    guard isCaught else { return cancel(velocity: 0) }
    window.finish(open, velocity: 0, tracked.policy.cancelAnimation)
  }

  private func cancel(velocity: Double) {
    window.cancel(open, velocity: velocity, tracked.policy.cancelAnimation)
    if let open, open.change.isOpen, let stage = open.plan?.transition?.cancelStage {
      window.goBack(from: open, with: stage)
    }
  }
}

extension ScreenWindow {
  /// Whether a gesture may dismiss a screen. It asks once.
  func allowsDismissal(of entry: Int, _ node: ControllerNode, isGuarded: Bool) -> Bool {
    if node.settings.shouldDismiss?(entry) ?? !isGuarded { return true }
    events.add(.preventedDismissal(entry), of: node)
    return false
  }

  /// Lets go to the end, by the second stage of the transition if it has one.
  func commit(_ open: OpenScreens, velocity: Double, _ animation: Animation?) {
    finish(open, velocity: velocity, animation)
    guard open.node.run?.isCaught != true, let plan = open.plan,
      let stage = plan.transition?.commitStage
    else { return }
    open.replay(stage, plan, in: self)
  }

  /// Lets another transition take over from one that was cancelled.
  fileprivate func goBack(from open: OpenScreens, with stage: ScreenTransition.Stage) {
    guard let plan = open.plan else { return }
    let node = open.node
    let reversed = plan.reversed(
      with: ScreenTransition(stage.screens, animation: stage.animation))
    if open.changesPage { open.reversed.replay(stage, reversed, in: self) }
    opens.close(open)
    node.screens.dropCandidate()
    beginInstant()
    node.instant.operation = reversed
    node.run?.isCancelling = true
    apply(for: [])
  }
}

extension OpenScreens {
  /// Lets another transition take over from this one, which ends.
  fileprivate func replay(
    _ stage: ScreenTransition.Stage, _ plan: OperationPlan, in window: ScreenWindow
  ) {
    window.opens.close(self)
    window.serial += 1
    let (serial, ends, animator) = (window.serial, window.ends, window.animator)
    node.run?.serial = serial
    if let from = old.shown.first?.entry, let to = new.shown.first?.entry, from != to {
      let motion = node.motion(stage.screens, stage.animation, plan, from: from, to: to)
      animator.replayPages(
        in: node.containerID, motion, reducesMotion: window.prefersReducedMotion, after: change
      ) { ends.changes.append((serial, $0)) }
    } else {
      func part(
        _ screen: ShownScreen, _ operation: NavigationTransition.Operation
      ) -> (ScreenElementID, ScreenPart) {
        (node.id(screen.entry), node.part(of: screen.entry, stage.screens, plan, operation))
      }
      let leaving = old.shown.filter { !new.shown.contains($0) }.map { part($0, .pop) }
      let coming = new.shown.filter { !old.shown.contains($0) }.map { part($0, .push) }
      animator.replay(leaving + coming, window.transaction(stage.animation), after: change) {
        ends.changes.append((serial, $0))
      }
    }
    window.beginInstant()
  }
}

extension GestureProgress {
  /// The progress of a gesture that drives an operation of a controller.
  ///
  /// - Parameters:
  ///   - shown: how far the transition is.
  ///   - isCaught: whether it undoes the operation of the gesture.
  fileprivate init(
    of node: ControllerNode, in window: ScreenWindow, _ plan: OperationPlan?,
    _ policy: InteractionPolicy, _ direction: NavigationTransition.Operation, from shown: Double,
    isCaught: Bool
  ) {
    let (animator, container) = (window.animator, window.container(of: node))
    var range = container
    if let driven = animator.stack(of: node.containerID)?.drivenTransition {
      range = container.spanned(by: driven)
    } else if let plan, let transition = plan.transition {
      let views = window.container(of: node, during: plan)
      range = container.spanned(
        by: transition.effectiveScreens.compile(for: plan.direction, in: views))
    }
    let pages = animator.stack(of: node.containerID)?.pagesDriven
    if let pages {
      range.frame.size = Size(
        width: range.frame.width * pages, height: range.frame.height * pages)
    }
    let open = window.opens[of: node]
    var limits = open?.change.range ?? 0...1
    if isCaught { limits = 1 - limits.upperBound...1 - limits.lowerBound }
    self.init(
      policy, direction, in: container, range: range, shown: isCaught ? 1 - shown : shown,
      limits: limits, isGuarded: open?.isGuarded ?? false,
      track: pages.map { (end: limits.upperBound, page: 1 / $0) })
  }
}
