import TransitionKit

/// The modifiers of states at rest, and the remaining distance to their values.
struct SceneModifiers: Sendable {
  private(set) var rows: [Row] = []
  /// What the clocks of open changes show.
  var clocks: ClockReadings = [:]

  struct Row: Sendable {
    let element: Int32
    var content: any ModifierContent
    /// The curves of the offset and of the velocity correction; nil if there is none.
    var offset: CellCurve?
    var correction: CellCurve?
    /// The age since which it has been moving.
    var movingSince = Double.infinity
    /// Whether it is known what the content writes.
    var isChecked = false
    /// The motion that begins when its delay is over; nil if none waits.
    var waiting: Waiting?

    var end: Double {
      max(
        offset?.end ?? -.infinity, correction?.end ?? -.infinity, waiting?.curve.end ?? -.infinity)
    }

    var isSpring: Bool { offset?.isSpring ?? false }

    /// The change that moves it at an age; nil if none does.
    func change(at age: Double) -> Int32? { end > age ? offset?.change : nil }

    /// How much of the offset and of the correction there is at an age, and how fast that changes just before.
    func factors(at age: Double, _ clocks: ClockReadings) -> ModifierFactors {
      var factors = ModifierFactors()
      if let offset, age < offset.end {
        let clock = clocks.isEmpty ? nil : clocks[offset.change]
        let time = clock?.age ?? age
        factors.offset = 1 - offset.value(at: time)
        factors.offsetRate = -offset.rate(at: time, isBefore: true) * (clock?.rate ?? 1)
      }
      if let correction, age < correction.end {
        factors.correction = correction.value(at: age)
        factors.correctionRate = correction.rate(at: age, isBefore: true)
      }
      return factors
    }
  }

  /// A motion to another modifier that has not begun.
  struct Waiting: Sendable {
    var content: any ModifierContent
    let curve: CellCurve

    /// The age at which it begins.
    var start: Double { curve.motionStart }
  }

  /// Whether no modifier moves or waits.
  var isIdle: Bool { rows.allSatisfy { $0.offset == nil && $0.waiting == nil } }

  var settledAge: Double { rows.reduce(-.infinity) { max($0, $1.end) } }

  /// Writes the states of all modifiers, with numbers that can be shown.
  func sample(
    at age: Double, _ contexts: [ModifierContext], _ faults: inout SceneFaults,
    into states: inout [PropertyState]
  ) {
    for index in rows.indices {
      let factors = rows[index].factors(at: age, clocks)
      states[index] = rows[index].content.state(
        offset: factors.offset, correction: factors.correction, in: contexts[index])
      let unusable = states[index].unusable
      guard !unusable.isEmpty else { continue }
      note(unusable, of: states[index], index, &faults)
      states[index].sanitize(unusable)
    }
  }

  /// Notes what modifiers write that cannot be shown, at their values and before them.
  mutating func check(_ contexts: [ModifierContext], _ faults: inout SceneFaults) {
    for index in rows.indices where !rows[index].isChecked {
      rows[index].isChecked = true
      for step in 0...(rows[index].offset == nil ? 0 : 7) {
        // Multiples of the golden ratio, so that nothing periodic is the same at all of them.
        let multiple = Double(step) * 0.618_033_988_749_894_9
        let state = rows[index].content.state(
          offset: multiple - multiple.rounded(.down), correction: 0, in: contexts[index])
        note(state.unusable, of: state, index, &faults)
      }
    }
  }

  private func note(
    _ properties: PropertySet, of state: PropertyState, _ index: Int, _ faults: inout SceneFaults
  ) {
    guard !properties.isEmpty else { return }
    faults.note(
      properties, of: state, rows[index].element,
      writtenBy: "what \(rows[index].content.typeName) writes")
  }

  mutating func append(_ row: Row) -> Int32 {
    rows.append(row)
    return Int32(rows.count - 1)
  }

  mutating func removeAll(where isRemoved: (Row) -> Bool) { rows.removeAll(where: isRemoved) }

  /// Replaces the modifier of a row at once. The running motion continues, if both are of one type.
  mutating func shift(_ index: Int, to content: any ModifierContent) {
    guard let shifted = rows[index].content.shifted(to: content) else {
      return put(content, at: index)
    }
    guard rows[index].waiting == nil else {
      rows[index].waiting?.content = content
      return
    }
    rows[index].content = shifted
    rows[index].isChecked = false
  }

  /// Ends the running motion.
  mutating func settle(_ index: Int) {
    rows[index].offset = nil
    rows[index].correction = nil
    rows[index].movingSince = .infinity
    rows[index].waiting = nil
  }

  /// Replaces the modifier of a row at once. The running motion does not continue.
  mutating func put(_ content: any ModifierContent, at index: Int) {
    rows[index] = Row(element: rows[index].element, content: content)
  }

  /// Moves the modifier of a row to another one, from what is shown.
  ///
  /// - Parameter startsAtOnce: whether the animation leaves its start now, rather than after a delay or as a finger moves it.
  /// - Returns: whether both are of one type; otherwise nothing happens.
  mutating func move(
    _ index: Int, to content: any ModifierContent, on curve: CellCurve, startsAtOnce: Bool,
    settling: SettlingSpring, at age: Double
  ) -> Bool {
    rows[index].waiting = nil
    let row = rows[index]
    guard case .animation(let animation) = curve.kind else { return false }
    let factors = row.factors(at: age, clocks)
    let isMoving = age > row.movingSince && age < row.end
    let slope = startsAtOnce ? animation.timing.startSlope : 0
    guard
      let next = row.content.continued(
        toward: content, factors: factors, slope: isMoving ? slope : nil)
    else { return false }
    if isMoving, curve.motionStart > age, curve.end < .infinity {
      // The running motion continues until the new one begins.
      rows[index].waiting = Waiting(content: content, curve: curve)
      return true
    }
    rows[index].content = next
    rows[index].isChecked = false
    rows[index].offset = curve
    rows[index].correction = nil
    rows[index].movingSince = isMoving ? row.movingSince : curve.motionStart
    guard isMoving, let slope else { return true }
    let (spring, duration) = animation.response(
      afterSpring: row.isSpring, movingFor: age - row.movingSince, slope: slope, settling)
    rows[index].correction = CellCurve(
      kind: .response(spring), change: curve.change, start: age, end: age + duration)
    return true
  }

  /// Begins the motions whose delays are over by an age, each from what is shown at its own start.
  mutating func beginWaiting(
    until age: Double, _ settling: SettlingSpring, _ changes: inout [ChangeRecord]
  ) {
    for index in rows.indices {
      guard let next = rows[index].waiting, next.start <= age else { continue }
      _ = move(
        index, to: next.content, on: next.curve, startsAtOnce: true, settling: settling,
        at: next.start)
      changes.extend(next.curve.change, to: rows[index].end)
    }
  }

  /// Sets when the clock of a change reaches its end.
  mutating func setEnd(of change: Int32, to end: Double) {
    for index in rows.indices {
      guard let known = rows[index].offset, known.change == change else { continue }
      rows[index].offset = CellCurve(
        kind: known.kind, change: change, start: known.start, end: end)
    }
  }

  /// Ends the clock of a change: its modifiers have arrived.
  mutating func closeClock(of change: Int32) {
    clocks[change] = nil
    for index in rows.indices where rows[index].offset?.change == change { settle(index) }
  }

  /// Forgets curves that are over.
  mutating func collect(at age: Double) {
    for index in rows.indices where rows[index].offset != nil && rows[index].end <= age {
      settle(index)
    }
  }
}
