// How slots start to move, toward another goal.

extension Motions {
  /// Moves a slot to another goal.
  ///
  /// - Parameters:
  ///   - lanes: the components that move; the others are at the goal at once.
  ///   - curve: the animation; nil if the slot is at the goal at once.
  package mutating func move(
    _ slot: SlotIndex, to goal: SIMD4<Double>, lanes: LaneMask = LaneMask(repeating: true),
    _ curve: AnimationCurve?, delay: Double, _ timing: inout ChangeTiming,
    _ changes: inout [ChangeRecord]
  ) {
    // What a finger moves stays on its clock.
    let staysOpen = mayGoBack(slot) && (!timing.isOpen || moves(slot, with: timing.number))
    guard let curve, !staysOpen else {
      if timing.endsMotions || mayLoop && loops(slot) { end(slot) }
      return shift(slot, to: goal)
    }
    takeOver(slot, at: timing.age, &changes)
    guard !timing.isOpen else {
      return open(slot, to: goal, lanes: lanes, curve, delay: delay, &timing)
    }
    var shown = shown(slot, at: timing.age)
    shown.value.replace(with: goal, where: .!lanes)
    shown.durations.replace(with: 0, where: .!lanes)
    guard delay + curve.motionStart > 0, any(shown.isMoving) else {
      return start(slot, from: shown, to: goal, curve, delay: delay, &timing)
    }
    // The running motion continues until the new one begins.
    let offset = goals[slot.offset] - goal
    goals[slot.offset] = goal
    rows.checkRange(goal)
    wait(
      slot, at: offset.replacing(with: 0, where: .!lanes), lanes: lanes, curve, delay: delay,
      &timing)
  }

  /// Moves a slot from something else than what it shows, such as where it was seen under another parent.
  ///
  /// - Parameters:
  ///   - units: the factors on the running motion of the slot, which continues during a delay; nil if something else was shown.
  ///   - origin: where it would be shown if nothing moved, from where an open change starts; nil if it is not known.
  ///   - path: how it goes there; nil is straight.
  package mutating func move(
    _ slot: SlotIndex, from shown: ShownMotion, continuing units: SIMD4<Double>? = nil,
    origin: SIMD4<Double>? = nil, _ curve: AnimationCurve, along path: PathOffset? = nil,
    delay: Double, _ timing: inout ChangeTiming, _ changes: inout [ChangeRecord]
  ) {
    takeOver(slot, at: timing.age, &changes)
    guard !timing.isOpen else {
      return open(
        slot, from: shown.value, origin ?? shown.value, curve, along: path, delay: delay, &timing)
    }
    guard let units, path == nil, delay + curve.motionStart > 0, row(of: slot) != nil,
      any(self.shown(slot, at: timing.age).isMoving)
    else {
      return start(
        slot, from: shown, to: goals[slot.offset], curve, along: path, delay: delay, &timing)
    }
    let goal = goals[slot.offset]
    carry(slot, by: units, offset: goal - goal * units)
    let offset = shown.value - value(of: slot, at: timing.age)
    // What moves with something around it does so no longer.
    let lacking = velocityCorrection(
      shown: PropertyVector(lanes: shown.velocity),
      goal: PropertyVector(lanes: self.shown(slot, at: timing.age).velocity), offset: .zero,
      slope: 0
    ).lanes
    let row = wait(slot, at: offset, curve, delay: delay, &timing)
    guard lacking.largestMagnitude > 1e-9 else { return }
    let (spring, duration) = curve.response(
      to: lacking, afterSpring: shown.isSpring, movingFor: shown.durations.max(), slope: 0,
      timing.settling)
    let response = MotionCurve(
      .response(spring), of: timing.number, from: timing.age, to: timing.age + duration)
    rows.addCorrection(
      to: row, lacking.clamped, since: timing.age - shown.durations, on: curves.add(response))
    timing.note(curve, delay: delay, end: endUntilDelay(of: slot))
  }

