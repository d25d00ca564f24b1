extension Motions {
  /// Takes out the rows that have arrived, if they are many, and returns whether it did.
  @discardableResult
  package mutating func collect(at age: Double) -> Bool {
    guard !rows.slots.isEmpty else { return false }
    forgetEndedLoops()
    if curves.clocks.isEmpty, age >= settledAge, !curves.list.contains(where: { $0.end > age }) {
      for case let slot? in rows.slots.lazy.map({ $0.index }) { slotRows[slot.offset] = .none }
      removeRows()
      return true
    }
    let arrived = rows.slots.indices.reduce(0) {
      $0 + (rows.slots[$1].index == nil || isOver(RowIndex($1), at: age) ? 1 : 0)
    }
    guard 2 * arrived > rows.slots.count || curves.list.count > curves.limit else { return false }
    var rest = self
    rest.removeRows()
    rest.rows.reserve(rows.slots.count - arrived)
    var numbers = [CurveIndex?](repeating: nil, count: curves.list.count)
    for (row, known) in rows.slots.enumerated() {
      guard let slot = known.index else { continue }
      rest.slotRows[slot.offset] = .none
      guard !isOver(RowIndex(row), at: age) else { continue }
      rest.copyTerms(of: slot, in: self, to: slot, &numbers)
      if !paths.isEmpty { rest.paths[slot] = paths[slot] }
      rest.settledAge = max(rest.settledAge, end(of: RowIndex(row)))
    }
    rest.curves.limit = max(64, 2 * rest.curves.list.count)
    self = rest
    return true
  }

  /// Whether a row has arrived. What is back at the start of an open change is not at its goal.
  private func isOver(_ row: RowIndex, at age: Double) -> Bool {
    end(of: row) <= age && (curves.clocks.isEmpty || curves.clock(of: curve(of: row)) == nil)
  }

  /// Gives a slot the terms that lead a slot of another table to its goal.
  ///
  /// - Parameters:
  ///   - age: terms that are over by then are left out.
  ///   - numbers: for each curve of the other table its index in this one. It is put there when it is first needed.
  mutating func copyTerms(
    of slot: SlotIndex, in other: Motions, after age: Double = -.infinity, to copy: SlotIndex,
    _ numbers: inout [CurveIndex?]
  ) {
    guard let row = other.row(of: slot) else { return }
    func number(_ curve: CurveIndex) -> CurveIndex {
      if let known = numbers[curve.offset] { return known }
      let number = curves.add(other.curves.list[curve])
      numbers[curve.offset] = number
      return number
    }
    if other.curve(of: row).end > age {
      setRow(
        of: copy, offset: other.rows.offsets[row.offset], on: number(other.rows.curves[row.offset]))
    }
    other.rows.forEachCorrection(of: row) {
      let curve = other.rows.correctionCurves[$0]
      guard other.curves.list[curve].end > age else { return }
      add(other.rows.amplitudes[$0], to: copy, since: other.rows.movingSince[$0], on: number(curve))
    }
  }

  /// Removes all slots, but keeps the storage.
  mutating func removeAll() {
    goals.clear()
    slotRows.clear()
    freeSlots.clear()
    functions = [:]
    rows.clear()
    paths = [:]
    waiting.removeAll(keepingCapacity: true)
    curves.list.clear()
    curves.measuredAge = .nan
    settledAge = -.infinity
  }

  private mutating func removeRows() {
    rows = MotionRows()
    paths = [:]
    curves.removeAll()
    settledAge = -.infinity
  }
}
