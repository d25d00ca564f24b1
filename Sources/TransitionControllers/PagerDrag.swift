import TransitionKit
import TransitionScenes

/// A finger that moves the track of a pager: from tab to tab on either side, and beyond the ends on a rubber band.
struct PagerDrag {
  let window: ScreenWindow
  let node: ControllerNode
  private let policy: InteractionPolicy
  private let steps: Steps
  private var part: Part
  /// The sample with which the part began, and the translation of the finger there.
  private var first: GestureSample
  private var origin = Point.zero
  private var last = Point.zero

  /// What the finger does to the track.
  private enum Part {
    /// It brings the tab that lies so many pages on on one side.
    case step(OperationDrag, pages: Int)
    /// There is no tab on that side.
    case pull(TrackPull)
  }

  /// The steps that a gesture may make from the tab that is selected.
  struct Steps {
    /// Begins the step by so many pages in the direction of a sample.
    let begin: (GestureSample, _ pages: Int) throws(OperationRefusal) -> OperationDrag?
    /// Whether there are so many pages in a direction.
    let exist: (NavigationTransition.Operation, _ pages: Int) -> Bool
  }

  init(
    _ window: ScreenWindow, _ node: ControllerNode, _ drag: OperationDrag,
    at sample: GestureSample, _ steps: Steps
  ) {
    (self.window, self.node, self.steps, first) = (window, node, steps, sample)
    policy = drag.tracked.policy
    part = .step(drag, pages: 1)
  }

  init(
    _ window: ScreenWindow, _ node: ControllerNode, _ pull: TrackPull, at sample: GestureSample,
    _ steps: Steps
  ) {
    (self.window, self.node, self.steps, first) = (window, node, steps, sample)
    policy = pull.tracked.policy
    part = .pull(pull)
  }

  var isActive: Bool {
    switch part {
    case .step(let drag, _): drag.isActive
    case .pull(let pull): pull.isActive
    }
  }

  /// How far the next page is.
  var progress: Double? {
    switch part {
    case .step(let drag, let pages):
      drag.progress.map { progress in
        let position = progress * Double(pages)
        return position - min(max(position.rounded(.down), 0), Double(pages - 1))
      }
    case .pull(let pull): pull.isActive ? 0 : nil
    }
  }

  var operation: ScreenOperation? {
    if case .step(let drag, _) = part { drag.operation } else { nil }
  }

  mutating func follow(_ sample: GestureSample) {
    switch part {
    case .step(var drag, let pages):
      drag.adapt()
      part = .step(drag, pages: pages)
    case .pull(var pull):
      pull.adapt()
      part = .pull(pull)
    }
    // Each side is turned to at most once, and each tab passed.
    for _ in 0...node.entries.count {
      guard isActive, !node.isPending else { return }
      if turn(sample) { continue }
      follow(local(sample), in: part)
      break
    }
    last = sample.translation
  }

  func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    switch part {
    case .step(let drag, let pages): return end(drag, pages, local(sample))
    case .pull(let pull):
      pull.release(sample)
      return .cancel
    }
  }

  /// Lets go: it goes to the page that is nearest to where its velocity leads, but at most one beyond the nearest one.
  private func end(
    _ drag: OperationDrag, _ pages: Int, _ sample: GestureSample
  ) -> InteractionPolicy.Decision? {
    let position = drag.tracked.shown * Double(pages)
    let velocity = drag.tracked.velocity(sample) * Double(pages)
    func nearest(to position: Double) -> Double { (position - 0.5).rounded(.up) }
    let now = nearest(to: position)
    let next = min(max(nearest(to: position + velocity * policy.projection), now - 1), now + 1)
    // A number that is none leads nowhere.
    let goal = next >= 1 ? (next > Double(pages) ? pages + 1 : Int(next)) : 0
    guard goal > 0, goal != pages, steps.exist(drag.tracked.operation, goal) else {
      return drag.end(sample, at: .infinity, decided: goal > 0 ? .commit(speed: nil) : .cancel)
    }
    window.giveUpOpens(in: node)
    let step = try? steps.begin(first, goal)
    return step?.end(sample, at: .infinity, decided: .commit(speed: nil))
  }

  func cancel() {
    switch part {
    case .step(let drag, _): drag.cancel()
    case .pull(let pull): pull.release(nil)
    }
  }

  private mutating func follow(_ sample: GestureSample, in part: Part) {
    switch part {
    case .step(var drag, let pages):
      drag.follow(sample)
      self.part = .step(drag, pages: pages)
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
  /// Turns to the other side, or to the page beyond the one that it brings, if the finger goes there, and returns whether it has.
  private mutating func turn(_ sample: GestureSample) -> Bool {
    var (tracked, limit, pages): (GestureProgress, Double, Int?)
    switch part {
    case .step(let drag, let count):
      (tracked, limit, pages) = (drag.tracked, drag.tracked.limits.lowerBound, nil)
      let end = tracked.limits.upperBound
      if let next = tracked.position(local(sample)), next > end,
        steps.exist(tracked.operation, count + 1)
      {
        (limit, pages) = (end, count + 1)
      }
    case .pull(let pull):
      (tracked, limit, pages) = (pull.tracked, min(pull.tracked.progress, pull.innermost), nil)
    }
    guard let next = tracked.position(local(sample)), pages != nil || next < limit else {
      return false
    }
    let fraction = (tracked.progress - limit) / (tracked.progress - next)
    let boundary = last.mixed(with: sample.translation, fraction)
    var beyond = sample
    beyond.translation = sample.translation.moved(from: boundary).along(policy.axis)
    beyond.velocity = sample.velocity?.along(policy.axis)
    let other: NavigationTransition.Operation = tracked.operation == .push ? .pop : .push
    let side = pages == nil ? other : tracked.operation
    guard window.direction(of: beyond, policy, in: node) == side else { return false }
    var edge = sample
    edge.translation = boundary
    follow(local(edge), in: part)
    guard isActive, !node.isPending else { return true }
    let shown = node.trackOffset(in: window.animator) ?? 0
    switch part {
    case .step: window.giveUpOpens(in: node)
    case .pull: window.endDrag(of: node)
    }
    (origin, last, first) = (boundary, boundary, beyond)
    do throws(OperationRefusal) {
      guard let drag = try steps.begin(beyond, pages ?? 1) else { return true }
      part = .step(drag, pages: pages ?? 1)
    } catch {
      guard let pull = TrackPull(window, node, policy, side, at: shown) else { return true }
      part = .pull(pull)
    }
    return true
  }
}

extension Point {
  func moved(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }

  fileprivate func mixed(with other: Point, _ fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  fileprivate func along(_ axis: Axis) -> Point {
    axis == .horizontal ? Point(x: x, y: 0) : Point(x: 0, y: y)
  }
}
