extension CellMotions {
  /// Takes out the rows that have arrived, if they are many.
  package mutating func collect(at age: Double) {
    guard !cells.isEmpty else { return }
    if age >= settledAge, !curves.contains(where: { $0.end > age }) {
      for cell in cells where cell >= 0 { rowNumbers[Int(cell)] = -1 }
      return removeRows()
    }
    let arrived = cells.indices.reduce(0) { $0 + (cells[$1] < 0 || end(ofRow: $1) <= age ? 1 : 0) }
    guard 2 * arrived > cells.count || curves.count > curveLimit else { return }
    var rest = self
    rest.removeRows()
    rest.reserveRows(cells.count - arrived)
    var numbers = [Int32](repeating: -1, count: curves.count)
    func number(_ curve: Int32) -> Int32 {
      if numbers[Int(curve)] < 0 { numbers[Int(curve)] = rest.addCurve(curves[Int(curve)]) }
      return numbers[Int(curve)]
    }
    for (row, cell) in cells.enumerated() where cell >= 0 {
      rest.rowNumbers[Int(cell)] = -1
      let end = end(ofRow: row)
      guard end > age else {
        if !rest.paths.isEmpty { rest.paths[cell] = nil }
        continue
      }
      let path = paths[cell]
      let next = rest.setRow(of: Int(cell), from: starts[row], on: number(rowCurves[row]))
      var correction = Int(firstCorrections[row])
      while correction >= 0 {
        rest.addCorrection(
          toRow: next, amplitudes[correction], since: movingSince[correction],
          on: number(correctionCurves[correction]))
        correction = Int(nextCorrections[correction])
      }
      if let path { rest.paths[cell] = path }
      rest.settledAge = max(rest.settledAge, end)
    }
    rest.curveLimit = max(64, 2 * rest.curves.count)
    self = rest
  }

  private mutating func removeRows() {
    cells = []
    starts = []
    rowCurves = []
    firstCorrections = []
    amplitudes = []
    movingSince = []
    correctionCurves = []
    nextCorrections = []
    freeCorrection = -1
    paths = [:]
    curves = []
    factors = []
    curveLimit = 64
    staysInRange = true
    isUniform = true
    settledAge = -.infinity
  }
}
