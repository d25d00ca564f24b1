// Slots that a finger holds.

extension Motions {
  /// Holds a slot at a value, until something takes over.
  ///
  /// - Parameters:
  ///   - curve: the animation with which it continues then. It never begins by itself.
  ///   - change: the change to which the motion belongs; nil if it left that of an open change.
  package mutating func hold(
    _ slot: SlotIndex, at value: SIMD4<Double>, _ curve: AnimationCurve, of change: ChangeNumber?
  ) {
    let curve = MotionCurve(curve, of: change, from: .infinity, to: .infinity)
    restart(slot, offset: value - goals[slot.offset], on: addCurve(curve))
    settledAge = .infinity
  }

  /// Moves a slot that is held.
  package mutating func moveHeld(_ slot: SlotIndex, to value: SIMD4<Double>) {
    guard let row = row(of: slot) else { return }
    setOffset(of: row, to: value - goals[slot.offset])
  }

  /// Changes the goal of a slot that is held where it is.
  package mutating func aim(_ slot: SlotIndex, at goal: SIMD4<Double>) {
    let old = goals[slot.offset]
    goals[slot.offset] = goal
    checkRange(goal)
    if let row = row(of: slot) { setOffset(of: row, to: offsets[row.offset] + (old - goal)) }
  }
}
