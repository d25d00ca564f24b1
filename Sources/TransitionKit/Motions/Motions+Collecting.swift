extension Motions {
  /// Takes out the rows that have arrived, if they are many, and returns whether it did.
  @discardableResult
  package mutating func collect(at age: Double) -> Bool {
    guard !rowSlots.isEmpty else { return false }
    forgetEndedLoops()
    if clocks.isEmpty, age >= settledAge, !curves.contains(where: { $0.end > age }) {
      for case let slot? in rowSlots.lazy.map({ $0.index }) { slotRows[slot.offset] = .none }
      removeRows()
      return true
    }
    let arrived = rowSlots.indices.reduce(0) {
      $0 + (rowSlots[$1].index == nil || isOver(RowIndex($1), at: age) ? 1 : 0)
    }
    guard 2 * arrived > rowSlots.count || curves.count > curveLimit else { return false }
    var rest = self
    rest.removeRows()
    rest.reserveRows(rowSlots.count - arrived)
    var numbers = [CurveIndex?](repeating: nil, count: curves.count)
    for (row, known) in rowSlots.enumerated() {
      guard let slot = known.index else { continue }
      rest.slotRows[slot.offset] = .none
      guard !isOver(RowIndex(row), at: age) else { continue }
      rest.copyTerms(of: slot, in: self, to: slot, &numbers)
      if !paths.isEmpty { rest.paths[slot] = paths[slot] }
      rest.settledAge = max(rest.settledAge, end(of: RowIndex(row)))
    }
    rest.curveLimit = max(64, 2 * rest.curves.count)
    self = rest
    return true
  }

  /// Whether a row has arrived. What is back at the start of an open change is not at its goal.
  private func isOver(_ row: RowIndex, at age: Double) -> Bool {
    end(of: row) <= age && (clocks.isEmpty || clock(of: curve(of: row)) == nil)
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
      let number = addCurve(other.curves[curve])
      numbers[curve.offset] = number
      return number
    }
    if other.curve(of: row).end > age {
      setRow(of: copy, offset: other.offsets[row.offset], on: number(other.rowCurves[row.offset]))
    }
    other.forEachCorrection(of: row) {
      let curve = other.correctionCurves[$0]
      guard other.curves[curve].end > age else { return }
      add(other.amplitudes[$0], to: copy, since: other.movingSince[$0], on: number(curve))
    }
  }

  /// Removes all slots, but keeps the storage.
  mutating func removeAll() {
    goals.clear()
    slotRows.clear()
    freeSlots.clear()
    functions = [:]
    rowSlots.clear()
    offsets.clear()
    rowCurves.clear()
    firstCorrections.clear()
    amplitudes.clear()
    movingSince.clear()
    correctionCurves.clear()
    nextCorrections.clear()
    freeCorrection = .none
    paths = [:]
    waiting.removeAll(keepingCapacity: true)
    curves.clear()
    measuredAge = .nan
    isUniform = true
    staysInRange = true
    settledAge = -.infinity
  }

  private mutating func removeRows() {
    rowSlots = []
    offsets = []
    rowCurves = []
    firstCorrections = []
    amplitudes = []
    movingSince = []
    correctionCurves = []
    nextCorrections = []
    freeCorrection = .none
    paths = [:]
    curves = []
    factors = []
    measuredAge = .nan
    curveLimit = 64
    staysInRange = true
    isUniform = true
    settledAge = -.infinity
  }
}
