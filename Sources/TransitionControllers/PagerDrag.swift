import TransitionKit
import TransitionScenes

/// A finger that moves the track of a pager: to the next tab on either side, and beyond the ends on a rubber band.
struct PagerDrag {
  let window: ScreenWindow
  let node: ControllerNode
  private let policy: InteractionPolicy
  private var part: Part
  /// Begins the step in the direction of a sample.
  private let begin: (GestureSample) throws(OperationRefusal) -> OperationDrag?
  /// The translation of the finger where the part began.
  private var origin = Point.zero
  private var last = Point.zero

  /// What the finger does to the track.
  private enum Part {
    /// It brings the tab on one side.
    case step(OperationDrag)
    /// There is no tab on that side.
    case pull(TrackPull)
  }

  init(
    _ window: ScreenWindow, _ node: ControllerNode, _ drag: OperationDrag,
    begin: @escaping (GestureSample) throws(OperationRefusal) -> OperationDrag?
  ) {
    (self.window, self.node, self.begin) = (window, node, begin)
    policy = drag.tracked.policy
    part = .step(drag)
  }

  init(
    _ window: ScreenWindow, _ node: ControllerNode, _ pull: TrackPull,
    begin: @escaping (GestureSample) throws(OperationRefusal) -> OperationDrag?
  ) {
    (self.window, self.node, self.begin) = (window, node, begin)
    policy = pull.tracked.policy
    part = .pull(pull)
  }

  var isActive: Bool {
    switch part {
    case .step(let drag): drag.isActive
    case .pull(let pull): pull.isActive
    }
  }

  var progress: Double? {
    switch part {
    case .step(let drag): drag.progress
    case .pull(let pull): pull.isActive ? 0 : nil
    }
  }

  var operation: ScreenOperation? {
    if case .step(let drag) = part { drag.operation } else { nil }
  }

  mutating func follow(_ sample: GestureSample) {
    guard sample.translation.x.isFinite, sample.translation.y.isFinite else { return }
    if case .step(var drag) = part {
      drag.adapt()
      part = .step(drag)
    }
    // Each side is turned to at most once.
    for _ in 0..<2 {
      guard isActive, !node.isPending else { return }
      if turn(sample) { continue }
      follow(local(sample), in: part)
      break
    }
    last = sample.translation
  }

  func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    switch part {
    case .step(let drag):
      // It goes to the page that is nearest to where its velocity leads.
      let sample = local(sample)
      let velocity = drag.tracked.velocity(sample)
      let rest = drag.tracked.progress + velocity * policy.projection
      return drag.end(sample, decided: rest > 0.5 ? .commit(speed: nil) : .cancel)
    case .pull(let pull):
      pull.release(sample)
      return .cancel
    }
  }

  func cancel() {
    switch part {
    case .step(let drag): drag.cancel()
    case .pull(let pull): pull.release(nil)
    }
  }

  private mutating func follow(_ sample: GestureSample, in part: Part) {
    switch part {
    case .step(var drag):
      drag.follow(sample)
      self.part = .step(drag)
    case .pull(var pull):
      pull.follow(sample)
      self.part = .pull(pull)
    }
  }

  /// The sample as if the gesture had begun with the part.
  private func local(_ sample: GestureSample) -> GestureSample {
    var sample = sample
    sample.translation = sample.translation.moved(from: origin)
    return sample
  }
}

// MARK: - Sides

extension PagerDrag {
  /// Turns to the other side if the finger goes there, and returns whether it has.
  private mutating func turn(_ sample: GestureSample) -> Bool {
    let (tracked, limit) =
      switch part {
      case .step(let drag): (drag.tracked, drag.tracked.limits.lowerBound)
      case .pull(let pull): (pull.tracked, min(pull.tracked.progress, pull.innermost))
      }
    guard let next = tracked.position(local(sample)), next < limit else { return false }
    let fraction = (tracked.progress - limit) / (tracked.progress - next)
    let boundary = last.mixed(with: sample.translation, fraction)
    var beyond = sample
    beyond.translation = sample.translation.moved(from: boundary).along(policy.axis)
    beyond.velocity = sample.velocity?.along(policy.axis)
    let other: NavigationTransition.Operation = tracked.operation == .push ? .pop : .push
    guard window.direction(of: beyond, policy, in: node) == other else { return false }
    var edge = sample
    edge.translation = boundary
    follow(local(edge), in: part)
    guard isActive, !node.isPending else { return true }
    let shown = window.animator.trackOffset(in: node.containerID) ?? 0
    switch part {
    case .step: window.abandonOpens(in: node)
    case .pull: window.endDrag(of: node)
    }
    (origin, last) = (boundary, boundary)
    do throws(OperationRefusal) {
      guard let drag = try begin(beyond) else { return true }
      part = .step(drag)
    } catch {
      guard let pull = window.pull(node, policy, other, at: shown) else { return true }
      part = .pull(pull)
    }
    return true
  }
}

extension Point {
  fileprivate func moved(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

  fileprivate func mixed(with other: Point, _ fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  fileprivate func along(_ axis: Axis) -> Point {
    axis == .horizontal ? Point(x: x, y: 0) : Point(x: 0, y: y)
  }
}
