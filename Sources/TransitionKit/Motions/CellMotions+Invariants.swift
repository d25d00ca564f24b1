extension CellMotions {
  /// Fails if a row, a correction or a waiting motion refers to something that is not there.
  ///
  /// - Complexity: O(*n*) in the cells, rows, corrections and curves.
  package func checkInvariants() throws(BrokenInvariant) {
    try check(
      rowNumbers.count == truths.count, "\(truths.count) cells have \(rowNumbers.count) rows")
    for column in [starts.count, rowCurves.count, firstCorrections.count] {
      try check(column == cells.count, "a column of \(cells.count) rows has \(column) of them")
    }
    for column in [movingSince.count, correctionCurves.count, nextCorrections.count] {
      try check(
        column == amplitudes.count, "a column of \(amplitudes.count) corrections has \(column)")
    }
    for (cell, row) in rowNumbers.enumerated() where row >= 0 {
      try check(
        cells.indices.contains(Int(row)) && cells[Int(row)] == cell,
        "cell \(cell) has row \(row), which is that of another one")
    }
    var uses = [Int](repeating: 0, count: amplitudes.count)
    try count(freeCorrection, in: &uses)
    for (row, cell) in cells.enumerated() {
      try check(curves.indices.contains(Int(rowCurves[row])), "row \(row) is on no curve")
      // A row without a cell has given its corrections back.
      try check(cell >= 0 || firstCorrections[row] < 0, "row \(row) of no cell has corrections")
      guard cell >= 0 else { continue }
      try check(
        rowNumbers[Int(cell)] == row, "row \(row) is of cell \(cell), which has another one")
      try count(firstCorrections[row], in: &uses)
      // What waits for the end of a delay begins anew then, and says when it ends.
      try check(
        waiting[cell] != nil || end(ofRow: row) <= settledAge,
        "row \(row) ends after all are said to have ended")
    }
    try check(uses.allSatisfy { $0 == 1 }, "a correction belongs to no row, or to several")
    for cell in paths.keys {
      try check(row(of: Int(cell)) != nil, "cell \(cell) is on a path, but does not move")
    }
    for cell in waiting.keys {
      try check(truths.indices.contains(Int(cell)), "cell \(cell) waits, and is not there")
    }
  }

  /// Counts the corrections of a list.
  private func count(_ first: Int32, in uses: inout [Int]) throws(BrokenInvariant) {
    var next = Int(first)
    while next >= 0 {
      try check(uses.indices.contains(next), "there is no correction \(next)")
      uses[next] += 1
      try check(uses[next] == 1, "correction \(next) is in two lists, or in one twice")
      try check(
        first == freeCorrection || curves.indices.contains(Int(correctionCurves[next])),
        "correction \(next) is on no curve")
      next = Int(nextCorrections[next])
    }
  }
}
