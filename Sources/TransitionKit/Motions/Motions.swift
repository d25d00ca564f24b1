/// Values of four numbers that can move: everything that a scene shows, in one table.
///
/// A *slot* is one property of one element: its frame, a property of its state at rest, its rectangle in flight. The goal of
/// a slot is what it does by itself. What is shown of it at an age t is
///
///     goal + offset (1 - q(t)) + k h(t)
///
/// with the progress q of an animation, and velocity corrections k on the responses h of springs. A slot at its goal has no
/// other storage. The slots that move have rows, in columns; rows that start together share a curve.
@usableFromInline package struct Motions: Sendable {
  // The slots.
  /// What each slot is when nothing moves.
  @usableFromInline package var goals: [SIMD4<Double>] = []
  var slotRows: [OptionalIndex<Row>] = []
  /// The slots that can be given out again.
  var freeSlots: [SlotIndex] = []
  /// The functions that slots have for a goal. The two numbers of such a slot are the factors of its terms.
  package internal(set) var functions: [SlotIndex: any MovingFunction] = [:]

  @usableFromInline package var rows = MotionRows()
  /// How far slots are from the straight line, of those that do not move straight.
  package var paths: [SlotIndex: PathOffset] = [:]
  /// Whether each slot is a color that goes straight in OKLab, as far as any is.
  private var mixesInOKLab: [Bool] = []
  /// The motions that begin later.
  @usableFromInline package var waiting: [SlotIndex: WaitingMotion] = [:]
  package var curves = MotionCurves()
  /// The age from which on every slot is at its goal.
  package var settledAge = -Double.infinity

  package init() {}
}

extension Motions {
  /// One property of one owner.
  @usableFromInline package enum Slot {}
  package enum Row {}
  package enum Correction {}
}

@usableFromInline package typealias SlotIndex = ListIndex<Motions.Slot>
package typealias RowIndex = ListIndex<Motions.Row>
package typealias CurveIndex = ListIndex<MotionCurve>

// MARK: - Slots

extension Motions {
  /// Whether nothing moves or waits.
  @inlinable package var isIdle: Bool { rows.slots.isEmpty && waiting.isEmpty }

  @inlinable package subscript(slot: SlotIndex) -> SIMD4<Double> { goals[slot.offset] }

  /// Adds a slot at its goal.
  package mutating func append(_ goal: SIMD4<Double>) -> SlotIndex {
    if let slot = freeSlots.popLast() {
      goals[slot.offset] = goal
      return slot
    }
    goals.append(goal)
    slotRows.append(.none)
    return SlotIndex(goals.count - 1)
  }

  /// Ends the motions of a slot, and frees it.
  package mutating func remove(_ slot: SlotIndex) {
    end(slot)
    if !functions.isEmpty { functions[slot] = nil }
    setMixing(slot, inOKLab: false)
    freeSlots.append(slot)
  }

  package mutating func reserveSlots(_ count: Int) {
    goals.reserveCapacity(count)
    slotRows.reserveCapacity(count)
  }

  /// Says whether the next motions of a slot, which is a color, go straight in OKLab rather than in sRGB.
  package mutating func setMixing(_ slot: SlotIndex, inOKLab isMixed: Bool) {
    guard isMixed || slot.offset < mixesInOKLab.count else { return }
    while mixesInOKLab.count <= slot.offset { mixesInOKLab.append(false) }
    mixesInOKLab[slot.offset] = isMixed
  }

  /// The way through OKLab of a slot from a value to another one; nil if it goes straight. It is inlined because a call of it
  /// would copy the whole table.
  @inline(__always)
  func mixture(
    of slot: SlotIndex, from start: SIMD4<Double>, to end: SIMD4<Double>
  ) -> PathOffset? {
    guard slot.offset < mixesInOKLab.count, mixesInOKLab[slot.offset] else { return nil }
    return PathOffset(oklabFrom: start, to: end)
  }

  /// The row of a slot; nil if it is at its goal.
  package func row(of slot: SlotIndex) -> RowIndex? { slotRows[slot.offset].index }

  /// Puts a slot at a value, without a motion.
  package mutating func put(_ slot: SlotIndex, at goal: SIMD4<Double>) {
    goals[slot.offset] = goal
    settle(slot)
  }

  /// Puts a slot at its goal.
  package mutating func settle(_ slot: SlotIndex) {
    removeRow(of: slot)
    if !paths.isEmpty { paths[slot] = nil }
  }

