/// Values of four numbers that can move, such as the frames of all elements: the model value of each, called a cell, and its
/// remaining motion.
///
/// What is shown of a cell at an age t is
///
///     model + (start - model) (1 - q(t)) + k h(t)
///
/// with the progress q of an animation, and velocity corrections k on the responses h of springs. A cell at its model value has
/// no other storage. The cells that move are rows, in columns; rows that start together share a curve.
@usableFromInline package struct CellMotions: Sendable {
  /// What each cell is when nothing moves.
  package var truths: [SIMD4<Double>] = []
  /// The row of each cell; -1 for none.
  var rowNumbers: [Int32] = []

  // The rows.
  @usableFromInline package var cells: [Int32] = []
  package var starts: [SIMD4<Double>] = []
  package var rowCurves: [Int32] = []
  /// The first velocity correction of each row; -1 for none.
  var firstCorrections: [Int32] = []

  // The velocity corrections.
  var amplitudes: [SIMD4<Double>] = []
  /// For each component the age since which it has been moving. The first correction of a row has those of the row.
  var movingSince: [SIMD4<Double>] = []
  var correctionCurves: [Int32] = []
  var nextCorrections: [Int32] = []

  /// The first correction that no row has; -1 for none.
  var freeCorrection: Int32 = -1

  /// The paths of cells that do not move straight, by their cells.
  package var paths: [Int32: CellPath] = [:]

  /// The motions that wait for the end of a delay, by their cells.
  @usableFromInline package var waiting: [Int32: WaitingCell] = [:]

  package var curves: [CellCurve] = []
  /// What the clocks of open changes show.
  package var clocks: ClockReadings = [:]
  /// The number of curves at which those that are not used are collected.
  var curveLimit = 64
  /// The values of the curves at the age that was sampled last.
  var factors: [Double] = []
  /// Whether all rows are known to be on one curve.
  var isUniform = true
  /// Whether all numbers are so small that nothing needs to be clamped.
  var staysInRange = true
  /// The age from which on every cell is at its model value.
  package var settledAge = -Double.infinity

  package init() {}
}

// MARK: - Cells

extension CellMotions {
  /// Whether no cell moves or waits.
  @inlinable package var isIdle: Bool { cells.isEmpty && waiting.isEmpty }

  package var count: Int { truths.count }

  package mutating func append(_ truth: SIMD4<Double>) {
    truths.append(truth)
    rowNumbers.append(-1)
  }

  package mutating func reserveCapacity(_ count: Int) {
    truths.reserveCapacity(count)
    rowNumbers.reserveCapacity(count)
  }

  /// Makes room for so many rows in all.
  package mutating func reserveRows(_ count: Int) {
    guard count > cells.capacity else { return }
    cells.reserveCapacity(count)
    starts.reserveCapacity(count)
    rowCurves.reserveCapacity(count)
    firstCorrections.reserveCapacity(count)
  }

  /// Makes room for so many velocity corrections in all.
  package mutating func reserveCorrections(_ count: Int) {
    guard count > amplitudes.capacity else { return }
    amplitudes.reserveCapacity(count)
    movingSince.reserveCapacity(count)
    correctionCurves.reserveCapacity(count)
    nextCorrections.reserveCapacity(count)
  }

  /// The row of a cell; nil if it is at its model value.
  package func row(of cell: Int) -> Int? { rowNumbers[cell] >= 0 ? Int(rowNumbers[cell]) : nil }

  /// Puts a cell at a value, without a motion.
  package mutating func put(_ cell: Int, at truth: SIMD4<Double>) {
    truths[cell] = truth
    settle(cell)
  }

  /// Puts a cell at its model value.
  package mutating func settle(_ cell: Int) {
    guard let row = row(of: cell) else { return }
    // The row stays until the rows are collected, but says nothing of the cell.
    removeCorrections(ofRow: row)
    removePath(of: cell)
    cells[row] = -1
    rowNumbers[cell] = -1
  }

  /// Removes the path of a cell, so that it moves straight.
  private mutating func removePath(of cell: Int) {
    if !paths.isEmpty { paths[Int32(cell)] = nil }
  }

  /// Changes the model value of a cell. Its motion continues, moved by as much.
  ///
  /// Of an open change only the end moves, as its start is another model value.
  package mutating func shift(_ cell: Int, to truth: SIMD4<Double>) {
    if let row = row(of: cell), clocks.isEmpty || clocks[curves[Int(rowCurves[row])].change] == nil
    {
      translate(cell, to: truth)
    }
    truths[cell] = truth
  }

