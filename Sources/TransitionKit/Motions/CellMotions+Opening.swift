// How cells move in open changes: on the clock of the change, with the earlier motions on top.

/// The motion of a cell on the clock of an open change.
package struct CellWay: Sendable {
  package var start: SIMD4<Double>
  package let curve: CellCurve
  let path: CellPath?

  /// The number of the motions before the change was opened, which are on the clock of the animator.
  package var restNumber: Int32 { curve.change - 1 }
}

extension CellMotions {
  /// Opens the motion of a cell to another model value. The running motion decays on the clock of the animator.
  mutating func open(
    _ cell: Int, to truth: SIMD4<Double>, lanes: LaneMask, _ curve: AnimationCurve, delay: Double,
    _ timing: inout ChangeTiming
  ) {
    let old = truths[cell]
    if !paths.isEmpty, paths[Int32(cell)] != nil, change(of: cell, at: timing.age) != nil {
      // A path cannot be kept: the straight line to where it is seen decays.
      var shown = shown(cell, at: timing.age)
      shown.value.replace(with: truth, where: .!lanes)
      shown.durations.replace(with: 0, where: .!lanes)
      truths[cell] = truth
      return open(
        cell, from: shown, old.replacing(with: truth, where: .!lanes), curve, along: nil,
        delay: delay, &timing)
    }
    let rest = rest(of: cell, at: timing.age)
    let row = openRow(
      of: cell, from: old.replacing(with: truth, where: .!lanes), to: truth, curve, delay: delay,
      &timing)
    for part in rest {
      addCorrection(toRow: row, part.amplitude, since: part.since, on: part.curve)
    }
    settledAge = max(settledAge, end(ofRow: row))
  }

  /// Opens the motion of a cell from another value than it shows.
  ///
  /// - Parameters:
  ///   - shown: what is seen when the change is opened. What distinguishes it from the origin decays.
  ///   - origin: where the motion starts.
  mutating func open(
    _ cell: Int, from shown: ShownMotion, _ origin: SIMD4<Double>, _ curve: AnimationCurve,
    along path: CellPath?, delay: Double, _ timing: inout ChangeTiming
  ) {
    let row = openRow(
      of: cell, from: origin, to: truths[cell], curve, delay: delay, &timing)
    if let path { paths[Int32(cell)] = path }
    let since = SIMD4(repeating: timing.age).replacing(
      with: timing.age - shown.durations, where: shown.isMoving)
    if shown.value != origin {
      addOffset(shown.value - origin, toRow: row, since: since, of: timing.restNumber, &timing)
    }
    if any(shown.isMoving) {
      addVelocity(
        shown.velocity.replacing(with: 0, where: .!shown.isMoving), toRow: row, since: since,
        of: timing.restNumber, &timing)
    }
    settledAge = max(settledAge, end(ofRow: row))
  }

  /// The motion of a cell on the clock of an open change; nil if it is on that of the animator.
  package func way(of cell: Int) -> CellWay? {
    guard let row = row(of: cell) else { return nil }
    let curve = curves[Int(rowCurves[row])]
    guard clocks[curve.change] != nil else { return nil }
    return CellWay(start: starts[row], curve: curve, path: paths[Int32(cell)])
  }

  /// Puts a cell back on its motion. What distinguishes it from there decays on the clock of the animator.
  package mutating func resume(
    _ way: CellWay, of cell: Int, from shown: ShownMotion, until end: Double,
    _ timing: inout ChangeTiming
  ) {
    let known = way.curve
    let row = setRow(
      of: cell, from: way.start,
      on: addCurve(
        CellCurve(kind: known.kind, change: known.change, start: known.start, end: end)))
    if let path = way.path { paths[Int32(cell)] = path }
    guard let clock = clocks[known.change] else { return }
    let rate = clock.rate == 0 ? 0 : known.rate(at: clock.age, isBefore: false) * clock.rate
    var velocity = (truths[cell] - way.start) * rate
    if let path = way.path { velocity += path.rate(at: known.value(at: clock.age)) * rate }
    let offset = shown.value - value(of: cell, at: timing.age)
    let correction = velocityCorrection(
      shown: PropertyVector(lanes: shown.velocity), goal: PropertyVector(lanes: velocity),
      offset: PropertyVector(lanes: offset), slope: 0)
    let (since, rest) = (SIMD4(repeating: timing.age), way.restNumber)
    addOffset(offset, toRow: row, since: since, of: rest, &timing)
    addVelocity(correction.lanes.clamped, toRow: row, since: since, of: rest, &timing)
  }

