import TransitionKit
import TransitionScenes

/// A finger that pulls the track of a pager where there is no further tab.
struct TrackPull {
  let window: ScreenWindow
  let node: ControllerNode
  /// How the track moves.
  private let motion: PageMotion
  private let order: PageOrder
  private let serial: Int
  /// The way of the finger in the direction in which there is no tab, in pages: 0 where the last tab is at rest.
  private(set) var tracked: GestureProgress
  /// The translation of the finger in the latest sample.
  private var last = Point.zero
  /// From where on a finger that goes back turns to the other side.
  let innermost: Double

  /// - Parameter shown: where the track is, in the direction of later tabs.
  fileprivate init(
    _ window: ScreenWindow, _ node: ControllerNode, _ motion: PageMotion, _ order: PageOrder,
    _ policy: InteractionPolicy, _ direction: NavigationTransition.Operation, at shown: Double
  ) {
    (self.window, self.node, self.motion, self.order) = (window, node, motion, order)
    serial = window.serial
    let outward = direction == .push ? shown : -shown
    tracked = GestureProgress(pulling: outward, policy, direction, in: window.container(of: node))
    innermost = min(outward, 0)
  }

  var isActive: Bool {
    node.draggedSerial == serial && !node.isGone
  }

  mutating func follow(_ sample: GestureSample) {
    adapt()
    last = sample.translation
    guard tracked.follow(sample) else { return }
    window.animator.pull(
      node.pageID, motion, order, in: node.containerID,
      by: tracked.operation == .push ? tracked.shown : -tracked.shown)
  }

  /// Lets samples count from where the finger is once the container has another size or layout direction.
  mutating func adapt() {
    let container = window.container(of: node)
    guard !tracked.fits(container) else { return }
    tracked = GestureProgress(
      pulling: tracked.shown, tracked.policy, tracked.operation, in: container)
    tracked.origin = last
  }

  /// Lets go of the track, which goes back.
  ///
  /// - Parameter sample: what the finger does as it is lifted; nil if the gesture is cancelled.
  func release(_ sample: GestureSample?) {
    let velocity = sample.map { tracked.velocity($0) } ?? 0
    window.endDrag(of: node, velocity: tracked.operation == .push ? velocity : -velocity)
  }
}

extension ScreenWindow {
  /// Begins a gesture for a step of the state, which may turn to the other side of a pager.
  func beginStep<State>(
    _ node: ControllerNode, _ screens: StateScreens<State>, _ policy: InteractionPolicy,
    _ sample: GestureSample
  ) throws(OperationRefusal) -> ScreenDrag {
    let begun = try begin(node, screens, policy, sample) {
      (state, direction) throws(OperationRefusal) in
      try self.step(&state, direction, in: node)
    }
    guard case .operation(let drag) = begun, animator.drivesTrack(in: node.containerID) else {
      return begun
    }
    return .pager(PagerDrag(self, node, drag, at: sample, stepping(node, screens, policy)))
  }

  /// What begins further steps of a gesture.
  private func stepping<State>(
    _ node: ControllerNode, _ screens: StateScreens<State>, _ policy: InteractionPolicy
  ) -> PagerDrag.Steps {
    PagerDrag.Steps(
      begin: { (sample, pages) throws(OperationRefusal) in
        let begun = try self.begin(node, screens, policy, sample) {
          (state, direction) throws(OperationRefusal) in
          try self.step(&state, direction, pages, in: node)
        }
        guard case .operation(let drag) = begun else { return nil }
        return drag
      },
      exist: { direction, pages in
        var state = screens.state
        return (try? self.step(&state, direction, pages, in: node)) != nil
      })
  }

  /// Makes steps in a direction: each to what lies next on the track of a controller, or else to what its state has next.
  private func step<State: NavigationState>(
    _ state: inout State, _ direction: NavigationTransition.Operation, _ pages: Int = 1,
    in node: ControllerNode
  ) throws(OperationRefusal) {
    for page in 1...max(pages, 1) {
      try state.step(direction)
      if let id = animator.pageOnTrack(of: node.containerID, direction == .push ? page : -page),
        let index = node.entries.firstIndex(of: id.entry), index < state.entries.count
      {
        state.step(direction, to: state.entries[index].id)
      }
    }
  }

  /// Begins a gesture that pulls a pager where there is no further tab; nil if the controller is none.
  func beginPull<State>(
    _ node: ControllerNode, _ screens: StateScreens<State>, _ policy: InteractionPolicy,
    _ sample: GestureSample
  ) -> ScreenDrag? {
    guard !isDragged(node), !isDriven(node), !isCommitting, !node.isGone, !node.isCovered,
      !node.isPending,
      isOnScreen(node), let direction = direction(of: sample, policy, in: node)
    else { return nil }
    var next = screens.state
    guard node.settings.pager != nil, (try? next.step(direction)) == nil else { return nil }
    letGo(of: node)
    abandonOpens(in: node)
    let shown = animator.trackOffset(in: node.containerID) ?? 0
    guard let pull = pull(node, policy, direction, at: shown) else { return nil }
    return .pager(PagerDrag(self, node, pull, at: sample, stepping(node, screens, policy)))
  }

  /// Begins to pull the track of a controller beyond its end.
  ///
  /// - Parameter shown: where the track is, in the direction of later tabs.
  func pull(
    _ node: ControllerNode, _ policy: InteractionPolicy,
    _ direction: NavigationTransition.Operation, at shown: Double
  ) -> TrackPull? {
    guard let transition = node.settings.pager, let page = node.layout.shown.first?.entry,
      let position = node.entries.firstIndex(of: page)
    else { return nil }
    let (frame, step) = (Rect(size: node.size), direction == .push ? 1 : -1)
    node.draggedSerial = serial
    let motion = PageMotion(
      transition.effectiveScreens, .push, animation: transition.animation, from: frame, to: frame,
      followsCurves: false)
    let pull = TrackPull(
      self, node, motion, PageOrder(from: position, to: position + step), policy, direction,
      at: shown)
    animator.pull(
      node.pageID, motion, PageOrder(from: position, to: position + step), in: node.containerID,
      by: shown)
    return pull
  }
}

extension GestureProgress {
  /// The progress of a finger that pulls a track outward, of so many pages at first.
  fileprivate init(
    pulling shown: Double, _ policy: InteractionPolicy,
    _ direction: NavigationTransition.Operation, in container: Container
  ) {
    self.init(
      policy, direction, in: container, range: container, shown: shown,
      limits: -Double.infinity...Double.infinity, track: (end: 0, page: 1))
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

extension ControllerNode {
  /// The id of the page that is shown.
  fileprivate var pageID: ScreenElementID { id(layout.shown.first?.entry ?? 0) }
}
