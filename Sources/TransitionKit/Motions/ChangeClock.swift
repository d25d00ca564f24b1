/// The clock of an open change, on which a finger sets the time.
package struct ChangeClock: Sendable {
  /// The change, by its number.
  package let change: ChangeNumber
  /// The age of the animator at which the change was opened.
  package let start: Double
  package var playhead: Playhead
  /// Whether nothing brings the change back to its start any more.
  var isLetGo = false

  package init(change: ChangeNumber, start: Double, playhead: Playhead) {
    self.change = change
    self.start = start
    self.playhead = playhead
  }

  /// What the clock shows at an age of the animator.
  package func reading(at age: Double) -> ClockReading {
    let (position, rate) = (playhead.position(at: age), playhead.velocity(at: age))
    return ClockReading(
      clock: self, age: start + position, rate: rate, movingSince: playhead.movingSince(at: age),
      movesBefore: position >= playhead.duration || rate > 0 && position > 0)
  }
}

/// What a clock shows: the age at which everything is that runs on it.
package struct ClockReading: Sendable {
  let clock: ChangeClock
  package let age: Double
  /// Seconds on the clock for each second of the animator.
  package let rate: Double
  /// The age of the animator since which the clock has been moving.
  let movingSince: Double
  /// Whether what it has just shown was before its age. At an end of the change there is only one side.
  let movesBefore: Bool

  package var playhead: Playhead { clock.playhead }
}

/// What the clocks of all open changes show, by the numbers of the changes.
package typealias ClockReadings = [ChangeNumber: ClockReading]
