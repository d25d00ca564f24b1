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

  /// Begins to pull the track of a controller beyond its end; nil if it has moved none yet.
  ///
  /// - Parameter shown: where the track is, in the direction of later tabs.
  init?(
    _ window: ScreenWindow, _ node: ControllerNode, _ policy: InteractionPolicy,
    _ direction: NavigationTransition.Operation, at shown: Double
  ) {
    guard let transition = node.settings.pager, let page = node.layout.shown.first?.entry,
      let position = node.entries.firstIndex(of: page)
    else { return nil }
    let (frame, step) = (Rect(size: node.size), direction == .push ? 1 : -1)
    (self.window, self.node) = (window, node)
    motion = PageMotion(
      transition.effectiveScreens, .push, animation: transition.animation, from: frame, to: frame,
      followsCurves: false)
    order = PageOrder(from: position, to: position + step)
    serial = window.serial
    node.draggedSerial = serial
    let outward = direction == .push ? shown : -shown
    tracked = GestureProgress(pulling: outward, policy, direction, in: window.container(of: node))
    innermost = min(outward, 0)
    pull(by: shown)
  }

  var isActive: Bool {
    node.draggedSerial == serial && !node.isGone
  }

  mutating func follow(_ sample: GestureSample) {
    last = sample.translation
    guard tracked.follow(sample) else { return }
    pull(by: tracked.operation == .push ? tracked.shown : -tracked.shown)
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

  private func pull(by distance: Double) {
    let page = node.id(node.layout.shown.first?.entry ?? 0)
    window.animator.pull(page, motion, order, in: node.containerID, by: distance)
  }
}

extension ControllerNode {
  /// How far its track is from where the tab that is selected is at rest, in pages; nil if it has none.
  func trackOffset(in animator: SceneAnimator<ScreenElementID>) -> Double? {
    animator.stack(of: containerID)?.trackOffset(at: animator.clockTime)
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
