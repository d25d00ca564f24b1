import TransitionKit

// Changes on which a finger sets the time.
extension SceneState {
  /// Opens a change that was just made.
  mutating func open(_ change: Int32, lasting duration: Double) {
    clocks.append(
      ChangeClock(
        change: change, start: age, playhead: Playhead(duration: duration, age: age)))
    structure.untouchable = []
    setClocks()
    noteChange()
  }

  /// The clock of a change; nil if it is not open.
  func clock(of change: Int32) -> ChangeClock? { clocks.first { $0.change == change } }

  /// Gives the clock of a change another motion, from its position or from another one.
  mutating func move(
    clockOf change: Int32, _ motion: Playhead.Motion, from position: Double? = nil
  ) {
    guard let index = clocks.firstIndex(where: { $0.change == change }) else { return }
    clocks[index].playhead.move(motion, at: age, from: position)
    let end = clocks[index].playhead.arrivalAge ?? .infinity
    frames.setEnd(of: change, to: end)
    states.setEnd(of: change, to: end)
    modifiers.setEnd(of: change, to: end)
    flightCells.motions.setEnd(of: change, to: end)
    effects.setEnd(of: change, to: end)
    changes.setEnd(of: change, to: end)
    effects.follow(clocks[index], at: age)
    setClocks()
    nextEvent = -.infinity
  }

  /// Lets the clock of a change run to its end, whatever happens to the elements, as nothing holds it any more.
  mutating func letGo(of change: Int32) {
    structure.untouchable = []
    noteChange()
    guard let clock = clock(of: change) else { return }
    let playhead = clock.playhead
    if case .animated(let animation) = playhead.motion, animation.isForward { return }
    let animation = Playhead.returning(over: playhead.duration)
    defer { closeClocks() }
    move(
      clockOf: change,
      .animated(
        PlayheadAnimation(
          from: playhead.position(at: age), to: playhead.duration, leaving: 0,
          velocity: playhead.velocity(at: age), animation: animation, settling: settling,
          isForward: true)))
  }

  /// Shows everything that is on the clock of a change at the position of the clock.
  mutating func setClocks() {
    var readings: ClockReadings = [:]
    for clock in clocks { readings[clock.change] = clock.reading(at: age) }
    frames.clocks = readings
    states.clocks = readings
    modifiers.clocks = readings
    flightCells.motions.clocks = readings
    effects.clocks = readings
  }

  /// Ends the clocks that have reached their ends, at the exact times.
  mutating func closeClocks() {
    guard !clocks.isEmpty else { return }
    for clock in clocks where clock.playhead.arrival(at: age) == .end {
      let end = min(clock.playhead.arrivalAge ?? age, age)
      frames.closeClock(of: clock.change, at: end)
      states.closeClock(of: clock.change, at: end)
      modifiers.closeClock(of: clock.change)
      flightCells.motions.closeClock(of: clock.change, at: end)
      effects.closeClock(of: clock.change, at: end)
      changes.setEnd(of: clock.change, to: end)
      nextEvent = -.infinity
    }
    clocks.removeAll { $0.playhead.arrival(at: age) == .end }
    setClocks()
  }

  /// Moves the starts of what an open change moves to where they are in the state before it.
  mutating func aimBack(_ change: Int32, to before: SceneState) {
    for number in structure.order {
      let element = Int(number)
      guard before.isOnScreen(number) else { continue }
      let own = Int(before.structure.elements[element].parent)
      if structure.elements[element].leaves {
        if frames.truths[element] != before.frames.truths[element] {
          frames.shift(element, to: before.frames.truths[element])
        }
      } else if own == Int(structure.elements[element].parent) {
        frames.setOrigin(of: element, change, to: before.frames.truths[element])
      } else {
        let space = space(
          inside: Int(structure.elements[element].parent), at: .start(of: change))
        let origin = before.seenElement(element, at: .rest).mapped(into: space)
        frames.setOrigin(of: element, change, to: origin)
      }
      var cell = Int(structure.elements[element].firstState)
      while cell >= 0 {
        let property = structure.stateCells[cell].property
        let known = before.structure.stateCell(of: property, element)
        states.setOrigin(
          of: cell, change,
          to: known.map { before.states.truths[$0] } ?? property.identityVector)
        cell = Int(structure.stateCells[cell].next)
      }
    }
    for index in structure.flights.indices {
      let flight = structure.flights[index]
      guard flight.isAbove, before.isOnScreen(flight.old) else { continue }
      let seen = before.seenElement(Int(flight.old), at: .rest)
      if flight.hold?.way?.curve.change == change {
        structure.flights[index].hold?.way?.start = seen.shown(settling).value
      }
      flightCells.motions.setOrigin(
        of: Int(flight.cell), change, to: seen.shown(settling).value)
      flightCells.motions.setOrigin(
        of: Int(flight.factors), change, to: seen.shownFactors(settling).value)
    }
  }

  /// Becomes the state before an open change that was cancelled.
  mutating func cancel(to before: SceneState) {
    let now = age
    let mine = structure
    goBack(to: before)
    // The clock has moved on since.
    if age < now { _ = advance(to: now) }
    for element in mine.order where !isOnScreen(element) { released.append(element) }
    noteChange()
    nextEvent = -.infinity
  }
}

extension [ChangeRecord] {
  /// Sets when the clock of an open change reaches its end.
  mutating func setEnd(of number: Int32, to end: Double) {
    guard let index = firstIndex(where: { $0.number == number }) else { return }
    (self[index].end, self[index].logicalEnd) = (end, end)
  }
}
