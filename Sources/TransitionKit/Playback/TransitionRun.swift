/// A timeline on a clock, as a value: where the clock is, and whether it runs.
struct TransitionRun: Sendable {
  private(set) var state = TransitionAnimator.State.idle
  private(set) var time = 0.0
  let timeline: Timeline

  init(_ timeline: Timeline) { self.timeline = timeline }

  var frame: Timeline.Frame {
    switch state {
    case .idle, .running: timeline.frame(at: time)
    case .finished(.end), .finished(.current): timeline.frame(at: timeline.duration.nextUp)
    case .finished(.start): timeline.cancelledFrame(at: 0)
    }
  }

  /// Starts the clock; only an idle run can start.
  mutating func start() -> Bool {
    guard state == .idle else { return false }
    state = .running
    return true
  }

  /// Moves the clock on; returns whether the run has reached its end by that.
  mutating func advance(by interval: Double) -> Bool {
    guard state == .running else { return false }
    if interval > 0 { time = min(time + interval, timeline.duration) }
    return time >= timeline.duration
  }

  mutating func finish(at position: AnimatingPosition) {
    state = .finished(at: position)
    time = position == .start ? 0 : timeline.duration
  }
}
