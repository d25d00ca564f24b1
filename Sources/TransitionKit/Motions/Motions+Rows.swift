// The rows of slots that move, and their corrections.

extension Motions {
  func curve(of row: RowIndex) -> MotionCurve { curves.list[rows.curves[row.offset]] }

  /// Gives a slot a row without corrections, instead of the one that it has. A path that it has moved along stays.
  @discardableResult
  package mutating func setRow(
    of slot: SlotIndex, offset: SIMD4<Double>, on curve: CurveIndex
  ) -> RowIndex {
    rows.checkRange(offset)
    rows.checkRange(goals[slot.offset])
    rows.isUniform = rows.isUniform && (rows.curves.first ?? curve) == curve
    guard let row = row(of: slot) else {
      let row = RowIndex(rows.slots.count)
      slotRows[slot.offset].index = row
      rows.slots.append(OptionalIndex(slot))
      rows.offsets.append(offset)
      rows.curves.append(curve)
      rows.firstCorrections.append(.none)
      return row
    }
    rows.setOffset(of: row, to: offset)
    rows.curves[row.offset] = curve
    rows.removeCorrections(of: row)
    return row
  }

  /// For each component the age since which a row has been moving, or from which on it will.
  func movingSince(_ row: RowIndex) -> SIMD4<Double> {
    // What an open change moves has stood still before.
    if !curves.readings.isEmpty, let clock = curves.clock(of: curve(of: row)) {
      return SIMD4(repeating: clock.movingSince)
    }
    if let first = rows.firstCorrections[row.offset].index { return rows.movingSince[first.offset] }
    return SIMD4(repeating: curves.list[rows.curves[row.offset].offset].motionStart)
  }

  package mutating func updateSettledAge() {
    settledAge = -.infinity
    for row in rows.slots.indices {
      guard let slot = rows.slots[row].index, !isEndingLoop(slot) else { continue }
      settledAge = max(settledAge, end(of: RowIndex(row)))
    }
  }
}

extension Motions {
  /// Where a slot comes from, by which timing, when that starts, and along which path; nil if it does not move by a timing.
  ///
  /// If a negative delay lets the timing start in the middle, it comes from so far that it is then where it is shown.
  package func motion(of slot: SlotIndex) -> (
    start: SIMD4<Double>, timing: Timing, age: Double, path: PathOffset?
  )? {
    guard let row = row(of: slot), case .timing(let timings, let index) = curve(of: row).kind else {
      return nil
    }
    return (
      goals[slot.offset] + rows.offsets[row.offset] / (1 - timings.startProgress),
      timings.sources[Int(index)], curve(of: row).start, paths[slot]
    )
  }
}

extension Motions {
  /// Adds a term to what leads a slot to its goal.
  mutating func add(
    _ amplitude: SIMD4<Double>, to slot: SlotIndex, since: SIMD4<Double> = .zero,
    on curve: CurveIndex
  ) {
    if let row = row(of: slot) {
      rows.addCorrection(to: row, amplitude, since: since, on: curve)
    } else {
      setRow(of: slot, offset: amplitude, on: curve)
    }
  }

  /// Hands out the terms that lead a slot to its goal.
  @inline(__always)
  func forEachTerm(
    of slot: SlotIndex, _ body: (_ amplitude: SIMD4<Double>, _ curve: CurveIndex) -> Void
  ) {
    guard let row = row(of: slot) else { return }
    body(rows.offsets[row.offset], rows.curves[row.offset])
    rows.forEachCorrection(of: row) { body(rows.amplitudes[$0], rows.correctionCurves[$0]) }
  }
}
