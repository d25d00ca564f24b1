// How cells start to move, toward another model value.

/// A motion of a cell that begins when its delay is over.
@usableFromInline package struct WaitingCell: Sendable {
  package let start: Double
  package let curve: AnimationCurve
  package let change: Int32
  /// The lanes that move then.
  let lanes: LaneMask
}

extension CellMotions {
  /// Moves a cell to another model value.
  ///
  /// - Parameters:
  ///   - lanes: the components that move; the others are at the model value at once.
  ///   - curve: the animation; nil if the cell is at the model value at once.
  package mutating func move(
    _ cell: Int, to truth: SIMD4<Double>, lanes: LaneMask = LaneMask(repeating: true),
    _ curve: AnimationCurve?, delay: Double, _ timing: inout ChangeTiming,
    _ changes: inout [ChangeRecord]
  ) {
    guard let curve else {
      if timing.endsMotions {
        end(cell)
        truths[cell] = truth
      } else {
        shift(cell, to: truth)
      }
      return
    }
    takeOver(cell, &timing, &changes)
    guard !timing.isOpen else {
      return open(cell, to: truth, lanes: lanes, curve, delay: delay, &timing)
    }
    var shown = shown(cell, at: timing.age)
    shown.value.replace(with: truth, where: .!lanes)
    shown.durations.replace(with: 0, where: .!lanes)
    let starts = delay + curve.timing.motionStart
    guard starts > 0, any(shown.isMoving) else {
      return start(cell, from: shown, to: truth, curve, delay: delay, &timing)
    }
    // The running motion continues until the new one begins.
    let offset = truths[cell] - truth
    translate(cell, to: truth)
    let held = CellCurve(
      kind: .held, change: timing.number, start: timing.age, end: timing.age + starts)
    hold(cell, offset: offset.replacing(with: 0, where: .!lanes), on: addCurve(held))
    waiting[Int32(cell)] = WaitingCell(
      start: held.end, curve: curve, change: timing.number, lanes: lanes)
    timing.note(curve, delay: delay, end: end(of: cell))
  }

  /// Moves a cell from something else than what it shows, such as where it was seen under another parent.
  ///
  /// - Parameters:
  ///   - units: the factors on the running motion of the cell, which continues during a delay; nil if something else was shown.
  ///   - origin: where it would be shown if nothing moved, from where an open change starts; nil if it is not known.
  ///   - path: how it goes there; nil is straight.
  package mutating func move(
    _ cell: Int, from shown: ShownMotion, continuing units: SIMD4<Double>? = nil,
    origin: SIMD4<Double>? = nil, _ curve: AnimationCurve,
    along path: CellPath? = nil, delay: Double, _ timing: inout ChangeTiming,
    _ changes: inout [ChangeRecord]
  ) {
    takeOver(cell, &timing, &changes)
    guard !timing.isOpen else {
      return open(
        cell, from: shown, origin ?? shown.value, curve, along: path, delay: delay, &timing)
    }
    if let units, path == nil, delay + curve.timing.motionStart > 0, row(of: cell) != nil,
      any(self.shown(cell, at: timing.age).isMoving)
    {
      return wait(cell, from: shown, units, curve, delay: delay, &timing)
    }
    start(cell, from: shown, to: truths[cell], curve, along: path, delay: delay, &timing)
  }

  /// Lets the running motion of a cell continue until a delay is over, from something else than what the cell shows.
  private mutating func wait(
    _ cell: Int, from shown: ShownMotion, _ units: SIMD4<Double>, _ curve: AnimationCurve,
    delay: Double, _ timing: inout ChangeTiming
  ) {
    carry(cell, by: units, offset: truths[cell] - truths[cell] * units)
    let held = CellCurve(
      kind: .held, change: timing.number, start: timing.age,
      end: timing.age + delay + curve.timing.motionStart)
    hold(cell, offset: shown.value - value(of: cell, at: timing.age), on: addCurve(held))
    // What moves with something around it does so no longer.
    let rest = velocityCorrection(
      shown: PropertyVector(lanes: shown.velocity),
      goal: PropertyVector(lanes: self.shown(cell, at: timing.age).velocity), offset: .zero,
      slope: 0
    ).lanes
    if rest.magnitudes.max() > 1e-9, let row = row(of: cell) {
      let (spring, duration) = curve.response(
        afterSpring: shown.isSpring, movingFor: shown.durations.max(), slope: 0, timing.settling)
      let response = CellCurve(
        kind: .response(spring), change: timing.number, start: timing.age,
        end: timing.age + duration)
      let since = SIMD4(repeating: timing.age) - shown.durations
      addCorrection(toRow: row, rest.clamped, since: since, on: addCurve(response))
    }
    waiting[Int32(cell)] = WaitingCell(
      start: held.end, curve: curve, change: timing.number, lanes: LaneMask(repeating: true))
    timing.note(curve, delay: delay, end: end(of: cell))
  }

  /// Scales and moves a cell, with its running motion.
  package mutating func carry(_ cell: Int, by scale: SIMD4<Double>, offset: SIMD4<Double>) {
    truths[cell] = (truths[cell] * scale + offset).clamped
    checkRange(truths[cell])
    guard let row = row(of: cell) else { return }
    starts[row] = (starts[row] * scale + offset).clamped
    checkRange(starts[row])
    var correction = Int(firstCorrections[row])
    while correction >= 0 {
      amplitudes[correction] = (amplitudes[correction] * scale).clamped
      checkRange(amplitudes[correction])
      correction = Int(nextCorrections[correction])
    }
  }

