// Slots that a finger holds.

extension Motions {
  /// Holds a slot at a value, until something takes over.
  ///
  /// - Parameters:
  ///   - curve: the animation with which it continues then. It never begins by itself.
  ///   - change: the change to which the motion belongs; nil if it left that of an open change.
  package mutating func hold(
    _ slot: SlotIndex, at value: SIMD4<Double>, _ curve: AnimationCurve, of change: ChangeNumber?
  ) {
    let curve = MotionCurve(curve, of: change, from: .infinity, to: .infinity)
    restart(slot, offset: value - goals[slot.offset], on: curves.add(curve))
    settledAge = .infinity
  }

  /// Whether a slot is held.
  package func isHeld(_ slot: SlotIndex) -> Bool {
    row(of: slot).map { curve(of: $0).start == .infinity } ?? false
  }

  /// Moves a slot that is held.
  package mutating func moveHeld(_ slot: SlotIndex, to value: SIMD4<Double>) {
    guard let row = row(of: slot) else { return }
    rows.setOffset(of: row, to: value - goals[slot.offset])
  }

  /// Gives a slot another velocity across and down, which dies down by a spring.
  ///
  /// - Parameter response: the spring, and how long its response to a velocity lasts.
  package mutating func push(
    _ slot: SlotIndex, to velocity: SIMD2<Double>, _ response: (spring: Spring, duration: Double),
    of change: ChangeNumber, at age: Double
  ) {
    var lacking = SIMD4(velocity.x, velocity.y, 0, 0)
    if let row = row(of: slot) {
      let slope = curves.slope(of: curve(of: row), at: age, isBefore: false)
      var known = rows.offsets[row.offset] * slope
      if let path = paths[slot] {
        known += path.rate(at: 1 - curves.factor(of: curve(of: row), at: age)) * -slope
      }
      rows.forEachCorrection(of: row) {
        let curve = curves.list[rows.correctionCurves[$0]]
        known += rows.amplitudes[$0] * curves.slope(of: curve, at: age, isBefore: false)
      }
      (lacking.x, lacking.y) = (velocity.x - known.x, velocity.y - known.y)
    }
    lacking = lacking.clamped
    guard lacking != .zero else { return }
    let longer = response.spring.longerResponseDuration(toLength: lacking.largestMagnitude)
    let duration = max(response.duration, longer ?? 0)
    add(
      lacking, to: slot, since: SIMD4(repeating: age - response.spring.response),
      on: curves.number(of: .response(response.spring), of: change, from: age, to: age + duration))
    settledAge = max(settledAge, end(of: slot))
  }

  /// Changes the goal of a slot that is held where it is.
  package mutating func aim(_ slot: SlotIndex, at goal: SIMD4<Double>) {
    let old = goals[slot.offset]
    goals[slot.offset] = goal
    rows.checkRange(goal)
    if let row = row(of: slot) {
      rows.setOffset(of: row, to: rows.offsets[row.offset] + (old - goal))
    }
  }
}

// MARK: - What an open change catches

extension Motions {
  /// The slots that an open change moves, and their values.
  package func values(movedBy change: ChangeNumber, at age: Double) -> [(
    slot: SlotIndex, value: SIMD4<Double>
  )] {
    rows.slots.compactMap { known in
      guard let slot = known.index, moves(slot, with: change) else { return nil }
      return (slot, value(of: slot, at: age))
    }
  }

  /// Lets a slot that an open change does not move stand still, as others of its owner do.
  ///
  /// - Parameter curve: any animation. Nothing is on it.
  package mutating func stop(
    _ slot: SlotIndex, for change: ChangeNumber, on curve: AnimationCurve, at age: Double,
    _ changes: inout [ChangeRecord]
  ) {
    guard end(of: slot) > age || waiting[slot] != nil, !moves(slot, with: change) else { return }
    takeOver(slot, at: age, &changes)
    let value = value(of: slot, at: age)
    let still = MotionCurve(curve, of: change, from: age, to: .infinity)
    let row = restart(slot, offset: .zero, on: curves.add(still))
    let held = MotionCurve(.held, of: change, from: age, to: .infinity)
    rows.addCorrection(
      to: row, value - goals[slot.offset], since: SIMD4(repeating: age), on: curves.add(held))
    settledAge = .infinity
  }

