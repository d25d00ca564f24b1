import TransitionControllers
import TransitionKit
import TransitionScenes

// How gestures of a window begin.
extension CheckedWindow {
  /// Begins a gesture, and notes what it should lead to.
  func begin(
    _ controller: CheckedController, _ policy: InteractionPolicy, _ call: StateCall?
  ) {
    noteInstant()
    window.commit()
    if !window.isIdle { (mayShowGaps, timeAtRest) = (true, -1) }
    let sample = GestureSample(time: 0, translation: Point(x: 1, y: 0))
    let place = Container(size: window.size, layoutDirection: window.layoutDirection)
    var found: (CheckedController, StateModel)?
    var asked: CheckedController? = controller
    if let direction = policy.operation(sample, place),
      call == nil || controller.stack != nil
    {
      while found == nil, let next = asked {
        if isGone(next) || isCovered(next) || isDragged(next) || isDriven(next) { break }
        noteCommit(of: next)
        found = next.candidate(direction, call).map { (next, $0) }
        asked = call == nil ? next.holder?.controller : nil
        guard found != nil, next.isBusy else { continue }
        // It has the screen, so the controller around it is not asked.
        found = nil
        break
      }
    }
    let outer = beginning
    beginning = found.map { ($0.0, $0.0.model, $0.1) }
    defer { beginning = outer }
    // A transition that goes back may be caught even if operations must not interrupt it.
    let mayResume = isRefusing && controllers.contains { $0.run?.phase.isInteractive ?? false }
    let interaction = controller.begin(policy, sample, call)
    if interaction == nil, let (owner, end) = found, owner.state == end {
      // A sheet was on its way down.
      (owner.model, found) = (end, nil)
    }
    if (interaction == nil) != (found == nil), depth == 1, !hasReacted, !mayResume {
      fail("a gesture of \(controller.number) begins: \(interaction != nil)")
    }
    guard let interaction else { return }
    mergedTime = window.clockTime
    if let (owner, end) = found, hasReacted, !interaction.isActive, owner.state == end {
      // A handler has begun another gesture for the same.
      owner.model = end
    }
    guard let (owner, end) = found, depth == 1 || !(isRefusing || startsAreUnclear), !hasReacted
    else {
      // Inside an event the transition that it is about may have ended already, and a handler may have changed the state.
      interaction.cancel(at: 0)
      return
    }
    if !isAtRest(around: owner) { mayJump = true }
    if owner.holder == nil {
      noteWay(to: end)
      // The finger shows it before the state has it.
      if end.screens.isEmpty { mayBeEmpty = true }
    }
    timeAtRest = -1
    owner.known.formUnion(end.screens)
    if let gesture, gesture.interaction.isActive {
      otherGestures.append(gesture)
      secondFingers += 1
    }
    gesture = CheckedGesture(interaction, owner, from: owner.model, to: end)
  }

  /// Whether a finger drives a controller. Then a second one is refused.
  private func isDriven(_ controller: CheckedController) -> Bool {
    gestures.contains { $0.controller === controller && $0.interaction.isActive }
  }

  /// Whether a finger drives a page around a controller that leaves.
  private func isDragged(_ controller: CheckedController) -> Bool {
    gestures.contains { gesture in
      guard gesture.interaction.isActive, let screen = controller.holder(in: gesture.controller)
      else { return false }
      return !gesture.shows(screen)
    }
  }

  /// Whether a presented screen covers a screen that the controller is in. Then no gesture begins, nor one of what is around it.
  private func isCovered(_ controller: CheckedController) -> Bool {
    guard let (outer, screen) = controller.holder else { return false }
    let entries = outer.stack?.state.entries ?? []
    let first = outer.model.firstShown
    let position = entries.firstIndex { $0.id == screen.entry } ?? -1
    return isCovered(outer) || outer.model.presented.contains(first) && position < first
  }

  private var isRefusing: Bool { controllers.contains { $0.interruption == .refuse } }
}