  /// Takes its row from a slot that does not move along a path.
  mutating func removeRow(of slot: SlotIndex) {
    guard let row = row(of: slot) else { return }
    // The row stays until the rows are collected, but says nothing of the slot.
    rows.removeCorrections(of: row)
    rows.slots[row.offset] = .none
    slotRows[slot.offset] = .none
  }

  /// Ends the running and the waiting motion of a slot.
  package mutating func end(_ slot: SlotIndex) {
    settle(slot)
    if !waiting.isEmpty { waiting[slot] = nil }
  }

  /// Changes the goal of a slot. Its motion continues, moved by as much.
  ///
  /// Of an open change only the end moves, as its start is another goal.
  package mutating func shift(_ slot: SlotIndex, to goal: SIMD4<Double>) {
    let old = goals[slot.offset]
    goals[slot.offset] = goal
    guard let row = row(of: slot) else { return }
    rows.checkRange(goal)
    if mayGoBack(slot) {
      rows.offsets[row.offset] = (rows.offsets[row.offset] + (old - goal)).clamped
      rows.checkRange(rows.offsets[row.offset])
    }
  }

  /// Whether a slot moves with an open change that may go back to its start.
  package func mayGoBack(_ slot: SlotIndex) -> Bool {
    guard !curves.readings.isEmpty, let row = row(of: slot) else { return false }
    return curves.clock(of: curve(of: row))?.clock.isLetGo == false
  }

  /// Changes the goal of a slot, and where its motion starts by as much, also on the clock of an open change.
  package mutating func relocate(_ slot: SlotIndex, to goal: SIMD4<Double>) {
    goals[slot.offset] = goal
    if row(of: slot) != nil { rows.checkRange(goal) }
  }

  /// Scales and moves a slot, with its running motion.
  package mutating func carry(_ slot: SlotIndex, by scale: SIMD4<Double>, offset: SIMD4<Double>) {
    goals[slot.offset] = (goals[slot.offset] * scale + offset).clamped
    rows.checkRange(goals[slot.offset])
    guard let row = row(of: slot) else { return }
    rows.offsets[row.offset] = (rows.offsets[row.offset] * scale).clamped
    rows.checkRange(rows.offsets[row.offset])
    var correction = rows.firstCorrections[row.offset].index
    while let next = correction?.offset {
      rows.amplitudes[next] = (rows.amplitudes[next] * scale).clamped
      rows.checkRange(rows.amplitudes[next])
      correction = rows.nextCorrections[next].index
    }
  }

  /// How far a slot that moves was from its goal at its start; nil if it does not move.
  package func offset(of slot: SlotIndex) -> SIMD4<Double>? {
    row(of: slot).map { rows.offsets[$0.offset] }
  }

  /// Lets a slot keep its progress between a start and a goal that are others now.
  ///
  /// - Parameters:
  ///   - old: from the goal that it had to the start.
  ///   - new: the same from the goal that it has.
  package mutating func scaleDistance(
    of slot: SlotIndex, from old: SIMD4<Double>, to new: SIMD4<Double>
  ) {
    guard let row = row(of: slot), openMotion(of: slot) == nil else { return }
    let distance = rows.offsets[row.offset] - old
    // What has flown from rest flies as if it had started there.
    if (distance * distance).sum() < 1e-12 { return rows.setOffset(of: row, to: new) }
    let (scale, goal) = ((new / old).replacing(with: 1, where: old .== 0), goals[slot.offset])
    carry(slot, by: scale, offset: .zero)
    goals[slot.offset] = goal
  }

  /// The changes that move a slot at an age, and that will when a delay is over.
  package func changes(of slot: SlotIndex, at age: Double) -> [ChangeNumber] {
    var changes: [ChangeNumber] = []
    if let row = row(of: slot), end(of: row) > age,
      let change = curves.list[rows.curves[row.offset].offset].change
    {
      changes.append(change)
    }
    if !waiting.isEmpty, let change = waiting[slot]?.change { changes.append(change) }
    return changes
  }

  /// When a slot is at its goal, unless something waits.
  package func end(of slot: SlotIndex) -> Double { row(of: slot).map { end(of: $0) } ?? -.infinity }

  func end(of row: RowIndex) -> Double {
    var end = curves.list[rows.curves[row.offset].offset].end
    rows.forEachCorrection(of: row) {
      end = max(end, curves.list[rows.correctionCurves[$0].offset].end)
    }
    return end
  }
}
