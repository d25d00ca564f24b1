extension Motions {
  /// Writes the values of all slots.
  mutating func sampleAll(at age: Double, into values: inout [SIMD4<Double>]) {
    for slot in goals.indices { values[slot] = goals[slot] }
    sampleRows(at: age, into: &values)
  }

  /// Writes the values of all slots that move.
  package mutating func sample(at age: Double, into values: inout [SIMD4<Double>]) {
    sampleRows(at: age, into: &values)
    for (slot, path) in paths {
      guard let row = row(of: slot) else { continue }
      let offset = path.offset(at: 1 - factors[rowCurves[row.offset].offset])
      values[slot.offset] = (values[slot.offset] + offset).clamped
    }
  }

  private mutating func sampleRows(at age: Double, into values: inout [SIMD4<Double>]) {
    guard !rowSlots.isEmpty else { return }
    if factors.count != curves.count { factors.refill(0, count: curves.count) }
    measuredAge = .nan
    for index in curves.indices {
      // Without a copy of the curve, as it is when a function has it for an argument.
      factors[index] =
        readings.isEmpty ? curves[index].factor(at: age) : factor(of: curves[index], at: age)
    }
    let isInRange = staysInRange && !factors.contains { !(abs($0) <= Self.factorLimit) }
    MotionSlots.write(&values, goals, offsets, rowSlots, rowCurves, factors) { slots in
      if amplitudes.isEmpty {
        slots.writeLines(isUniform: isUniform, isInRange: isInRange)
      } else {
        slots.write(
          corrections: firstCorrections, nextCorrections, correctionCurves, amplitudes,
          isInRange: isInRange)
      }
    }
  }

  /// Up to this magnitude of factors no value of a table in range leaves ``valueLimit``.
  private static let factorLimit = 4.0

  /// The value of a slot at an age.
  package func value(of slot: SlotIndex, at age: Double) -> SIMD4<Double> {
    let value = value(of: slot, from: goals[slot.offset], at: age)
    guard !paths.isEmpty, let path = paths[slot], let row = row(of: slot) else { return value }
    return (value + path.offset(at: 1 - factor(of: curve(of: row), at: age))).clamped
  }

  /// The value of a slot at an age at which its goal has a value.
  func value(of slot: SlotIndex, from goal: SIMD4<Double>, at age: Double) -> SIMD4<Double> {
    guard let row = row(of: slot) else { return goal }
    var value = goal
    value += offsets[row.offset] * factor(of: rowCurves[row.offset], at: age)
    forEachCorrection(of: row) {
      value += amplitudes[$0] * factor(of: correctionCurves[$0], at: age)
    }
    return value.clamped
  }

  /// What is shown of a slot just before an age.
  package func shown(_ slot: SlotIndex, at age: Double) -> ShownMotion {
    guard let row = row(of: slot) else { return ShownMotion(value: goals[slot.offset]) }
    let curve = rowCurves[row.offset]
    var shown = ShownMotion(value: value(of: slot, at: age))
    // Only what a row took over moves at the age at which it starts.
    let isBefore =
      age != curves[curve.offset].start && age != curves[curve.offset].exactStart
      || !readings.isEmpty && clock(of: curves[curve.offset]) != nil
    var moving = LaneMask(repeating: false)
    if age < curves[curve.offset].end, !curves[curve.offset].isHeld {
      moving = .!(offsets[row.offset] .== 0)
      let slope = slope(of: curve, at: age, isBefore: isBefore)
      shown.velocity = offsets[row.offset] * slope
      if !paths.isEmpty, let path = paths[slot] {
        shown.velocity += path.rate(at: 1 - factor(of: curve, at: age)) * -slope
        moving .|= path.isMoving
      }
    }
    forEachCorrection(of: row) {
      let curve = correctionCurves[$0]
      guard age < curves[curve.offset].end, !curves[curve.offset].isHeld else { return }
      shown.velocity += amplitudes[$0] * slope(of: curve, at: age, isBefore: isBefore)
      moving .|= amplitudes[$0] .!= 0
    }
    let since = movingSince(row)
    moving .&= since .< age
    // A row that has ended stays until it is collected, and says nothing any more.
    shown.isSpring =
      any(moving)
      && (curves[curve.offset].isSpring
        || !readings.isEmpty && isReleased(curves[curve.offset]))
    shown.velocity = shown.velocity.clamped.replacing(with: 0, where: .!moving)
    shown.durations = (age - since).replacing(with: 0, where: .!moving)
    return shown
  }
}

// MARK: - All slots just before an age

// What is asked of a slot is inlined, because a call would copy the table.
extension Motions {
  /// Reads the factors of all curves, and their slopes, just before an age. What is asked of them at that age is not
  /// computed again, for as many slots as are on them.
  package mutating func measure(at age: Double) {
    measuredAge = age
    factors.refill(0, count: curves.count)
    slopes.refill(0, count: curves.count)
    for index in curves.indices {
      factors[index] = curves[index].factor(at: age)
      slopes[index] = curves[index].slope(at: age, isBefore: true)
    }
  }

  /// The value of a slot at the age at which the curves were measured.
  @inline(__always)
  func measuredValue(of slot: SlotIndex) -> SIMD4<Double> {
    var value = goals[slot.offset]
    guard row(of: slot) != nil else { return value }
    forEachTerm(of: slot) { value += $0 * factors[$1.offset] }
    return value.clamped
  }

  /// The rate of change of what leads a slot to its goal, at the age at which the curves were measured.
  @inline(__always)
  func measuredVelocity(of slot: SlotIndex) -> SIMD4<Double> {
    var velocity = SIMD4<Double>.zero
    forEachTerm(of: slot) { velocity += $0 * slopes[$1.offset] }
    return velocity
  }
}

// MARK: - Clocks

extension Motions {
  /// What the clock of a curve shows; nil if it is that of the animator.
  func clock(of curve: MotionCurve) -> ClockReading? {
    readings.isEmpty ? nil : curve.change.flatMap { readings[$0] }
  }

  /// Whether a finger has let go of a curve, which moves by a spring then, whatever its own animation is.
  private func isReleased(_ curve: MotionCurve) -> Bool {
    !readings.isEmpty && clock(of: curve)?.playhead.isAnimated ?? false
  }

  func factor(of curve: MotionCurve, at age: Double) -> Double {
    curve.factor(at: clock(of: curve)?.age ?? age)
  }

  /// The factor of a curve, from the last measurement if it was at that age.
  private func factor(of curve: CurveIndex, at age: Double) -> Double {
    isMeasured(curve, at: age)
      ? factors[curve.offset] : factor(of: curves[curve.offset], at: age)
  }

  /// The rate of change of the factor of a curve, from the last measurement if it was at that age.
  private func slope(of curve: CurveIndex, at age: Double, isBefore: Bool) -> Double {
    isBefore && isMeasured(curve, at: age)
      ? slopes[curve.offset] : slope(of: curves[curve.offset], at: age, isBefore: isBefore)
  }

  /// Whether a curve was there when the curves were measured at an age, and is on the clock of the animator.
  @inline(__always)
  private func isMeasured(_ curve: CurveIndex, at age: Double) -> Bool {
    age == measuredAge && curve.offset < slopes.count && readings.isEmpty
  }

  /// The rate of change of a factor, for each second of the animator.
  func slope(of curve: MotionCurve, at age: Double, isBefore: Bool) -> Double {
    guard let clock = clock(of: curve) else { return curve.slope(at: age, isBefore: isBefore) }
    return clock.rate == 0
      ? 0 : curve.slopeOnItsClock(at: clock.age, isBefore: clock.movesBefore) * clock.rate
  }
}
