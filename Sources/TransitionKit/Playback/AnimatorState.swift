extension TransitionAnimator {
  /// Where a run is heading.
  public enum Direction: Sendable, Hashable {
    /// To the end of the transition.
    case forward
    /// Back to its start.
    case reversed
  }

  /// What an animator is doing.
  public enum State: Sendable, Hashable {
    /// It has not been started.
    case idle
    /// Its clock runs.
    case running(Direction)
    /// Its clock is stopped until it is resumed.
    case paused
    /// It follows a finger or a slider.
    case tracking
    /// It has ended.
    case finished(at: AnimatingPosition)
  }

  /// How a run turns round.
  public enum Reversal: Sendable, Hashable {
    /// The same values backwards: at 10 % of the progress it takes 10 % of the time.
    case mirrored
    /// With the feel of the transition's own curves, back from where it is, and without a kink in the
    /// motion.
    case retimed
  }
}
