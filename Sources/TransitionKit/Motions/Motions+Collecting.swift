extension Motions {
  /// Takes out the rows that have arrived, if they are many.
  package mutating func collect(at age: Double) {
    guard !rowSlots.isEmpty else { return }
    if age >= settledAge, !curves.contains(where: { $0.end > age }) {
      for case let slot? in rowSlots.lazy.map({ $0.index }) { slotRows[slot.offset] = .none }
      return removeRows()
    }
    let arrived = rowSlots.indices.reduce(0) {
      $0 + (rowSlots[$1].index == nil || end(of: RowIndex($1)) <= age ? 1 : 0)
    }
    guard 2 * arrived > rowSlots.count || curves.count > curveLimit else { return }
    var rest = self
    rest.removeRows()
    rest.reserveRows(rowSlots.count - arrived)
    var numbers = [CurveIndex?](repeating: nil, count: curves.count)
    func number(_ curve: CurveIndex) -> CurveIndex {
      let known = numbers[curve.offset] ?? rest.addCurve(curves[curve])
      numbers[curve.offset] = known
      return known
    }
    for (row, known) in rowSlots.enumerated() {
      guard let slot = known.index else { continue }
      rest.slotRows[slot.offset] = .none
      let end = end(of: RowIndex(row))
      guard end > age else { continue }
      let next = rest.setRow(of: slot, offset: offsets[row], on: number(rowCurves[row]))
      forEachCorrection(of: RowIndex(row)) {
        rest.addCorrection(
          to: next, amplitudes[$0], since: movingSince[$0], on: number(correctionCurves[$0]))
      }
      if let path = paths[slot] { rest.paths[slot] = path }
      rest.settledAge = max(rest.settledAge, end)
    }
    rest.curveLimit = max(64, 2 * rest.curves.count)
    self = rest
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
    curveLimit = 64
    staysInRange = true
    isUniform = true
    settledAge = -.infinity
  }
}
