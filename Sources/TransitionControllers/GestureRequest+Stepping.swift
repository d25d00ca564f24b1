import TransitionKit
import TransitionScenes

// Gestures for a step of the state, which a pager turns into several.
extension GestureRequest {
  /// Begins a gesture for a step of the state, which may turn to the other side of a pager.
  func beginStep() throws(OperationRefusal) -> ScreenDrag {
    let begun = try begin { (state, direction) throws(OperationRefusal) in
      try step(&state, direction)
    }
    guard case .operation(let drag) = begun,
      window.animator.stack(of: node.containerID)?.pagesDriven != nil
    else { return begun }
    return .pager(PagerDrag(window, node, drag, at: sample, steps))
  }

  /// Begins a gesture that pulls a pager where there is no further tab; nil if the controller is none.
  func beginPull() -> ScreenDrag? {
    guard isFree, window.leavingScreens(around: node) != nil, let direction else { return nil }
    var next = screens.state
    guard node.settings.pager != nil, (try? next.step(direction)) == nil else { return nil }
    window.letGo(of: node)
    window.giveUpOpens(in: node)
    let shown = node.trackOffset(in: window.animator) ?? 0
    guard let pull = TrackPull(window, node, policy, direction, at: shown) else { return nil }
    return .pager(PagerDrag(window, node, pull, at: sample, steps))
  }

  /// What begins further steps of the gesture.
  private var steps: PagerDrag.Steps {
    PagerDrag.Steps(
      begin: { (sample, pages) throws(OperationRefusal) in
        var request = self
        request.sample = sample
        let begun = try request.begin { (state, direction) throws(OperationRefusal) in
          try step(&state, direction, pages)
        }
        guard case .operation(let drag) = begun else { return nil }
        return drag
      },
      exist: { direction, pages in
        var state = screens.state
        return (try? step(&state, direction, pages)) != nil
      })
  }

  /// Makes steps in a direction: each to what lies next on the track of the controller, or else to what its state has next.
  private func step(
    _ state: inout State, _ direction: NavigationTransition.Operation, _ pages: Int = 1
  ) throws(OperationRefusal) {
    for page in 1...max(pages, 1) {
      try state.step(direction)
      let distance = direction == .push ? page : -page
      if let id = window.animator.pageOnTrack(of: node.containerID, distance),
        let index = node.entries.firstIndex(of: id.entry), index < state.entries.count
      {
        state.step(direction, to: state.entries[index].id)
      }
    }
  }
}

extension NavigationState {
  /// Makes steps to a screen that lies in a direction, if there is one.
  fileprivate mutating func step(
    _ direction: NavigationTransition.Operation, to goal: Int
  ) {
    var next = self
    while next.shownEntries.last?.id != goal {
      guard (try? next.step(direction)) != nil else { return }
    }
    self = next
  }
}