  /// Ends the running and the waiting motion of a cell.
  package mutating func end(_ cell: Int) {
    settle(cell)
    if !waiting.isEmpty { waiting[Int32(cell)] = nil }
  }

  /// Begins the motions whose delays are over by an age, each from what is shown at its own start.
  package mutating func beginWaiting(
    until age: Double, _ settling: SettlingSpring, _ changes: inout [ChangeRecord]
  ) {
    guard !waiting.isEmpty else { return }
    var due = waiting.filter { $0.value.start <= age }.map { (cell: $0.key, $0.value) }
    due.sort { ($0.1.start, $0.cell) < ($1.1.start, $1.cell) }
    let readings = clocks
    defer { clocks = readings }
    for (cell, next) in due {
      waiting[cell] = nil
      clocks = readings.mapValues { $0.clock.reading(at: next.start) }
      let (cell, begin) = (Int(cell), next.start - next.curve.timing.motionStart)
      var shown = shown(cell, at: next.start)
      shown.durations.replace(with: 0, where: .!next.lanes)
      let curve = number(
        of: CellCurve(
          kind: .animation(next.curve), change: next.change, start: begin,
          end: begin + next.curve.duration, exactStart: next.start))
      start(
        cell, from: shown, to: truths[cell], on: curve, at: next.start, startsAtOnce: true, settling
      )
      changes.extend(next.change, to: end(of: cell))
    }
  }
}

// MARK: - Starting

extension CellMotions {
  /// Notes that a change takes over the running and the waiting motion of a cell.
  private mutating func takeOver(
    _ cell: Int, _ timing: inout ChangeTiming, _ changes: inout [ChangeRecord]
  ) {
    if !changes.isEmpty, let change = change(of: cell, at: timing.age) {
      changes.takeOver(change)
    }
    if !waiting.isEmpty, let next = waiting.removeValue(forKey: Int32(cell)) {
      changes.takeOver(next.change)
    }
  }

  private mutating func start(
    _ cell: Int, from shown: ShownMotion, to truth: SIMD4<Double>, _ curve: AnimationCurve,
    along path: CellPath? = nil, delay: Double, _ timing: inout ChangeTiming
  ) {
    let start = timing.age + delay
    let number = number(
      of: CellCurve(
        kind: .animation(curve), change: timing.number, start: start, end: start + curve.duration))
    self.start(
      cell, from: shown, to: truth, on: number, along: path, at: timing.age,
      startsAtOnce: delay + curve.timing.motionStart <= 0, timing.settling)
    if row(of: cell) != nil { timing.note(curve, delay: delay, end: end(of: cell)) }
  }

  /// Starts to move a cell from what is shown of it, with its velocity.
  ///
  /// - Parameters:
  ///   - curve: the number of the curve of an animation.
  ///   - age: when the motion takes over.
  ///   - startsAtOnce: whether the animation leaves its start then, rather than after a delay.
  private mutating func start(
    _ cell: Int, from shown: ShownMotion, to truth: SIMD4<Double>, on curve: Int32,
    along path: CellPath? = nil, at age: Double, startsAtOnce: Bool, _ settling: SettlingSpring
  ) {
    truths[cell] = truth
    guard shown.value != truth || any(shown.isMoving) || path != nil else { return settle(cell) }
    let row = setRow(of: cell, from: shown.value, on: curve)
    if let path { paths[Int32(cell)] = path }
    addCorrections(of: shown, toRow: row, at: age, startsAtOnce: startsAtOnce, settling)
    guard shown.value != truth || firstCorrections[row] >= 0 || path != nil else {
      return settle(cell)
    }
    settledAge = max(settledAge, end(ofRow: row))
  }

  /// Adds the velocity corrections of a motion to its row.
  private mutating func addCorrections(
    of shown: ShownMotion, toRow row: Int, at age: Double, startsAtOnce: Bool,
    _ settling: SettlingSpring
  ) {
    guard any(shown.isMoving) else { return }
    let number = Int(rowCurves[row])
    guard case .animation(let animation) = curves[number].kind,
      let slope = startsAtOnce ? animation.timing.startSlope : 0
    else { return }
    let change = curves[number].change
    let correction = shown.velocityCorrection(
      goal: paths.isEmpty ? .zero : (paths[cells[row]]?.rate(at: 0) ?? .zero) * slope,
      offset: shown.value - truths[Int(cells[row])], slope: slope)
    let since = SIMD4(repeating: age + animation.timing.motionStart)
      .replacing(with: age - shown.durations, where: shown.isMoving)
    shown.forEachResponse(to: correction) { correction, duration in
      let (spring, end) = animation.response(
        afterSpring: shown.isSpring, movingFor: duration, slope: slope, settling)
      let response = self.number(
        of: CellCurve(kind: .response(spring), change: change, start: age, end: age + end))
      addCorrection(toRow: row, correction, since: since, on: response)
    }
  }

  /// The number of one of the latest curves that is the same, or of a new one.
  private mutating func number(of curve: CellCurve) -> Int32 {
    // A stagger makes many curves, none of which is needed again.
    let latest = curves.indices.suffix(8)
    return latest.last { isSame($0, curve) }.map { Int32($0) } ?? addCurve(curve)
  }

  /// Whether a curve that there is has the same values at all times as another one, and is of the same change. It compares
  /// field by field, since to call a method would copy the curve.
  private func isSame(_ number: Int, _ other: CellCurve) -> Bool {
    curves[number].change == other.change && curves[number].start == other.start
      && curves[number].end == other.end && curves[number].exactStart == other.exactStart
      && curves[number].kind.isSame(as: other.kind)
  }
}
