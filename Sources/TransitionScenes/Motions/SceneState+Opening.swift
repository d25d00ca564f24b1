import TransitionKit

// Changes on which a finger sets the time.
extension SceneState {
  /// Opens a change that was just made. What was under way in what it moves stands still.
  ///
  /// - Parameter held: the element that the finger holds.
  mutating func open(_ change: ChangeNumber, lasting duration: Double, holding held: ElementIndex?)
  {
    changes.append(
      ChangeRecord(
        number: change, end: .infinity, logicalEnd: .infinity, criterion: .removed))
    motions.clocks.append(
      ChangeClock(
        change: change, start: age, playhead: Playhead(duration: duration, age: age)))
    structure.untouchable = []
    setClocks()
    noteChange()
    let container = pages.driven(by: change)
    catchMotions(
      of: change, driving: held, at: container.flatMap { pages.stacks[$0]?.fingerStart })
  }

  /// The clock of a change; nil if it is not open.
  func clock(of change: ChangeNumber) -> ChangeClock? {
    motions.clocks.first { $0.change == change }
  }

  /// Gives the clock of a change another motion, from its position or from another one.
  mutating func move(
    clockOf change: ChangeNumber, _ motion: Playhead.Motion, from position: Double? = nil
  ) {
    guard let clock = motions.move(clockOf: change, motion, at: age, from: position) else { return }
    let end = clock.playhead.arrivalAge ?? .infinity
    effects.setEnd(of: change, to: end)
    changes.setEnd(of: change, to: end)
    effects.follow(clock, at: age)
    effects.clocks = motions.readings
    nextEvent = -.infinity
  }

  /// Lets the clock of a change run to its end, whatever happens to the elements, as nothing holds it any more.
  mutating func letGo(of change: ChangeNumber) {
    playEmphases(of: change)
    structure.untouchable = []
    noteChange()
    guard let clock = clock(of: change) else { return }
    motions.letGo(clockOf: change, at: age)
    let playhead = clock.playhead
    if case .approaching(let approach) = playhead.motion, approach.isForward { return }
    let animation = Playhead.returning(over: playhead.duration)
    releaseHeld(of: change)
    defer { closeClocks() }
    move(
      clockOf: change,
      .approaching(
        Playhead.Approach(
          from: playhead.position(at: age), to: playhead.duration, leaving: 0,
          velocity: playhead.velocity(at: age), animation, settling, isForward: true)))
  }

  /// Shows everything that is on the clock of a change at the position of the clock.
  mutating func setClocks() {
    motions.readClocks(at: age)
    effects.clocks = motions.readings
  }

  /// Ends the clocks that have reached their ends, at the exact times.
  mutating func closeClocks() {
    for clock in motions.clocks where clock.playhead.arrival(at: age) == .end {
      let end = min(clock.playhead.arrivalAge ?? age, age)
      motions.closeClock(of: clock.change, at: end)
      effects.closeClock(of: clock.change, at: end)
      changes.setEnd(of: clock.change, to: end)
      nextEvent = -.infinity
      noteChange()
    }
  }

  /// Moves the starts of what an open change moves to where they are in the state before it.
  mutating func aimBack(_ change: ChangeNumber, to before: SceneState) {
    for element in structure.order {
      guard before.isOnScreen(element) else { continue }
      let (frame, old) = (frame(of: element), before.modelValue(of: element))
      let own = before.structure.elements[element].parent
      if structure.elements[element].leaves {
        motions.relocate(frame, to: old)
      } else if own == structure.elements[element].parent {
        motions.setOrigin(of: frame, change, to: old)
      } else {
        let space = space(
          inside: structure.elements[element].parent, at: .start(of: change))
        let origin = before.seenElement(element, at: .rest).mapped(into: space)
        motions.setOrigin(of: frame, change, to: origin)
      }
      for state in structure.states(of: element) {
        let known = before.structure.slot(of: state.property, element)
        motions.setOrigin(
          of: state.slot, change,
          to: known.map { before.motions[$0] } ?? state.property.identityVector)
      }
    }
    for flight in structure.flights {
      guard let slots = flight.above, before.isOnScreen(flight.old) else { continue }
      let seen = before.seenElement(flight.old, at: .rest)
      if holds[flight.element]?.motion?.change == change {
        holds[flight.element]?.motion?.start = seen.shown(settling).value
      }
      motions.setOrigin(of: slots.rect, change, to: seen.shown(settling).value)
      motions.setOrigin(of: slots.factors, change, to: seen.shownFactors(settling).value)
    }
  }
}

extension [ChangeRecord] {
  /// Sets when the clock of an open change reaches its end.
  mutating func setEnd(of number: ChangeNumber, to end: Double) {
    guard let index = firstIndex(where: { $0.number == number }) else { return }
    (self[index].end, self[index].logicalEnd) = (end, end)
  }
}
