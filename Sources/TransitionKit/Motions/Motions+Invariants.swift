extension Motions {
  /// Fails if a row, a correction or a waiting motion refers to something that is not there.
  ///
  /// - Complexity: O(*n*) in the slots, rows, corrections and curves.
  package func checkInvariants() throws(BrokenInvariant) {
    try check(slotRows.count == goals.count, "\(goals.count) slots have \(slotRows.count) rows")
    for column in [offsets.count, rowCurves.count, firstCorrections.count] {
      try check(
        column == rowSlots.count, "a column of \(rowSlots.count) rows has \(column) of them")
    }
    for column in [movingSince.count, correctionCurves.count, nextCorrections.count] {
      try check(
        column == amplitudes.count, "a column of \(amplitudes.count) corrections has \(column)")
    }
    for slot in slotRows.indices {
      guard let row = slotRows[slot].index else { continue }
      try check(
        rowSlots.indices.contains(row.offset)
          && rowSlots[row.offset].index == SlotIndex(slot),
        "slot \(slot) has row \(row.number), which is that of another one")
    }
    var uses = [Int](repeating: 0, count: amplitudes.count)
    try count(freeCorrection, in: &uses)
    for row in rowSlots.indices { try checkRow(row, &uses) }
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
    if !measuredAge.isNaN {
      for (curve, slope) in zip(curves.indices, slopes) {
        try check(
          factors[curve] == curves[curve].factor(at: measuredAge)
            && slope == curves[curve].slope(at: measuredAge, isBefore: true),
          "curve \(curve) is not the one that was measured")
      }
    }
    for clock in clocks {
      try check(
        clocks.count { $0.change == clock.change } == 1,
        "change \(clock.change.number) has two clocks")
    }
  }

  private func checkRow(_ row: Int, _ uses: inout [Int]) throws(BrokenInvariant) {
    try check(curves.indices.contains(rowCurves[row].offset), "row \(row) is on no curve")
    guard let slot = rowSlots[row].index else {
      // A row that is over has given its corrections back.
      return try check(firstCorrections[row] == .none, "row \(row) of no slot has corrections")
    }
    try check(
      slotRows[slot.offset].index == RowIndex(row),
      "row \(row) is of slot \(slot.number), which has another one")
    try count(firstCorrections[row], in: &uses)
    // What waits for the end of a delay begins anew then, and says when it ends.
    try check(
      waiting[slot] != nil || end(of: RowIndex(row)) <= settledAge,
      "row \(row) ends after all are said to have ended")
  }

  /// Counts the corrections of a list.
  private func count(
    _ first: OptionalIndex<Correction>, in uses: inout [Int]
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
