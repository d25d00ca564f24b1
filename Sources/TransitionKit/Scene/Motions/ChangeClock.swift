/// The clock of an open change, on which a finger sets the time.
struct ChangeClock: Sendable {
  /// The change, by its number.
  let change: Int32
  /// The age of the animator at which the change was opened.
  let start: Double
  var playhead: Playhead

  /// What the clock shows at an age of the animator.
  func reading(at age: Double) -> ClockReading {
    ClockReading(
      age: start + playhead.position(at: age), rate: playhead.velocity(at: age),
      playhead: playhead)
  }
}

/// What a clock shows: the age at which everything is that runs on it.
struct ClockReading: Sendable {
  let age: Double
  /// Seconds on the clock for each second of the animator.
  let rate: Double
  let playhead: Playhead

  /// The age of the animator since which the clock has not stood still.
  var movingSince: Double { playhead.movingSince }
}

/// What the clocks of all open changes show, by the numbers of the changes.
typealias ClockReadings = [Int32: ClockReading]
