extension Motions {
  /// Writes the values of all slots that move.
  package mutating func sample(at age: Double, into values: inout [SIMD4<Double>]) {
    guard !rows.slots.isEmpty else { return }
    curves.sample(at: age)
    let isInRange = rows.staysInRange && !curves.factors.contains { !(abs($0) <= Self.factorLimit) }
    MotionSlots.write(&values, goals, rows.offsets, rows.slots, rows.curves, curves.factors) {
      slots in
      if rows.amplitudes.isEmpty {
        slots.writeLines(isUniform: rows.isUniform, isInRange: isInRange)
      } else {
        slots.write(
          corrections: rows.firstCorrections, rows.nextCorrections, rows.correctionCurves,
          rows.amplitudes, isInRange: isInRange)
      }
    }
    guard !paths.isEmpty else { return }
    for (slot, path) in paths {
      guard let row = row(of: slot) else { continue }
      let offset = path.offset(at: 1 - curves.factors[rows.curves[row.offset].offset])
      values[slot.offset] = (values[slot.offset] + offset).clamped
    }
  }

  /// Up to this magnitude of factors no value of a table in range leaves ``valueLimit``.
  private static let factorLimit = 4.0

  /// The value of a slot at an age.
  package func value(of slot: SlotIndex, at age: Double) -> SIMD4<Double> {
    let value = value(of: slot, from: goals[slot.offset], at: age)
    guard !paths.isEmpty, let path = paths[slot], let row = row(of: slot) else { return value }
    return (value + path.offset(at: 1 - curves.factor(of: curve(of: row), at: age))).clamped
  }

  /// The value of a slot at an age at which its goal has a value.
  func value(of slot: SlotIndex, from goal: SIMD4<Double>, at age: Double) -> SIMD4<Double> {
    guard let row = row(of: slot) else { return goal }
    var value = goal
    value += rows.offsets[row.offset] * curves.factor(of: rows.curves[row.offset], at: age)
    rows.forEachCorrection(of: row) {
      value += rows.amplitudes[$0] * curves.factor(of: rows.correctionCurves[$0], at: age)
    }
    return value.clamped
  }

  /// What is shown of a slot just before an age.
  package func shown(_ slot: SlotIndex, at age: Double) -> ShownMotion {
    guard let row = row(of: slot) else { return ShownMotion(value: goals[slot.offset]) }
    let curve = rows.curves[row.offset]
    var shown = ShownMotion(value: value(of: slot, at: age))
    // Only what a row took over moves at the age at which it starts.
    let isBefore =
      age != curves.list[curve.offset].start && age != curves.list[curve.offset].exactStart
      || !curves.readings.isEmpty && curves.clock(of: curves.list[curve.offset]) != nil
    var moving = LaneMask(repeating: false)
    if age < curves.list[curve.offset].end, !curves.list[curve.offset].isHeld {
      moving = .!(rows.offsets[row.offset] .== 0)
      let slope = curves.slope(of: curve, at: age, isBefore: isBefore)
      shown.velocity = rows.offsets[row.offset] * slope
      if !paths.isEmpty, let path = paths[slot] {
        shown.velocity += path.rate(at: 1 - curves.factor(of: curve, at: age)) * -slope
        moving .|= path.isMoving
      }
    }
    rows.forEachCorrection(of: row) {
      let curve = rows.correctionCurves[$0]
      guard age < curves.list[curve.offset].end, !curves.list[curve.offset].isHeld else { return }
      shown.velocity += rows.amplitudes[$0] * curves.slope(of: curve, at: age, isBefore: isBefore)
      moving .|= rows.amplitudes[$0] .!= 0
    }
    let since = movingSince(row)
    moving .&= since .< age
    // A row that has ended stays until it is collected, and says nothing any more.
    shown.isSpring =
      any(moving)
      && (curves.list[curve.offset].isSpring
        || !curves.readings.isEmpty && curves.isReleased(curves.list[curve.offset]))
    shown.velocity = shown.velocity.clamped.replacing(with: 0, where: .!moving)
    shown.durations = (age - since).replacing(with: 0, where: .!moving)
    return shown
  }
}

// MARK: - All slots just before an age

// What is asked of a slot is inlined, because a call would copy the table.
extension Motions {
  /// The value of a slot at the age at which the curves were measured.
  @inline(__always)
  func measuredValue(of slot: SlotIndex) -> SIMD4<Double> {
    var value = goals[slot.offset]
    guard row(of: slot) != nil else { return value }
    forEachTerm(of: slot) { value += $0 * curves.factors[$1.offset] }
    return value.clamped
  }

  /// The rate of change of what leads a slot to its goal, at the age at which the curves were measured.
  @inline(__always)
  func measuredVelocity(of slot: SlotIndex) -> SIMD4<Double> {
    var velocity = SIMD4<Double>.zero
    forEachTerm(of: slot) { velocity += $0 * curves.slopes[$1.offset] }
    return velocity
  }
}