  /// Notes that a change takes over the running and the waiting motion of a slot.
  package mutating func takeOver(
    _ slot: SlotIndex, at age: Double, _ changes: inout [ChangeRecord]
  ) {
    if !changes.isEmpty, let row = row(of: slot), end(of: row) > age,
      let change = curves.list[rows.curves[row.offset].offset].change
    {
      changes.takeOver(change)
    }
    if !waiting.isEmpty, let change = waiting.removeValue(forKey: slot)?.change {
      changes.takeOver(change)
    }
  }
}

// MARK: - Starting

extension Motions {
  private mutating func start(
    _ slot: SlotIndex, from shown: ShownMotion, to goal: SIMD4<Double>, _ curve: AnimationCurve,
    along path: PathOffset? = nil, delay: Double, _ timing: inout ChangeTiming
  ) {
    let start = timing.age + delay
    let curve = timing.settled(curve, over: shown.value - goal, along: path)
    let number = curves.number(
      of: .timing(curve.timings, 0), of: timing.number, from: start, to: start + curve.end)
    self.start(
      slot, from: shown, to: goal, curve, on: number, along: path, at: timing.age,
      startsAtOnce: delay + curve.motionStart <= 0, timing.settling)
    if row(of: slot) != nil { timing.note(curve, delay: delay, end: end(of: slot)) }
  }

  /// Starts to move a slot from what is shown of it, with its velocity.
  ///
  /// - Parameters:
  ///   - number: the curve of the animation.
  ///   - age: when the motion takes over.
  ///   - startsAtOnce: whether the animation leaves its start then, rather than after a delay.
  mutating func start(
    _ slot: SlotIndex, from shown: ShownMotion, to goal: SIMD4<Double>, _ curve: AnimationCurve,
    on number: CurveIndex, along path: PathOffset? = nil, at age: Double, startsAtOnce: Bool,
    _ settling: SettlingSpring
  ) {
    let old = goals[slot.offset]
    goals[slot.offset] = goal
    let path = path ?? mixture(of: slot, from: shown.value, to: goal)
    let isMoving = any(shown.isMoving)
    // What repeats does so from the goal before, unless it has waited there for its delay.
    let remainder =
      curve.isLoop && path == nil && old != goal
      ? (shown.value - old).replacing(with: 0, where: shown.value .== goal) : .zero
    guard shown.value != goal || isMoving || path != nil else { return settle(slot) }
    let row = restart(slot, offset: shown.value - remainder - goal, on: number)
    // What is left of the way there dies down once.
    if remainder != .zero {
      addSettling(to: slot, remainder, .zero, since: age - shown.durations.max(), at: age, settling)
    }
    if let path { paths[slot] = path }
    if isMoving, let slope = startsAtOnce ? curve.startSlope : 0 {
      let correction = shown.velocityCorrection(
        goal: (path?.rate(at: 0) ?? .zero) * slope, offset: rows.offsets[row.offset], slope: slope)
      // If it has waited for its delay, it moves at once.
      let since = SIMD4(repeating: curves.list[number.offset].motionStart)
        .replacing(with: age - shown.durations, where: shown.isMoving)
      shown.forEachResponse(to: correction) { correction, duration in
        let (spring, end) = curve.response(
          to: correction, afterSpring: shown.isSpring, movingFor: duration, slope: slope, settling)
        let response = curves.number(
          of: .response(spring), of: curves.list[number].change, from: age, to: age + end)
        rows.addCorrection(to: row, correction, since: since, on: response)
      }
    }
    guard shown.value != goal || rows.firstCorrections[row.offset].index != nil || path != nil
    else {
      return settle(slot)
    }
    settledAge = max(settledAge, end(of: row))
  }
}

extension Motions {
  /// Gives a slot a row without corrections that goes straight to its goal, instead of the one that it has.
  @discardableResult
  mutating func restart(
    _ slot: SlotIndex, offset: SIMD4<Double>, on curve: CurveIndex
  ) -> RowIndex {
    if !paths.isEmpty { paths[slot] = nil }
    return setRow(of: slot, offset: offset, on: curve)
  }
}
