// Slots that have a function for a goal: the modifiers of elements.
//
// The two numbers of such a slot are the factors of its offset and of its velocity correction, both 0 at the goal.

extension Motions {
  /// Adds a slot with a function for a goal.
  package mutating func append(_ function: any MovingFunction) -> SlotIndex {
    let slot = append(.zero)
    functions[slot] = function
    return slot
  }

  /// The function that a slot has once nothing moves any more, also one that waits for a delay; nil if it has none.
  package func functionAtRest(of slot: SlotIndex) -> (any MovingFunction)? {
    if !waiting.isEmpty, case .function(let function, _) = waiting[slot]?.motion { return function }
    return functions[slot]
  }

  /// Replaces the function of a slot at once. The running motion continues, if both are of one type.
  ///
  /// Of an open change only the end moves, as its start is another function.
  package mutating func shift(_ slot: SlotIndex, to function: any MovingFunction) {
    if case .function(_, let curve) = waiting[slot]?.motion {
      guard functions[slot]?.shifted(to: function, keepsStart: false) == nil else {
        waiting[slot]?.motion = .function(function, curve)
        return
      }
    } else if let shifted = functions[slot]?.shifted(to: function, keepsStart: mayGoBack(slot)) {
      functions[slot] = shifted
      return
    }
    functions[slot] = function
    end(slot)
  }

  /// Moves the function of a slot to another one, from what is shown.
  ///
  /// - Returns: whether both are of one type; otherwise nothing happens.
  package mutating func move(
    _ slot: SlotIndex, to function: any MovingFunction, _ curve: AnimationCurve, delay: Double,
    _ timing: inout ChangeTiming, _ changes: inout [ChangeRecord]
  ) -> Bool {
    takeOver(slot, at: timing.age, &changes)
    guard functions[slot]?.shifted(to: function, keepsStart: false) != nil else { return false }
    let start = timing.age + delay
    let waits = delay + curve.motionStart > 0
    if waits, !timing.isOpen, any(shown(slot, at: timing.age).isMoving) {
      // The running motion continues until the new one begins.
      waiting[slot] = WaitingMotion(
        .function(function, curve), at: start + curve.motionStart, of: timing.number)
      timing.note(curve, delay: delay, end: endUntilDelay(of: slot))
      return true
    }
    let number = curves.add(
      MotionCurve(
        curve, of: timing.number, from: start,
        to: timing.isOpen ? .infinity : start + curve.end,
        endOnItsClock: timing.isOpen && !curve.isLoop
          ? timing.age + (delay + curve.duration) : .infinity))
    self.start(
      slot, toward: function, curve, on: number, at: timing.age,
      startsAtOnce: !timing.isOpen && !waits, timing.settling)
    if timing.isOpen {
      timing.noteOpen(duration: delay + curve.duration)
    } else {
      timing.note(curve, delay: delay, end: end(of: slot))
    }
    return true
  }

  /// Starts to move a function toward another one, from what is shown.
  mutating func start(
    _ slot: SlotIndex, toward function: any MovingFunction, _ curve: AnimationCurve,
    on number: CurveIndex, at age: Double, startsAtOnce: Bool, _ settling: SettlingSpring
  ) {
    let shown = shown(slot, at: age)
    let duration = shown.durations.max()
    let slope = startsAtOnce ? curve.startSlope : 0
    guard
      let next = functions[slot]?.continued(
        toward: function, shown: shown, slope: duration > 0 ? slope : nil)
    else { return }
    functions[slot] = next
    let row = restart(slot, offset: SIMD4(1, 0, 0, 0), on: number)
    // What a finger catches stands still.
    let isOpen = curves.list[number].end == .infinity && !curve.isLoop
    if duration > 0, let slope, !isOpen {
      let (spring, end) = curve.response(
        afterSpring: shown.isSpring, movingFor: duration, slope: slope, settling)
      rows.addCorrection(
        to: row, SIMD4(0, 1, 0, 0), since: SIMD4(repeating: age - duration),
        on: curves.add(
          MotionCurve(.response(spring), of: curves.list[number].change, from: age, to: age + end)))
    }
    settledAge = max(settledAge, end(of: row))
  }
}
