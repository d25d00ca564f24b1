import TransitionKit
import TransitionScenes

/// A finger that asks a controller for a gesture.
struct GestureRequest<State: NavigationState> {
  let window: ScreenWindow
  let node: ControllerNode
  let screens: StateScreens<State>
  let policy: InteractionPolicy
  var sample: GestureSample

  /// The direction that the policy finds in the gesture; nil if it asks for nothing.
  var direction: NavigationTransition.Operation? { window.direction(of: sample, policy, in: node) }

  /// Whether the controller can be moved, as nothing else moves it or covers it.
  var isFree: Bool {
    !window.opens.takeAway(node) && !window.opens.drive(node) && !window.isCommitting
      && !node.isGone && !node.isCovered && !node.isPending
  }
}

// MARK: - Operations

extension GestureRequest {
  /// Begins a gesture for an operation of the controller.
  func begin(
    _ operation: (inout State, NavigationTransition.Operation) throws(OperationRefusal) -> Void
  ) throws(OperationRefusal) -> ScreenDrag {
    if node.isGone { throw .screenIsGone }
    if node.isCovered { throw .screenIsCovered }
    if window.isCommitting { throw .transitionUnderWay }
    if window.opens.takeAway(node) { throw .gestureAround }
    if window.opens.drive(node) { throw .secondFinger }
    guard let direction else { throw .otherGesture }
    var candidate = screens.state
    try window.whileChanging(node) { () throws(OperationRefusal) in
      try operation(&candidate, direction)
    }
    // What the policy has asked for comes first.
    if node.isPending { throw .transitionUnderWay }
    guard candidate.operation(from: screens.state) != nil else { throw .nothingChanges }
    if let open = window.opens.uncommitted(of: node), screens.isCandidate(candidate) {
      return resume(open, direction)
    }
    if node.settings.interruption == .refuse, node.run != nil { throw .transitionUnderWay }
    window.letGo(of: node)
    window.giveUpOpens(in: node)
    screens.setCandidate(candidate)
    screens.showCandidate()
    var old = node.layout
    node.update()
    guard let plan = window.plan(for: node, from: old, policy) else {
      screens.dropCandidate()
      node.update()
      throw .nothingChanges
    }
    // The source may have moved a sheet.
    old.detents = node.layout.detents
    let serial = window.begin(node, from: old, plan, plan.transition?.animation)
    return .operation(OperationDrag(window, serial, plan, policy, direction, of: node))
  }

  /// Takes hold of a transition that goes back.
  private func resume(
    _ open: OpenScreens, _ direction: NavigationTransition.Operation
  ) -> ScreenDrag {
    window.opens.setReleased(false, open)
    screens.showCandidate()
    node.layout = open.new
    node.update()
    let progress = open.change.progress ?? 0
    open.change.holdAgain()
    return .operation(
      OperationDrag(
        window, open.serial, open.plan, policy, direction, of: node, from: progress))
  }
}

// MARK: - Sheets

extension GestureRequest {
  /// Begins a gesture on the sheet on top of the controller; nil if there is none that rests at heights.
  func beginDrag() -> DetentDrag? {
    guard direction != nil, policy.axis == .vertical, isFree,
      node.settings.interruption == .interrupt || node.run == nil, let top = node.layout.shown.last,
      top.isPresented, let presentation = node.presentations[top.entry],
      !presentation.detents.isEmpty,
      !window.opens.contains(where: { $0.preventsDrag(of: node) })
    else { return nil }
    var candidate = screens.state
    guard (try? candidate.step(.pop)) != nil else { return nil }
    window.letGo(of: node)
    if window.opens.uncommitted(of: node)?.plan != nil { window.giveUpOpens(in: node) }
    let hold = SheetHold(
      top.entry, at: node.layout.detents[top.entry] ?? presentation.initialDetent, policy,
      isGuarded: presentation.isGuarded
    ) { [screens, candidate] in
      screens.setCandidate(candidate)
      screens.showCandidate()
    }
    return DetentDrag(window, node, hold)
  }
}
