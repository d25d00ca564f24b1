/// The clock of an animator: the time outside, and its age, which is the time that has passed without pauses.
///
/// The age is the time less the pauses, never a running sum. So it does not matter in how many steps the time passed.
struct AnimatorClock: Sendable {
  /// The time outside, in seconds.
  private(set) var now: Double
  private var pausedAt: Double?
  /// How long the clock has been paused in all, up to the last time it was resumed.
  private var pauses = 0.0

  init(now: Double = 0) { self.now = now }

  /// The time that has passed without pauses, in seconds.
  var age: Double { (pausedAt ?? now) - pauses }

  var isPaused: Bool { pausedAt != nil }

  /// Advances the time. A time that is earlier, or beyond 1e11 where milliseconds get lost, changes nothing.
  mutating func advance(to time: Double) {
    if time > now, time <= 1e11 { now = time }
  }

  mutating func pause() { pausedAt = pausedAt ?? now }

  mutating func resume() {
    guard let pausedAt else { return }
    pauses += now - pausedAt
    self.pausedAt = nil
  }
}
