import TransitionKit

/// An animator that is recorded, and its pages.
final class RecordedRun {
  private let animator: TransitionAnimator
  /// The transition with which the run begins. Its views name the first pages.
  private(set) var compiled: CompiledTransition
  private var pages: [Int: ViewID] = [:]
  private var lastName = ViewID.view
  /// Whether every frame was that of the first transition.
  private var isPlain = true
  private var startTime: Double?
  private var endTime: Double?
  private var container: Container
  private var newPages: [(name: ViewID, role: ViewID, time: Double)] = []
  private var containers: [String] = []

  init(_ animator: TransitionAnimator) {
    self.animator = animator
    compiled = animator.compiled
    container = animator.compiled.container
  }

  var source: MotionRecorder.Source {
    let animator = animator
    return MotionRecorder.Source(
      clockTime: { animator.clockTime }, advance: { animator.advance(to: $0) },
      frame: { self.frame(at: $0) }, breakpoints: { animator.breakpoints(upTo: $0) },
      nextStart: { animator.nextStart }, hasCode: { animator.hasCode },
      // A run that is held or has not begun does not move.
      isSettled: { !animator.isRunning })
  }

  /// The timeline of the transition, if the run was started and left alone until its end.
  var plainTimeline: Timeline? {
    guard isPlain, startTime == 0, let endTime, endTime >= compiled.timeline.duration * (1 - 1e-9)
    else { return nil }
    return compiled.timeline
  }

  /// What a motion of these views cannot say, a sentence each.
  func omissions(_ views: [ViewID]) -> [String] {
    newPages.filter { views.contains($0.name) }.map {
      "the role of \($0.name), which comes as \($0.role) at \(number: $0.time) s"
    } + containers
      + (startTime != nil && endTime == nil ? ["what follows, as the run does not end"] : [])
  }

  private func frame(at time: Double) -> RecordedFrame {
    if startTime == nil {
      // Up to its start it may get another transition.
      compiled = animator.compiled
      container = compiled.container
      pages = [:]
      if animator.state != .idle { startTime = time }
      for view in compiled.timeline.targets.filter({ $0.parent == nil }).map({ $0.id }) {
        if let page = animator.page(of: view) { pages[page] = view }
        lastName = view
      }
    }
    if animator.compiled.container != container {
      container = animator.compiled.container
      containers.append("the container \(container) from \(number: time) s on")
    }
    let frame = animator.frame
    if case .finished(let end) = animator.state {
      endTime = endTime ?? time
      isPlain = isPlain && end == .end
    } else if let startTime, isPlain {
      isPlain = compiled.timeline.shows(
        frame, at: time - startTime, within: 4 * animator.clockTime.ulp)
    }
    return RecordedFrame(frame, at: time) { self.name(of: $0, at: time) }
  }

  private func name(of view: ViewID, at time: Double) -> ViewID? {
    guard let page = animator.page(of: view) else { return view }
    if let known = pages[page] { return known }
    lastName = .interrupted(lastName)
    pages[page] = lastName
    newPages.append((lastName, view, time))
    return lastName
  }
}

extension TransitionAnimator {
  fileprivate var isRunning: Bool {
    if case .running = state { return true }
    return false
  }
}

extension Timeline {
  /// Whether it shows a frame at a time, at which it may jump, to the rounding of that time.
  fileprivate func shows(_ frame: Frame, at time: Double, within rounding: Double) -> Bool {
    [time, time - rounding, time + rounding].contains {
      frame.isClose(to: self.frame(at: min(max($0, 0), duration)), of: views)
    }
  }
}

extension Timeline.Frame {
  /// Whether another frame shows the same to the rounding of the time.
  fileprivate func isClose(to other: Timeline.Frame, of views: [ViewID]) -> Bool {
    guard self != other else { return true }
    guard drawingOrder == other.drawingOrder else { return false }
    return views.allSatisfy { view in
      let (state, expected) = (self[view], other[view])
      return state.written.union(expected.written).allSatisfy { property in
        let values = [state, expected].map { $0[property].vector(of: property) }
        let size = larger(magnitude(values[0]), magnitude(values[1]))
        return magnitude(values[0] - values[1]).isWithin(
          larger(size, SIMD4(repeating: 1)) * 1e-12)
      }
    }
  }
}