  /// Changes the model value of a cell, and moves its motion by as much, also the start of a change that was open.
  mutating func translate(_ cell: Int, to truth: SIMD4<Double>) {
    if let row = row(of: cell) {
      starts[row] = (starts[row] + (truth - truths[cell])).clamped
      checkRange(starts[row])
      checkRange(truth)
    }
    truths[cell] = truth
  }

  /// The change that moves a cell at an age; nil if none does.
  package func change(of cell: Int, at age: Double) -> Int32? {
    guard let row = row(of: cell), end(ofRow: row) > age else { return nil }
    return curves[Int(rowCurves[row])].change
  }

  /// When a cell is at its model value.
  package func end(of cell: Int) -> Double {
    row(of: cell).map { end(ofRow: $0) } ?? -.infinity
  }

  func end(ofRow row: Int) -> Double {
    var end = curves[Int(rowCurves[row])].end
    var correction = Int(firstCorrections[row])
    while correction >= 0 {
      end = max(end, curves[Int(correctionCurves[correction])].end)
      correction = Int(nextCorrections[correction])
    }
    return end
  }
}

// MARK: - Frames

extension CellMotions {
  /// Writes the values of all cells that move.
  package mutating func sample(at age: Double, into values: inout [SIMD4<Double>]) {
    guard !cells.isEmpty else { return }
    if factors.count != curves.count { factors.refill(0, count: curves.count) }
    for index in curves.indices {
      factors[index] = curves[index].value(at: time(of: curves[index], at: age))
    }
    let isInRange = staysInRange && !factors.contains { !(abs($0) <= Self.factorLimit) }
    CellSlots.write(&values, truths, starts, cells, rowCurves, factors) { slots in
      if amplitudes.isEmpty {
        slots.writeLines(isUniform: isUniform, isInRange: isInRange)
      } else {
        slots.write(
          corrections: firstCorrections, nextCorrections, correctionCurves, amplitudes,
          isInRange: isInRange)
      }
    }
    for (cell, path) in paths {
      guard let row = row(of: Int(cell)) else { continue }
      let offset = path.offset(at: factors[Int(rowCurves[row])])
      values[Int(cell)] = (values[Int(cell)] + offset).clamped
    }
  }

  /// Up to this magnitude of factors no value of a table in range leaves ``valueLimit``.
  private static let factorLimit = 4.0

  /// The greatest magnitude of the numbers of a table in range.
  private static let rangeLimit = valueLimit / 32

  package mutating func checkRange(_ value: SIMD4<Double>) {
    let (low, high) = (SIMD4(repeating: -Self.rangeLimit), SIMD4(repeating: Self.rangeLimit))
    if any((value .< low) .| (value .> high)) { staysInRange = false }
  }

  /// The value of a cell at an age.
  package func value(of cell: Int, at age: Double) -> SIMD4<Double> {
    guard let row = row(of: cell) else { return truths[cell] }
    let curve = curves[Int(rowCurves[row])]
    let progress = curve.value(at: time(of: curve, at: age))
    var value = interpolate(from: starts[row], to: truths[cell], at: progress)
    if !paths.isEmpty, let path = paths[Int32(cell)] { value += path.offset(at: progress) }
    var correction = Int(firstCorrections[row])
    while correction >= 0 {
      let curve = curves[Int(correctionCurves[correction])]
      value += amplitudes[correction] * curve.value(at: time(of: curve, at: age))
      correction = Int(nextCorrections[correction])
    }
    return value.clamped
  }

  /// The age at which a curve is: that on the clock of its change, if the change is open.
  func time(of curve: CellCurve, at age: Double) -> Double {
    clocks.isEmpty ? age : clocks[curve.change]?.age ?? age
  }

  /// The age of the animator since which a curve has been moving, or from which on it will.
  func movingSince(_ curve: CellCurve) -> Double {
    clocks.isEmpty ? curve.motionStart : clocks[curve.change]?.movingSince ?? curve.motionStart
  }

  /// The rate of change of a curve, for each second of the animator.
  private func rate(of curve: CellCurve, at age: Double, isBefore: Bool) -> Double {
    guard let clock = clocks.isEmpty ? nil : clocks[curve.change] else {
      return curve.rate(at: age, isBefore: isBefore)
    }
    return clock.rate == 0
      ? 0 : curve.rate(at: clock.age, isBefore: clock.movesBefore) * clock.rate
  }

