// How slots move in open changes: on the clock of the change, with the earlier motions on top.

/// The motion of a slot on the clock of an open change.
package struct OpenMotion: Sendable {
  package var start: SIMD4<Double>
  let curve: MotionCurve
  let path: PathOffset?

  package var change: ChangeNumber? { curve.change }
}

extension Motions {
  /// Opens the motion of a slot to another goal. What was under way stands still: see ``hold(_:of:at:)``.
  mutating func open(
    _ slot: SlotIndex, to goal: SIMD4<Double>, lanes: LaneMask, _ curve: AnimationCurve,
    delay: Double, _ timing: inout ChangeTiming
  ) {
    let origin = goals[slot.offset].replacing(with: goal, where: .!lanes)
    let shown = value(of: slot, at: timing.age).replacing(with: goal, where: .!lanes)
    goals[slot.offset] = goal
    open(slot, from: shown, origin, curve, along: nil, delay: delay, &timing)
  }

  /// Opens the motion of a slot from another value than it shows.
  ///
  /// - Parameters:
  ///   - shown: what is seen when the change is opened. What distinguishes it from the origin stands still.
  ///   - origin: where the motion starts.
  mutating func open(
    _ slot: SlotIndex, from shown: SIMD4<Double>, _ origin: SIMD4<Double>,
    _ curve: AnimationCurve, along path: PathOffset?, delay: Double, _ timing: inout ChangeTiming
  ) {
    let curve = timing.settled(curve, over: origin - goals[slot.offset], along: path)
    let duration = delay + curve.duration
    timing.noteOpen(duration: duration)
    let number = curves.add(
      MotionCurve(
        curve, of: timing.number, from: timing.age + delay, to: .infinity,
        endOnItsClock: curve.isLoop ? .infinity : timing.age + duration))
    let row = restart(slot, offset: origin - goals[slot.offset], on: number)
    if let path = path ?? mixture(of: slot, from: origin, to: goals[slot.offset]) {
      paths[slot] = path
    }
    if shown != origin {
      let held = MotionCurve(.held, of: timing.number, from: timing.age, to: .infinity)
      rows.addCorrection(
        to: row, shown - origin, since: SIMD4(repeating: timing.age), on: curves.add(held))
    }
    settledAge = .infinity
  }

  /// The motion of a slot on the clock of an open change; nil if it is on that of the animator.
  package func openMotion(of slot: SlotIndex) -> OpenMotion? {
    guard let row = row(of: slot), curves.clock(of: curve(of: row)) != nil else { return nil }
    return OpenMotion(
      start: goals[slot.offset] + rows.offsets[row.offset], curve: curve(of: row), path: paths[slot]
    )
  }

  /// When a slot is at its goal, unless something waits; infinite as long as it is on the clock of an open change, which may go back.
  package func landing(of slot: SlotIndex) -> Double {
    guard let row = row(of: slot) else { return -.infinity }
    return curves.clocks.isEmpty || curves.clock(of: curve(of: row)) == nil
      ? end(of: row) : .infinity
  }

  /// Puts a slot back on its motion. What distinguishes it from there decays on the clock of the animator.
  package mutating func resume(
    _ motion: OpenMotion, of slot: SlotIndex, from shown: ShownMotion, until end: Double,
    _ timing: inout ChangeTiming
  ) {
    let start = motion.start - goals[slot.offset]
    restart(slot, offset: start, on: curves.add(motion.curve.ending(at: end)))
    if let path = motion.path { paths[slot] = path }
    guard let clock = curves.clock(of: motion.curve) else { return }
    let slope =
      clock.rate == 0
      ? 0 : motion.curve.slopeOnItsClock(at: clock.age, isBefore: false) * clock.rate
    var velocity = start * slope
    if let path = motion.path {
      velocity += path.rate(at: 1 - motion.curve.factor(at: clock.age)) * -slope
    }
    let offset = shown.value - value(of: slot, at: timing.age)
    let lacking = velocityCorrection(
      shown: PropertyVector(lanes: shown.velocity), goal: PropertyVector(lanes: velocity),
      offset: PropertyVector(lanes: offset), slope: 0)
    addSettling(
      to: slot, offset, lacking.lanes.clamped, since: timing.age, at: timing.age, timing.settling)
  }

  /// Gives the clock of a change another motion, from its position or from another one; nil for the one that it has.
  package mutating func move(
    clockOf change: ChangeNumber, _ motion: Playhead.Motion?, at age: Double,
    from position: Double? = nil
  ) -> ChangeClock? {
    guard let index = curves.clocks.firstIndex(where: { $0.change == change }) else { return nil }
    if let motion { curves.clocks[index].playhead.move(motion, at: age, from: position) }
    let end = curves.clocks[index].playhead.arrivalAge ?? .infinity
    for index in curves.list.indices where curves.list[index].change == change {
      curves.replace(index, by: curves.list[index].ending(at: end))
    }
    updateSettledAge()
    curves.readClocks(at: age)
    return curves.clocks[index]
  }

  /// Ends the clock of a change: everything on it has arrived.
  package mutating func closeClock(of change: ChangeNumber, at age: Double) {
    curves.clocks.removeAll { $0.change == change }
    curves.readings[change] = nil
    for index in curves.list.indices where curves.list[index].change == change {
      curves.replace(index, by: curves.list[index].ended(at: age))
    }
    updateSettledAge()
  }

  /// Ends the clock of a change that is back at its start: what was on it is there, with what is left of its corrections.
  package mutating func closeClock(atStartOf change: ChangeNumber, at age: Double) {
    for row in rows.slots.indices.map({ RowIndex($0) }) {
      guard let slot = rows.slots[row.offset].index, curve(of: row).change == change else {
        continue
      }
      var rest: [(amplitude: SIMD4<Double>, since: SIMD4<Double>, curve: CurveIndex)] = []
      rows.forEachCorrection(of: row) {
        rest.append((rows.amplitudes[$0], rows.movingSince[$0], rows.correctionCurves[$0]))
      }
      // The goal of a modifier is another function, and no number.
      put(slot, at: functions[slot] == nil ? goals[slot.offset] + rows.offsets[row.offset] : .zero)
      for term in rest { add(term.amplitude, to: slot, since: term.since, on: term.curve) }
    }
    closeClock(of: change, at: age)
  }

  /// Where a change moves a slot from; its goal if the change does not move it.
  package func origin(of slot: SlotIndex, _ change: ChangeNumber) -> SIMD4<Double> {
    guard let row = row(of: slot), curve(of: row).change == change else {
      return goals[slot.offset]
    }
    return goals[slot.offset] + rows.offsets[row.offset]
  }

  /// Moves the start of the open motion of a slot.
  package mutating func setOrigin(
    of slot: SlotIndex, _ change: ChangeNumber, to origin: SIMD4<Double>
  ) {
    guard let row = row(of: slot), curve(of: row).change == change else { return }
    rows.setOffset(of: row, to: origin - goals[slot.offset])
  }

  /// Moves the start of the open motion of a slot to another function.
  package mutating func setOrigin(
    of slot: SlotIndex, _ change: ChangeNumber, to origin: any MovingFunction
  ) {
    guard let row = row(of: slot), curve(of: row).change == change,
      let next = functions[slot]?.starting(from: origin)
    else { return }
    functions[slot] = next
  }
}
