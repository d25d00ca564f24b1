// The rows of slots that move, and their corrections.

extension Motions {
  func curve(of row: RowIndex) -> MotionCurve { curves[rowCurves[row.offset]] }

  /// Adds a curve.
  package mutating func addCurve(_ curve: MotionCurve) -> CurveIndex {
    curves.append(curve)
    return CurveIndex(curves.count - 1)
  }

  /// Puts another curve in the place of one.
  mutating func replaceCurve(_ index: Int, by curve: MotionCurve) {
    curves[index] = curve
    measuredAge = .nan
  }

  /// Gives a slot a row without corrections, instead of the one that it has. A path that it has moved along stays.
  @discardableResult
  package mutating func setRow(
    of slot: SlotIndex, offset: SIMD4<Double>, on curve: CurveIndex
  ) -> RowIndex {
    checkRange(offset)
    checkRange(goals[slot.offset])
    isUniform = isUniform && (rowCurves.first ?? curve) == curve
    guard let row = row(of: slot) else {
      let row = RowIndex(rowSlots.count)
      slotRows[slot.offset].index = row
      rowSlots.append(OptionalIndex(slot))
      offsets.append(offset)
      rowCurves.append(curve)
      firstCorrections.append(.none)
      return row
    }
    setOffset(of: row, to: offset)
    rowCurves[row.offset] = curve
    removeCorrections(of: row)
    return row
  }

  /// Changes how far a row is from its goal at its start.
  mutating func setOffset(of row: RowIndex, to offset: SIMD4<Double>) {
    offsets[row.offset] = offset
    checkRange(offset)
  }

  /// Frees the corrections of a row.
  mutating func removeCorrections(of row: RowIndex) {
    guard let first = firstCorrections[row.offset].index else { return }
    var last = first
    while let next = nextCorrections[last.offset].index { last = next }
    nextCorrections[last.offset] = freeCorrection
    freeCorrection.index = first
    firstCorrections[row.offset] = .none
  }

  /// Adds a correction to a row, after those that it has.
  mutating func addCorrection(
    to row: RowIndex, _ amplitude: SIMD4<Double>, since: SIMD4<Double>, on curve: CurveIndex
  ) {
    checkRange(amplitude)
    let number: ListIndex<Correction>
    if let free = freeCorrection.index {
      number = free
      freeCorrection = nextCorrections[free.offset]
      amplitudes[free.offset] = amplitude
      movingSince[free.offset] = since
      correctionCurves[free.offset] = curve
      nextCorrections[free.offset] = .none
    } else {
      number = ListIndex(amplitudes.count)
      amplitudes.append(amplitude)
      movingSince.append(since)
      correctionCurves.append(curve)
      nextCorrections.append(.none)
    }
    guard var last = firstCorrections[row.offset].index else {
      firstCorrections[row.offset].index = number
      return
    }
    while let next = nextCorrections[last.offset].index { last = next }
    nextCorrections[last.offset].index = number
  }

  /// Hands out the corrections of a row, in their order.
  @inline(__always)
  func forEachCorrection(of row: RowIndex, _ body: (_ correction: Int) -> Void) {
    var correction = firstCorrections[row.offset].index
    while let next = correction?.offset {
      body(next)
      correction = nextCorrections[next].index
    }
  }

  /// For each component the age since which a row has been moving, or from which on it will.
  func movingSince(_ row: RowIndex) -> SIMD4<Double> {
    // What an open change moves has stood still before.
    if !readings.isEmpty, let clock = clock(of: curve(of: row)) {
      return SIMD4(repeating: clock.movingSince)
    }
    if let first = firstCorrections[row.offset].index { return movingSince[first.offset] }
    return SIMD4(repeating: curves[rowCurves[row.offset].offset].motionStart)
  }

  /// The number of one of the latest curves with these values at all times, of the same change, or of a new one.
  mutating func number(
    of kind: MotionCurve.Kind, of change: ChangeNumber?, from start: Double, to end: Double,
    exactStart: Double? = nil
  ) -> CurveIndex {
    // A stagger makes many curves, none of which is needed again.
    for number in (max(curves.count - 8, 0)..<curves.count).reversed()
    where curves[number].start == start && curves[number].change == change
      && curves[number].end == end && curves[number].exactStart == exactStart
      && curves[number].kind.isSame(as: kind)
    {
      return CurveIndex(number)
    }
    return addCurve(MotionCurve(kind, of: change, from: start, to: end, exactStart: exactStart))
  }

  @inline(__always)
  mutating func checkRange(_ value: SIMD4<Double>) {
    guard staysInRange else { return }
    let (low, high) = (SIMD4(repeating: -Self.rangeLimit), SIMD4(repeating: Self.rangeLimit))
    if any((value .< low) .| (value .> high)) { staysInRange = false }
  }

  /// The greatest magnitude of the numbers of a table in range.
  private static let rangeLimit = valueLimit / 32

  package mutating func updateSettledAge() {
    settledAge = -.infinity
    for row in rowSlots.indices {
      guard let slot = rowSlots[row].index, !isEndingLoop(slot) else { continue }
      settledAge = max(settledAge, end(of: RowIndex(row)))
    }
  }
}

extension Motions {
  /// Where a slot comes from, by which timing, and when that starts; nil if it does not move by one.
  ///
  /// If a negative delay lets the timing start in the middle, it comes from so far that it is then where it is shown.
  package func start(of slot: SlotIndex) -> (value: SIMD4<Double>, timing: Timing, age: Double)? {
    guard let row = row(of: slot), case .timing(let timings, let index) = curve(of: row).kind else {
      return nil
    }
    return (
      goals[slot.offset] + offsets[row.offset] / (1 - timings.startProgress),
      timings.sources[Int(index)], curve(of: row).start
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
      addCorrection(to: row, amplitude, since: since, on: curve)
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
    body(offsets[row.offset], rowCurves[row.offset])
    forEachCorrection(of: row) { body(amplitudes[$0], correctionCurves[$0]) }
  }
}
