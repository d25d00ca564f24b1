// Motions that begin when their delays are over. Until then the running ones continue.

/// A motion of a slot that begins when its delay is over.
@usableFromInline package struct DelayedMotion: Sendable {
  package let start: Double
  package let curve: AnimationCurve
  package let change: ChangeNumber
  /// The lanes that move then.
  let lanes: LaneMask
  /// The function that the slot then has for a goal; nil if its goal is a value.
  var function: (any MovingFunction)?
}

extension Motions {
  /// Lets a slot continue its running motion at an offset from its goal until a delay is over.
  ///
  /// - Returns: the row of the running motion.
  @discardableResult
  mutating func wait(
    _ slot: SlotIndex, at offset: SIMD4<Double>, lanes: LaneMask = LaneMask(repeating: true),
    _ curve: AnimationCurve, delay: Double, _ timing: inout ChangeTiming
  ) -> RowIndex {
    let start = timing.age + delay + curve.timing.motionStart
    let held = addCurve(MotionCurve(.held, of: timing.number, from: timing.age, to: start))
    let row = row(of: slot) ?? restart(slot, offset: .zero, on: held)
    addCorrection(to: row, offset, since: movingSince(row), on: held)
    waiting[slot] = DelayedMotion(
      start: start, curve: curve, change: timing.number, lanes: lanes)
    timing.note(curve, delay: delay, end: end(of: slot))
    return row
  }

  /// Begins the motions whose delays are over by an age, each from what is shown at its own start.
  package mutating func beginWaiting(
    until age: Double, _ settling: SettlingSpring, _ changes: inout [ChangeRecord]
  ) {
    guard !waiting.isEmpty else { return }
    let due = waiting.filter { $0.value.start <= age }
      .sorted { ($0.value.start, $0.key) < ($1.value.start, $1.key) }
    guard !due.isEmpty else { return }
    let now = readings
    defer { readings = now }
    for (slot, next) in due {
      waiting[slot] = nil
      readings = now.mapValues { $0.clock.reading(at: next.start) }
      begin(next, of: slot, settling)
      changes.extend(next.change, to: end(of: slot))
    }
  }

  private mutating func begin(
    _ next: DelayedMotion, of slot: SlotIndex, _ settling: SettlingSpring
  ) {
    let start = next.start - next.curve.timing.motionStart
    let curve = number(
      of: MotionCurve(
        next.curve, of: next.change, from: start, to: start + next.curve.duration,
        exactStart: next.start))
    if let function = next.function {
      self.start(
        slot, toward: function, next.curve, on: curve, at: next.start, startsAtOnce: true, settling)
    } else {
      var shown = shown(slot, at: next.start)
      shown.durations.replace(with: 0, where: .!next.lanes)
      self.start(
        slot, from: shown, to: goals[slot.offset], next.curve, on: curve, at: next.start,
        startsAtOnce: true, settling)
    }
  }

  /// When the last of the waiting motions has ended at the latest, with the corrections that it starts with.
  package func longestWait(_ settling: SettlingSpring) -> Double {
    waiting.values.reduce(-.infinity) {
      max($0, $1.start + $1.curve.longestDuration(settling))
    }
  }
}
