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

  /// The time on the clock at which the run ends; nil if it is not known.
  private let knownEnd: Double?

  init(_ animator: TransitionAnimator, endingAt end: Double? = nil) {
    self.animator = animator
    knownEnd = end
    compiled = animator.compiled
  }

  var source: MotionRecorder.Source {
    let animator = animator
    return MotionRecorder.Source(
      clockTime: { animator.clockTime }, advance: { animator.advance(to: $0) },
      frame: { self.frame(at: $0) }, settlingTime: { self.settlingTime },
      // A run that is held or has not begun does not move.
      isSettled: { !animator.isRunning })
  }

  /// The timeline of the transition, if the run was started and left alone until its end.
  var plainTimeline: Timeline? {
    guard isPlain, startTime == 0, let endTime, endTime >= compiled.timeline.duration * (1 - 1e-9)
    else { return nil }
    return compiled.timeline
  }

  private var settlingTime: Double? {
    if let knownEnd { return knownEnd }
    guard animator.isRunning, startTime != nil, isPlain else { return nil }
    return animator.clockTime + compiled.timeline.duration - animator.time
  }

  private func frame(at time: Double) -> RecordedFrame {
    if startTime == nil {
      // Up to its start it may get another transition.
      compiled = animator.compiled
      pages = [:]
      if animator.state != .idle { startTime = time }
      for view in compiled.timeline.wholeViews {
        if let page = animator.page(of: view) { pages[page] = view }
        lastName = view
      }
    }
    let frame = animator.frame
    if animator.state == .finished(at: .end) {
      endTime = endTime ?? time
    } else if let startTime, isPlain {
      let expected = compiled.timeline.frame(
        at: min(time - startTime, compiled.timeline.duration))
      isPlain =
        FrameDifference.all(
          frame, expected, of: compiled.timeline.views, tolerance: 1e-12
        ).isEmpty
    }
    return RecordedFrame(frame, at: time) { self.name(of: $0) }
  }

  private func name(of view: ViewID) -> ViewID? {
    guard let page = animator.page(of: view) else { return view }
    if let known = pages[page] { return known }
    lastName = .interrupted(lastName)
    pages[page] = lastName
    return lastName
  }
}

extension RunLog {
  /// The time at which a run ends after its last call; nil if it does not, or not within a minute.
  func end(of transitions: [String: CompiledTransition]) throws(MissingTransition) -> Double? {
    let animator = try replay(of: transitions)
    guard animator.isRunning else { return nil }
    let last = animator.clockTime
    var steps = 0.0
    while animator.isRunning, steps < 3600 {
      steps += 1
      animator.advance(to: last + steps / 60)
    }
    guard !animator.isRunning else { return nil }
    var (low, high) = (last + (steps - 1) / 60, last + steps / 60)
    while high - low > 1e-12 * max(1, high) {
      let middle = (low + high) / 2
      let other = try replay(of: transitions)
      other.advance(to: middle)
      if other.isRunning { low = middle } else { high = middle }
    }
    return high
  }
}

extension TransitionAnimator {
  fileprivate var isRunning: Bool {
    if case .running = state { return true }
    return false
  }
}