  /// What is shown of a cell just before an age.
  package func shown(_ cell: Int, at age: Double) -> ShownMotion {
    guard let row = row(of: cell) else { return ShownMotion(value: truths[cell]) }
    let curve = curves[Int(rowCurves[row])]
    var shown = ShownMotion(value: value(of: cell, at: age), isSpring: curve.isSpring)
    var since = SIMD4(repeating: movingSince(curve))
    // Only what a row took over moves at the age at which it starts.
    let isBefore =
      age != curve.start && age != curve.exactStart || clocks[curve.change] != nil
    var moving = LaneMask(repeating: false)
    if age < curve.end {
      moving = .!(starts[row] .== truths[cell])
      let rate = rate(of: curve, at: age, isBefore: isBefore)
      shown.velocity = (truths[cell] - starts[row]) * rate
      if !paths.isEmpty, let path = paths[Int32(cell)] {
        shown.velocity += path.rate(at: curve.value(at: time(of: curve, at: age))) * rate
        moving .|= path.isMoving
      }
    }
    var correction = Int(firstCorrections[row])
    if correction >= 0 { since = movingSince[correction] }
    while correction >= 0 {
      let curve = curves[Int(correctionCurves[correction])]
      if age < curve.end, !curve.isHeld {
        shown.velocity += amplitudes[correction] * rate(of: curve, at: age, isBefore: isBefore)
        moving .|= amplitudes[correction] .!= 0
      }
      correction = Int(nextCorrections[correction])
    }
    moving .&= since .< age
    shown.velocity = shown.velocity.clamped.replacing(with: 0, where: .!moving)
    shown.durations = (age - since).replacing(with: 0, where: .!moving)
    return shown
  }
}

// MARK: - Rows

extension CellMotions {
  /// Adds a curve, and returns its number.
  package mutating func addCurve(_ curve: CellCurve) -> Int32 {
    curves.append(curve)
    return Int32(curves.count - 1)
  }

  /// Holds a cell at an offset from its model value, on top of its running motion.
  mutating func hold(_ cell: Int, offset: SIMD4<Double>, on curve: Int32) {
    let row = row(of: cell) ?? setRow(of: cell, from: truths[cell], on: curve)
    let since =
      firstCorrections[row] >= 0
      ? movingSince[Int(firstCorrections[row])]
      : SIMD4(repeating: movingSince(curves[Int(rowCurves[row])]))
    addCorrection(toRow: row, offset, since: since, on: curve)
  }

  /// Gives a cell a row without corrections, instead of the one that it has, and returns its number.
  @discardableResult
  package mutating func setRow(of cell: Int, from value: SIMD4<Double>, on curve: Int32) -> Int {
    checkRange(value)
    checkRange(truths[cell])
    isUniform = isUniform && (rowCurves.first ?? curve) == curve
    guard let row = row(of: cell) else {
      rowNumbers[cell] = Int32(cells.count)
      cells.append(Int32(cell))
      starts.append(value)
      rowCurves.append(curve)
      firstCorrections.append(-1)
      return cells.count - 1
    }
    starts[row] = value
    rowCurves[row] = curve
    removeCorrections(ofRow: row)
    removePath(of: cell)
    return row
  }

  /// Frees the corrections of a row.
  private mutating func removeCorrections(ofRow row: Int) {
    let first = firstCorrections[row]
    guard first >= 0 else { return }
    var last = Int(first)
    while nextCorrections[last] >= 0 { last = Int(nextCorrections[last]) }
    nextCorrections[last] = freeCorrection
    freeCorrection = first
    firstCorrections[row] = -1
  }

  /// Adds a correction to a row, after those that it has.
  mutating func addCorrection(
    toRow row: Int, _ amplitude: SIMD4<Double>, since: SIMD4<Double>, on curve: Int32
  ) {
    checkRange(amplitude)
    let number: Int
    if freeCorrection >= 0 {
      number = Int(freeCorrection)
      freeCorrection = nextCorrections[number]
      amplitudes[number] = amplitude
      movingSince[number] = since
      correctionCurves[number] = curve
      nextCorrections[number] = -1
    } else {
      number = amplitudes.count
      amplitudes.append(amplitude)
      movingSince.append(since)
      correctionCurves.append(curve)
      nextCorrections.append(-1)
    }
    var last = Int(firstCorrections[row])
    guard last >= 0 else {
      firstCorrections[row] = Int32(number)
      return
    }
    while nextCorrections[last] >= 0 { last = Int(nextCorrections[last]) }
    nextCorrections[last] = Int32(number)
  }
}
