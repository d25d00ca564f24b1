/// The rows of the slots that move, in columns, and the velocity corrections of each as a list.
@usableFromInline package struct MotionRows: Sendable {
  /// The slot of each row; none if the row is over.
  @usableFromInline var slots: [OptionalIndex<Motions.Slot>] = []
  /// How far each row starts from its goal, and how that dies down.
  var offsets: [SIMD4<Double>] = []
  var curves: [CurveIndex] = []
  var firstCorrections: [OptionalIndex<Motions.Correction>] = []

  // The velocity corrections.
  var amplitudes: [SIMD4<Double>] = []
  /// For each component the age since which it has been moving. The first correction of a row has those of the row.
  var movingSince: [SIMD4<Double>] = []
  var correctionCurves: [CurveIndex] = []
  var nextCorrections: [OptionalIndex<Motions.Correction>] = []
  /// The first correction that no row has.
  var freeCorrection = OptionalIndex<Motions.Correction>.none

  /// Whether all rows are known to be on one curve.
  var isUniform = true
  /// Whether all numbers are so small that nothing needs to be clamped.
  var staysInRange = true
}

extension MotionRows {
  /// Makes room for so many rows and velocity corrections in all.
  package mutating func reserve(_ count: Int, corrections: Int = 0) {
    if count > slots.capacity {
      slots.reserveCapacity(count)
      offsets.reserveCapacity(count)
      curves.reserveCapacity(count)
      firstCorrections.reserveCapacity(count)
    }
    guard corrections > amplitudes.capacity else { return }
    amplitudes.reserveCapacity(corrections)
    movingSince.reserveCapacity(corrections)
    correctionCurves.reserveCapacity(corrections)
    nextCorrections.reserveCapacity(corrections)
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
    let number: ListIndex<Motions.Correction>
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

  /// Notes whether numbers are so large that something may have to be clamped.
  @inline(__always)
  mutating func checkRange(_ value: SIMD4<Double>) {
    guard staysInRange else { return }
    let (low, high) = (SIMD4(repeating: -Self.rangeLimit), SIMD4(repeating: Self.rangeLimit))
    if any((value .< low) .| (value .> high)) { staysInRange = false }
  }

  /// The greatest magnitude of the numbers of a table in range.
  private static let rangeLimit = valueLimit / 32

  /// Removes all rows, but keeps the storage.
  mutating func clear() {
    slots.clear()
    offsets.clear()
    curves.clear()
    firstCorrections.clear()
    amplitudes.clear()
    movingSince.clear()
    correctionCurves.clear()
    nextCorrections.clear()
    freeCorrection = .none
    isUniform = true
    staysInRange = true
  }

  /// The number of rows, with those that are over.
  package var count: Int { slots.count }
}
