extension TransitionAnimator {
  /// The direction of a run.
  public enum Direction: Sendable, Hashable {
    /// Towards the end of the transition.
    case forward
    /// Back to the start of the transition.
    case reversed
  }

  /// What an animator is doing.
  public enum State: Sendable, Hashable {
    /// The animator has not been started.
    case idle
    /// The run advances with the clock.
    case running(Direction)
    /// The run is stopped until it is resumed.
    case paused
    /// The progress is set by the caller, for example to follow a finger.
    case tracking
    /// The run has ended.
    case finished(at: AnimatingPosition)
  }

  /// How a run reverses its direction.
  public enum Reversal: Sendable, Hashable {
    /// The run plays the same values backwards. At 10 % of the progress this takes 10 % of the duration.
    case mirrored
    /// The run eases from its current position to the other end with the curves of the transition. The
    /// velocity is continuous.
    case retimed
  }
}

extension TransitionAnimator.State: CustomStringConvertible {
  /// The name of the state; of a finished run also where it ended.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .running(.forward): "running"
    case .running(.reversed): "running in reverse"
    case .paused: "paused"
    case .tracking: "tracking"
    case .finished(.end): "finished at the end"
    case .finished(.start): "finished at the start"
    case .finished(.current): "finished where it was"
    }
  }
}