  /// Adds a displacement to a row that decays by the settling spring, on the clock of the animator.
  private mutating func addOffset(
    _ offset: SIMD4<Double>, toRow row: Int, since: SIMD4<Double>, of change: Int32,
    _ timing: inout ChangeTiming
  ) {
    let settling = timing.settlingCurve
    let curve = CellCurve(
      kind: .remaining(settling), change: change, start: timing.age,
      end: timing.age + settling.duration)
    addCorrection(toRow: row, offset, since: since, on: addCurve(curve))
  }

  /// Adds a velocity to a row that decays by the settling spring, on the clock of the animator.
  private mutating func addVelocity(
    _ velocity: SIMD4<Double>, toRow row: Int, since: SIMD4<Double>, of change: Int32,
    _ timing: inout ChangeTiming
  ) {
    let (spring, duration) = timing.settlingCurve.response(
      afterSpring: true, movingFor: 0, slope: 0, timing.settling)
    let curve = CellCurve(
      kind: .response(spring), change: change, start: timing.age, end: timing.age + duration)
    addCorrection(toRow: row, velocity, since: since, on: addCurve(curve))
  }

  /// Sets when the clock of a change reaches its end.
  package mutating func setEnd(of change: Int32, to end: Double) {
    for index in curves.indices where curves[index].change == change {
      let known = curves[index]
      curves[index] = CellCurve(
        kind: known.kind, change: change, start: known.start, end: end)
    }
    updateSettledAge()
  }

  /// Ends the clock of a change: everything on it has arrived.
  package mutating func closeClock(of change: Int32, at age: Double) {
    clocks[change] = nil
    for index in curves.indices where curves[index].change == change {
      let known = curves[index]
      let duration =
        switch known.kind {
        case .animation(let curve), .remaining(let curve): curve.duration
        case .response, .held: 0.0
        }
      curves[index] = CellCurve(
        kind: known.kind, change: change, start: age - duration, end: age)
    }
    updateSettledAge()
  }

  package mutating func updateSettledAge() {
    settledAge = -.infinity
    for row in cells.indices where cells[row] >= 0 {
      settledAge = max(settledAge, end(ofRow: row))
    }
  }

  /// Moves the start of the open motion of a cell.
  package mutating func setOrigin(of cell: Int, _ change: Int32, to origin: SIMD4<Double>) {
    guard let row = row(of: cell), curves[Int(rowCurves[row])].change == change else { return }
    starts[row] = origin
    checkRange(origin)
  }

  private mutating func openRow(
    of cell: Int, from origin: SIMD4<Double>, to truth: SIMD4<Double>, _ curve: AnimationCurve,
    delay: Double, _ timing: inout ChangeTiming
  ) -> Int {
    truths[cell] = truth
    let number = addCurve(
      CellCurve(
        kind: .animation(curve), change: timing.number, start: timing.age + delay, end: .infinity)
    )
    timing.noteOpen(duration: delay + curve.duration)
    return setRow(of: cell, from: origin, on: number)
  }

  /// The running motion of a cell, as corrections.
  private mutating func rest(
    of cell: Int, at age: Double
  ) -> [(amplitude: SIMD4<Double>, since: SIMD4<Double>, curve: Int32)] {
    guard let row = row(of: cell), end(ofRow: row) > age else { return [] }
    let known = curves[Int(rowCurves[row])]
    var since = SIMD4(repeating: movingSince(known))
    var rest: [(amplitude: SIMD4<Double>, since: SIMD4<Double>, curve: Int32)] = []
    var correction = Int(firstCorrections[row])
    if correction >= 0 { since = movingSince[correction] }
    if case .animation(let curve) = known.kind, known.end > age {
      var amplitude = starts[row] - truths[cell]
      // A path cannot be kept: the straight line makes up for the rest of it.
      if let path = paths[Int32(cell)],
        case let progress = known.value(at: time(of: known, at: age)),
        progress < 1
      {
        amplitude += path.offset(at: progress) / (1 - progress)
      }
      let remaining = addCurve(
        CellCurve(
          kind: .remaining(curve), change: known.change, start: known.start, end: known.end))
      rest.append((amplitude, since, remaining))
    }
    while correction >= 0 {
      rest.append((amplitudes[correction], since, correctionCurves[correction]))
      correction = Int(nextCorrections[correction])
    }
    return rest
  }
}
