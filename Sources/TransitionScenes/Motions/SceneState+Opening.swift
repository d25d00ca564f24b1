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
    scene.motions.curves.clocks.append(
      ChangeClock(
        change: change, start: scene.age, playhead: Playhead(duration: duration, age: scene.age)))
    scene.structure.untouchable = []
    scene.setClocks()
    scene.structure.noteChange()
    let container = scene.pages.driven(by: change)
    catchMotions(
      of: change, driving: held, at: container.flatMap { scene.pages.stacks[$0]?.fingerStart })
  }

  /// Gives the clock of a change another motion, from its position or from another one; nil for the one that it has, of which
  /// what moves since knows nothing.
  mutating func move(
    clockOf change: ChangeNumber, _ motion: Playhead.Motion?, from position: Double? = nil
  ) {
    guard let clock = scene.motions.move(clockOf: change, motion, at: scene.age, from: position)
    else { return }
    let end = clock.playhead.arrivalAge ?? .infinity
    scene.effects.setEnd(of: change, to: end)
    changes.setEnd(of: change, to: end)
    scene.effects.follow(clock, at: scene.age)
    scene.effects.clocks = scene.motions.curves.readings
    nextEvent = -.infinity
  }

  /// Lets the clock of a change run to its end, whatever happens to the elements, as nothing holds it any more.
  mutating func letGo(of change: ChangeNumber) {
    playEmphases(of: change)
    scene.structure.untouchable = []
    scene.structure.noteChange()
    guard let clock = scene.motions.curves.clock(of: change) else { return }
    scene.motions.curves.letGo(clockOf: change, at: scene.age)
    let playhead = clock.playhead
    if case .approaching(let approach) = playhead.motion, approach.isForward { return }
    let animation = Playhead.returning(over: playhead.duration)
    scene.releaseHeld(of: change)
    defer { closeClocks() }
    move(
      clockOf: change,
      .approaching(
        Playhead.Approach(
          from: playhead.position(at: scene.age), to: playhead.duration, leaving: 0,
          velocity: playhead.velocity(at: scene.age), animation, scene.settling, isForward: true)))
  }

  /// Ends the clocks that have reached their ends, at the exact times.
  mutating func closeClocks() {
    for clock in scene.motions.curves.clocks where clock.playhead.arrival(at: scene.age) == .end {
      let end = min(clock.playhead.arrivalAge ?? scene.age, scene.age)
      scene.motions.closeClock(of: clock.change, at: end)
      scene.effects.closeClock(of: clock.change, at: end)
      changes.setEnd(of: clock.change, to: end)
      nextEvent = -.infinity
      scene.structure.noteChange()
    }
  }

  /// Whether what a finger has let go is back, so that an open change has ended at its start.
  func isBack(_ change: ChangeNumber) -> Bool {
    guard let container = scene.pages.driven(by: change), let stack = scene.pages.stacks[container],
      let finger = stack.finger
    else {
      return scene.motions.curves.clock(of: change)?.playhead.arrival(at: scene.age) == .start
    }
    return stack.wanted == finger.previous && stack.hasReturned(by: scene.age)
  }

  /// The age from which on nothing moves of what open changes go back to, as far as it begins to move when they are back.
  func settledAge(back changes: [ChangeNumber]) -> Double {
    changes.reduce(-.infinity) { end, change in
      guard let playhead = scene.motions.curves.clock(of: change)?.playhead,
        case .approaching(let approach) = playhead.motion, !approach.isForward
      else { return end }
      let arrival = max(playhead.arrivalAge ?? .infinity, scene.pages.settledAge)
      return max(end, arrival + scene.longestRest)
    }
  }
}