  /// Lets slots keep values that they have shown, as long as a finger holds the clock of their change.
  ///
  /// What distinguishes a value from that of its slot without corrections is one correction, which keeps its size.
  package mutating func hold(
    _ values: [(slot: SlotIndex, value: SIMD4<Double>)], of change: ChangeNumber, at age: Double
  ) {
    var held: CurveIndex?
    for (slot, value) in values {
      guard let row = row(of: slot) else { continue }
      rows.removeCorrections(of: row)
      let rest = value - self.value(of: slot, at: age)
      guard rest != .zero else { continue }
      let curve = held ?? curves.add(MotionCurve(.held, of: change, from: age, to: .infinity))
      held = curve
      rows.addCorrection(to: row, rest, since: SIMD4(repeating: age), on: curve)
    }
  }

  /// Lets the corrections that a finger has held die down from an age on.
  package mutating func releaseHeld(
    of change: ChangeNumber, at age: Double, _ settling: SettlingSpring
  ) {
    func isCaught(_ curve: MotionCurve) -> Bool { curve.change == change && curve.isHeld }
    var length = 0.0
    // What the finger has held begins to move.
    for correction in rows.correctionCurves.indices
    where isCaught(curves.list[rows.correctionCurves[correction].offset]) {
      rows.movingSince[correction] = SIMD4(repeating: age)
      length = max(length, rows.amplitudes[correction].largestMagnitude)
    }
    let end = age + settling.duration(over: length)
    for index in curves.list.indices where isCaught(curves.list[index]) {
      curves.replace(index, by: MotionCurve(.spring(settling.spring), from: age, to: end))
    }
  }

  /// The change that moves a slot; nil if none does.
  package func change(moving slot: SlotIndex) -> ChangeNumber? {
    row(of: slot).flatMap { curve(of: $0).change }
  }

  /// Whether an open change moves a slot.
  package func moves(_ slot: SlotIndex, with change: ChangeNumber) -> Bool {
    row(of: slot).map { curve(of: $0).change == change } ?? false
  }

  /// The greatest magnitude of a number that a slot has, or starts from.
  package var reach: Double {
    [goals, rows.offsets, rows.amplitudes].joined().reduce(0) { max($0, $1.magnitudes.max()) }
  }

  /// The value of a slot at an age of the clock of its change, without corrections.
  package func uncorrectedValue(of slot: SlotIndex, at age: Double) -> SIMD4<Double> {
    guard let row = row(of: slot) else { return goals[slot.offset] }
    let factor = curve(of: row).factor(at: age)
    let offset = paths[slot]?.offset(at: 1 - factor) ?? .zero
    return goals[slot.offset] + rows.offsets[row.offset] * factor + offset
  }

  /// Lets a displacement and a velocity of a slot die down by the settling spring, on the clock of the animator.
  mutating func addSettling(
    to slot: SlotIndex, _ offset: SIMD4<Double>, _ velocity: SIMD4<Double>, since: Double,
    at age: Double, _ settling: SettlingSpring
  ) {
    func add(_ amplitude: SIMD4<Double>, _ kind: MotionCurve.Kind, _ duration: Double) {
      guard amplitude != .zero else { return }
      self.add(
        amplitude, to: slot, since: SIMD4(repeating: since),
        on: curves.number(of: kind, of: nil, from: age, to: age + duration))
    }
    add(offset, .spring(settling.spring), settling.duration(over: offset.largestMagnitude))
    add(
      velocity, .response(settling.spring),
      max(
        settling.responseDuration,
        settling.spring.longerResponseDuration(toLength: velocity.largestMagnitude) ?? 0))
  }
}
