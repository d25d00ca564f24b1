/// A transition with its own clock: one of those that move the views of an animator.
package struct Change: Sendable {
  package private(set) var prepared: PreparedTransition
  package var playhead: Playhead
  /// The age of the animator at which it started.
  private(set) var start: Double
  /// The values of its tracks when they were last sampled.
  private(set) var frame: Timeline.Frame
  /// For each timing its rate when it was last measured, in progress a second outside; NaN if it is infinite.
  private(set) var rates: [Double] = []
  /// The position when it was last sampled.
  private(set) var sampledPosition = 0.0
  /// The rate of the position when it was last measured.
  private(set) var measuredRate = 0.0

  package init(_ prepared: PreparedTransition, at age: Double) {
    self.prepared = prepared
    playhead = Playhead(duration: prepared.timeline.duration, age: age)
    start = age
    frame = prepared.timeline.frame(at: 0)
  }

  /// Follows another transition with an equal timeline.
  mutating func replace(_ prepared: PreparedTransition) { self.prepared = prepared }

  /// Starts the transition anew, in the storage of a change that is used no more.
  mutating func restart(at age: Double) {
    playhead = Playhead(duration: prepared.timeline.duration, age: age)
    start = age
  }

  /// Gets the storage of a change of the same transition that is used no more, so that it shares none with another change.
  mutating func useStorage(of spare: consuming Change) {
    frame = spare.frame
    rates = spare.rates
  }

  /// Creates a change that replaces another one, at the same time of its clock.
  package init(_ prepared: PreparedTransition, replacing other: Change) {
    self.prepared = prepared
    playhead = other.playhead.onTimeline(lasting: prepared.timeline.duration)
    start = other.start
    frame = prepared.timeline.frame(at: 0)
  }

  package var timeline: Timeline { prepared.timeline }

  /// The position on the timeline, in seconds.
  func position(at age: Double) -> Double { playhead.position(at: age) }
}

// MARK: - All tracks at once

extension Change {
  /// Updates the values of all tracks.
  mutating func sample(at age: Double) {
    let position = playhead.position(at: age)
    sampledPosition = position
    prepared.sample(at: position, into: &frame)
    guard let excess = excess(of: position) else { return }
    for track in prepared.tracks.indices {
      frame.values[track] =
        (frame.values[track] + excess * endSlope(of: track, at: position)).clamped
    }
  }

  /// Updates the values of all tracks, and the rates of all timings just before an age.
  mutating func measure(at age: Double) {
    sample(at: age)
    let rate = playhead.velocity(at: age)
    measuredRate = rate
    let time = rate < 0 ? sampledPosition : sampledPosition.nextDown
    prepared.velocities(at: time, into: &rates)
    for index in rates.indices {
      let velocity = rates[index] * rate
      rates[index] = abs(velocity) <= infiniteRate ? velocity : .nan
    }
  }
}

extension Change {
  /// For how long a track has been moving when it was last measured, if the playhead always had the rate that it had then.
  /// It is infinite beyond the ends of the timeline.
  func measuredTimeMoving(of track: Int) -> Double {
    let ends = prepared.tracks[track]
    guard prepared.excess(of: sampledPosition) == nil, let last = ends.lastTiming else {
      return .infinity
    }
    let start = measuredRate > 0 ? ends.motionStart : prepared.timings[Int(last)].end
    return (sampledPosition - start) / measuredRate
  }
}

// MARK: - One track

extension Change {
  /// The value of a track at an age.
  func value(of track: Int, at age: Double) -> SIMD4<Double> {
    let position = playhead.position(at: age)
    let value = prepared.value(of: track, at: position)
    guard let excess = excess(of: position) else { return value }
    return (value + excess * endSlope(of: track, at: position)).clamped
  }

  /// The rate of change of a track at an age, in units a second of that age; 0 where it is infinite.
  ///
  /// - Parameter isBefore: whether the derivative from the left is asked for.
  func velocity(of track: Int, at age: Double, isBefore: Bool) -> SIMD4<Double> {
    let rate = playhead.velocity(at: age)
    guard rate != 0 else { return .zero }
    let position = playhead.position(at: age)
    if excess(of: position) != nil { return endSlope(of: track, at: position) * rate }
    // Before an age are the earlier positions, unless the playhead moves backwards.
    return prepared.velocity(
      of: track, at: position, rate: rate, isBackwards: (rate < 0) != isBefore)
  }

  /// How far a position is beyond an end of the timeline, if it is.
  private func excess(of position: Double) -> Double? {
    prepared.excess(of: position)
  }

  /// The slope with which a track continues beyond an end: that at the end, 0 if it is infinite.
  private func endSlope(of track: Int, at position: Double) -> SIMD4<Double> {
    position < 0
      ? prepared.velocity(of: track, at: 0)
      : prepared.velocity(of: track, at: prepared.timeline.duration, isBackwards: true)
  }
}
