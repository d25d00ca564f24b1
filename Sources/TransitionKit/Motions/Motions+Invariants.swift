extension Motions {
  /// Fails if a row, a correction or a waiting motion refers to something that is not there.
  ///
  /// - Complexity: O(*n*) in the slots, rows, corrections and curves.
  package func checkInvariants() throws(BrokenInvariant) {
    try check(slotRows.count == goals.count, "\(goals.count) slots have \(slotRows.count) rows")
    try rows.checkColumns()
    for slot in slotRows.indices {
      guard let row = slotRows[slot].index else { continue }
      try check(
        rows.slots.indices.contains(row.offset) && rows.slots[row.offset].index == SlotIndex(slot),
        "slot \(slot) has row \(row.number), which is that of another one")
    }
    var uses = [Int](repeating: 0, count: rows.amplitudes.count)
    try rows.count(rows.freeCorrection, on: curves.list, in: &uses)
    for row in rows.slots.indices { try checkRow(row, &uses) }
    try check(uses.allSatisfy { $0 == 1 }, "a correction belongs to no row, or to several")
    for slot in paths.keys {
      try check(row(of: slot) != nil, "slot \(slot.number) is on a path, but does not move")
    }
    for slot in waiting.keys {
      try check(
        goals.indices.contains(slot.offset), "slot \(slot.number) waits, and is not there")
    }
    for slot in freeSlots {
      try check(
        row(of: slot) == nil && waiting[slot] == nil && functions[slot] == nil,
        "slot \(slot.number) is free, but moves")
    }
    try curves.checkInvariants()
  }

  private func checkRow(_ row: Int, _ uses: inout [Int]) throws(BrokenInvariant) {
    try check(curves.list.indices.contains(rows.curves[row].offset), "row \(row) is on no curve")
    guard let slot = rows.slots[row].index else {
      // A row that is over has given its corrections back.
      return try check(rows.firstCorrections[row] == .none, "row \(row) of no slot has corrections")
    }
    try check(
      slotRows[slot.offset].index == RowIndex(row),
      "row \(row) is of slot \(slot.number), which has another one")
    try rows.count(rows.firstCorrections[row], on: curves.list, in: &uses)
    // What waits for the end of a delay begins anew then, and says when it ends.
    try check(
      waiting[slot] != nil || end(of: RowIndex(row)) <= settledAge,
      "row \(row) ends after all are said to have ended")
  }
}

extension MotionRows {
  /// Checks that all columns are equally long.
  fileprivate func checkColumns() throws(BrokenInvariant) {
    for column in [offsets.count, curves.count, firstCorrections.count] {
      try check(column == slots.count, "a column of \(slots.count) rows has \(column) of them")
    }
    for column in [movingSince.count, correctionCurves.count, nextCorrections.count] {
      try check(
        column == amplitudes.count, "a column of \(amplitudes.count) corrections has \(column)")
    }
  }

  /// Counts the corrections of a list.
  fileprivate func count(
    _ first: OptionalIndex<Motions.Correction>, on curves: [MotionCurve], in uses: inout [Int]
  ) throws(BrokenInvariant) {
    var next = first.index
    while let number = next?.offset {
      try check(uses.indices.contains(number), "there is no correction \(number)")
      uses[number] += 1
      try check(uses[number] == 1, "correction \(number) is in two lists, or in one twice")
      try check(
        first == freeCorrection || curves.indices.contains(correctionCurves[number].offset),
        "correction \(number) is on no curve")
      next = nextCorrections[number].index
    }
  }
}

extension MotionCurves {
  /// Fails if a measurement is not of these curves, or a change has two clocks.
  func checkInvariants() throws(BrokenInvariant) {
    if !measuredAge.isNaN {
      for (curve, slope) in zip(list.indices, slopes) {
        try check(
          factors[curve] == list[curve].factor(at: measuredAge)
            && slope == list[curve].slope(at: measuredAge, isBefore: true),
          "curve \(curve) is not the one that was measured")
      }
    }
    for clock in clocks {
      try check(
        clocks.count { $0.change == clock.change } == 1,
        "change \(clock.change.number) has two clocks")
    }
  }
}
