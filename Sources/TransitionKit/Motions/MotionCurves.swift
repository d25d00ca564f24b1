/// The curves by which motions die down, the clocks on which they run, and how far they are at an age.
package struct MotionCurves: Sendable {
  package internal(set) var list: [MotionCurve] = []
  /// The clocks of the changes on which a finger sets the time, or that continue from there, and what they show.
  package var clocks: [ChangeClock] = []
  package var readings: ClockReadings = [:]

  /// The number of curves at which those that are not used are collected.
  var limit = 64
  /// The factors of the curves at the age that was sampled last.
  var factors: [Double] = []
  /// The slopes of the curves just before the age that was measured last.
  var slopes: [Double] = []
  /// That age; NaN if the factors and the slopes are no longer those of the first curves.
  var measuredAge = Double.nan
}

extension MotionCurves {
  /// Adds a curve.
  package mutating func add(_ curve: MotionCurve) -> CurveIndex {
    list.append(curve)
    return CurveIndex(list.count - 1)
  }

  /// Puts another curve in the place of one.
  mutating func replace(_ index: Int, by curve: MotionCurve) {
    list[index] = curve
    measuredAge = .nan
  }

  /// The number of one of the latest curves with these values at all times, of the same change, or of a new one.
  mutating func number(
    of kind: MotionCurve.Kind, of change: ChangeNumber?, from start: Double, to end: Double,
    exactStart: Double? = nil
  ) -> CurveIndex {
    // A stagger makes many curves, none of which is needed again.
    for number in (max(list.count - 8, 0)..<list.count).reversed()
    where list[number].start == start && list[number].change == change && list[number].end == end
      && list[number].exactStart == exactStart && list[number].kind.isSame(as: kind)
    {
      return CurveIndex(number)
    }
    return add(MotionCurve(kind, of: change, from: start, to: end, exactStart: exactStart))
  }

  /// Removes all curves. The clocks stay.
  mutating func removeAll() {
    list = []
    factors = []
    measuredAge = .nan
    limit = 64
  }
}

// MARK: - All curves at an age

extension MotionCurves {
  /// Reads the factors of all curves.
  mutating func sample(at age: Double) {
    if factors.count != list.count { factors.refill(0, count: list.count) }
    measuredAge = .nan
    for index in list.indices {
      // Without a copy of the curve, as it is when a function has it for an argument.
      factors[index] =
        readings.isEmpty ? list[index].factor(at: age) : factor(of: list[index], at: age)
    }
  }

  /// Reads the factors of all curves, and their slopes, just before an age. What is asked of them at that age is not
  /// computed again, for as many slots as are on them.
  package mutating func measure(at age: Double) {
    measuredAge = age
    factors.refill(0, count: list.count)
    slopes.refill(0, count: list.count)
    for index in list.indices {
      factors[index] = list[index].factor(at: age)
      slopes[index] = list[index].slope(at: age, isBefore: true)
    }
  }
}

// MARK: - One curve

extension MotionCurves {
  /// The factor of a curve, on its own clock.
  func factor(of curve: MotionCurve, at age: Double) -> Double {
    curve.factor(at: clock(of: curve)?.age ?? age)
  }

  /// The factor of a curve, from the last measurement if it was at that age.
  func factor(of curve: CurveIndex, at age: Double) -> Double {
    isMeasured(curve, at: age) ? factors[curve.offset] : factor(of: list[curve.offset], at: age)
  }

  /// The rate of change of a factor, for each second of the animator.
  func slope(of curve: MotionCurve, at age: Double, isBefore: Bool) -> Double {
    guard let clock = clock(of: curve) else { return curve.slope(at: age, isBefore: isBefore) }
    return clock.rate == 0
      ? 0 : curve.slopeOnItsClock(at: clock.age, isBefore: clock.movesBefore) * clock.rate
  }

  /// The rate of change of the factor of a curve, from the last measurement if it was at that age.
  func slope(of curve: CurveIndex, at age: Double, isBefore: Bool) -> Double {
    isBefore && isMeasured(curve, at: age)
      ? slopes[curve.offset] : slope(of: list[curve.offset], at: age, isBefore: isBefore)
  }

  /// Whether a curve was there when the curves were measured at an age, and is on the clock of the animator.
  @inline(__always)
  private func isMeasured(_ curve: CurveIndex, at age: Double) -> Bool {
    age == measuredAge && curve.offset < slopes.count && readings.isEmpty
  }
}

// MARK: - Clocks

extension MotionCurves {
  /// What the clock of a curve shows; nil if it is that of the animator.
  func clock(of curve: MotionCurve) -> ClockReading? {
    readings.isEmpty ? nil : curve.change.flatMap { readings[$0] }
  }

  /// The clock of a change; nil if it is not open.
  package func clock(of change: ChangeNumber) -> ChangeClock? {
    clocks.first { $0.change == change }
  }

  /// Shows everything that is on the clock of a change at the position of the clock.
  package mutating func readClocks(at age: Double) {
    readings.removeAll(keepingCapacity: true)
    for clock in clocks { readings[clock.change] = clock.reading(at: age) }
  }

  /// Notes that nothing brings a change back to its start any more, so that what it moves is laid out anew like all else.
  package mutating func letGo(clockOf change: ChangeNumber, at age: Double) {
    guard let index = clocks.firstIndex(where: { $0.change == change }) else { return }
    clocks[index].isLetGo = true
    readClocks(at: age)
  }

  /// Whether a finger has let go of a curve, which moves by a spring then, whatever its own animation is.
  func isReleased(_ curve: MotionCurve) -> Bool {
    clock(of: curve)?.playhead.isAnimated ?? false
  }
}
