// Motions that begin when their delays are over. Until then the running ones continue.

extension Motions {
  /// Lets a slot continue its running motion at an offset from its goal until a delay is over.
  ///
  /// - Returns: the row of the running motion.
  @discardableResult
  mutating func wait(
    _ slot: SlotIndex, at offset: SIMD4<Double>, lanes: LaneMask = LaneMask(repeating: true),
    _ curve: AnimationCurve, delay: Double, _ timing: inout ChangeTiming
  ) -> RowIndex {
    // From where the running motion is by then is not known yet.
    let rest = value(of: slot, at: timing.age) - goals[slot.offset]
    let curve = timing.settled(curve, over: rest.magnitudes + offset.magnitudes)
    let start = timing.age + delay + curve.motionStart
    let held = curves.add(MotionCurve(.held, of: timing.number, from: timing.age, to: start))
    let row = row(of: slot) ?? restart(slot, offset: .zero, on: held)
    rows.addCorrection(to: row, offset, since: movingSince(row), on: held)
    waiting[slot] = WaitingMotion(.lanes(lanes, curve), at: start, of: timing.number)
    timing.note(curve, delay: delay, end: endUntilDelay(of: slot))
    return row
  }

  /// When the running motion of a slot that waits has ended; what repeats ends with the delay.
  func endUntilDelay(of slot: SlotIndex) -> Double {
    isEndingLoop(slot) ? -.infinity : end(of: slot)
  }

  /// Begins the motions whose delays are over by an age, each from what is shown at its own start.
  package mutating func beginWaiting(
    until age: Double, _ settling: SettlingSpring, _ changes: inout [ChangeRecord]
  ) {
    let due = waiting.due { $0.start <= age ? $0.start : nil }
    guard !due.isEmpty else { return }
    // What repeats ends now.
    defer { forgetEndedLoops() }
    for next in due { waiting[next.key] = nil }
    let now = curves.readings
    defer { curves.readings = now }
    for (slot, next, start) in due {
      curves.readings = now.mapValues { $0.clock.reading(at: start) }
      begin(next, of: slot, settling)
      if let change = next.change, next.curve?.isLoop != true {
        changes.extend(change, to: end(of: slot))
      }
    }
  }

  private mutating func begin(
    _ next: WaitingMotion, of slot: SlotIndex, _ settling: SettlingSpring
  ) {
    guard let curve = next.curve else { return }
    let start = next.start - curve.motionStart
    let number = curves.number(
      of: .timing(curve.timings, 0), of: next.change, from: start, to: start + curve.end,
      exactStart: next.start)
    switch next.motion {
    case .function(let function, _):
      self.start(
        slot, toward: function, curve, on: number, at: next.start, startsAtOnce: true, settling)
    case .lanes(let lanes, _):
      var shown = shown(slot, at: next.start)
      shown.durations.replace(with: 0, where: .!lanes)
      self.start(
        slot, from: shown, to: goals[slot.offset], curve, on: number, at: next.start,
        startsAtOnce: true, settling)
    case .track: break
    }
  }
}
