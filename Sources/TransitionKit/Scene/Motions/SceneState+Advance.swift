extension SceneState {
  /// Moves the time on, and does what happens until then, at its exact time.
  ///
  /// - Returns: the changes that are complete, in the order of their times.
  mutating func advance(to age: Double) -> [SceneChangeRecord] {
    var complete: [SceneChangeRecord] = []
    // What begins on the clocks of open changes, or when they arrive, reads them at its exact time.
    while !clocks.isEmpty, let stop = nextStop, stop < age { complete += advanceAtOnce(to: stop) }
    return complete + advanceAtOnce(to: age)
  }

  /// When the next effect begins that waits, or a clock of an open change arrives; nil if nothing does.
  private var nextStop: Double? {
    let starts = effects.waiting.values.map { $0.start }
    return (starts + clocks.compactMap { $0.playhead.arrivalAge }).filter { $0 > age }.min()
  }

  private mutating func advanceAtOnce(to age: Double) -> [SceneChangeRecord] {
    let before = self.age
    guard age > before else { return [] }
    self.age = age
    if !serials.current.isEmpty { releaseSnapshots() }
    if !clocks.isEmpty { setClocks() }
    if !effects.isEmpty { advanceEffects(from: before, to: age) }
    // What begins reads the clocks at its exact time, also one that has arrived since.
    beginWaiting()
    if !clocks.isEmpty { closeClocks() }
    guard age >= nextEvent else { return [] }
    endEffects()
    endFlights()
    hideSources()
    frames.collect(at: age)
    states.collect(at: age)
    modifiers.collect(at: age)
    flightCells.motions.collect(at: age)
    let complete = completeChanges()
    arrangeDrawing()
    noteChange()
    updateNextEvent()
    releaseSnapshots()
    return complete
  }

  /// Begins the motions of cells whose delays are over.
  private mutating func beginWaiting() {
    guard age >= nextEvent else { return }
    frames.beginWaiting(until: age, settling, &changes)
    states.beginWaiting(until: age, settling, &changes)
    modifiers.beginWaiting(until: age, settling, &changes)
    flightCells.motions.beginWaiting(until: age, settling, &changes)
  }

  mutating func releaseSnapshots() {
    releasedSnapshots += serials.release(allBut: structure.fades)
  }

  private mutating func advanceEffects(from before: Double, to age: Double) {
    guard !effects.waiting.isEmpty else { return effects.advance(from: before, to: age) }
    var from = before
    let due = effects.waiting.values.filter { $0.start <= age }
      .sorted { ($0.start, $0.element) < ($1.start, $1.element) }
    for effect in due {
      effects.waiting[effect.element] = nil
      let start = max(effect.start, from)
      effects.advance(from: from, to: start)
      from = start
      let known = Int(structure.elements[Int(effect.element)].transition)
      if known >= 0 {
        effects.retarget(known, to: effect)
      } else {
        effects.list.append(effect)
        noteNumber(ofEffect: effects.list.count - 1)
      }
    }
    if !due.isEmpty {
      updateEffectRecords()
      arrangeDrawing()
      noteChange()
      nextEvent = -.infinity
    }
    effects.advance(from: from, to: age)
  }

  /// Takes away the effects that are over, and the elements that have left.
  private mutating func endEffects() {
    guard !effects.list.isEmpty || structure.elements.contains(where: { $0.hasExit }) else {
      return
    }
    leave()
    let isOver = effects.list.indices.map { index in
      let effect = effects.list[index]
      // The effect of an element that stays for others holds, so that it does not appear again.
      return effect.end <= age && !effects.isWaiting(index) && effect.kind != .removal
        && effects.waiting[effect.element] == nil
    }
    for (index, effect) in effects.list.enumerated() where isOver[index] {
      if effect.kind == .emphasis {
        structure.elements[Int(effect.element)].emphasis = -1
      } else {
        structure.elements[Int(effect.element)].transition = -1
      }
    }
    if isOver.contains(true) { effects.removeAll { index, _ in isOver[index] } }
    updateEffectRecords()
  }

  /// Takes the elements off the screen whose removal is over, and that of all that leaves inside.
  private mutating func leave() {
    var gone: [Int32] = []
    // Children come after their parents.
    var stays = [Bool](repeating: false, count: structure.elements.count)
    for number in structure.order.reversed() {
      let element = structure.elements[Int(number)]
      guard element.leaves else { continue }
      if element.hasExit {
        let effect = Int(element.transition)
        let isPlaying =
          effect >= 0 && (effects.list[effect].end > age || effects.isWaiting(effect))
        let waits = effects.waiting[number] != nil || kept[number] ?? age > age
        if isPlaying || waits || stays[Int(number)] {
          stays[Int(number)] = true
        } else {
          gone.append(number)
        }
      }
      if stays[Int(number)], element.parent >= 0 { stays[Int(element.parent)] = true }
    }
    takeOff(gone)
  }

  /// Takes away the changes that are complete.
  private mutating func completeChanges() -> [SceneChangeRecord] {
    let age = age
    for effect in effects.list where effect.end > age {
      changes.extend(effect.change, to: effect.end)
    }
    var complete = changes.filter { $0.completion <= age }
    guard !complete.isEmpty else { return [] }
    changes.removeAll { $0.completion <= age }
    complete.sort { ($0.completion, $0.number) < ($1.completion, $1.number) }
    return complete
  }

  private mutating func updateNextEvent() {
    nextEvent = .infinity
    for change in changes { nextEvent = min(nextEvent, change.completion) }
    for keptAge in kept.values where keptAge > age { nextEvent = min(nextEvent, keptAge) }
    for index in effects.list.indices {
      if effects.isWaiting(index) {
        nextEvent = age
      } else if effects.list[index].end > age {
        nextEvent = min(nextEvent, effects.list[index].end)
      }
    }
    for waiting in frames.waiting.values { nextEvent = min(nextEvent, waiting.start) }
    for waiting in states.waiting.values { nextEvent = min(nextEvent, waiting.start) }
    for row in modifiers.rows {
      if let waiting = row.waiting { nextEvent = min(nextEvent, waiting.start) }
    }
    for waiting in flightCells.motions.waiting.values {
      nextEvent = min(nextEvent, waiting.start)
    }
    // What has arrived is collected at the latest when everything has.
    if !frames.isIdle { nextEvent = min(nextEvent, frames.settledAge) }
    if !states.isIdle { nextEvent = min(nextEvent, states.settledAge) }
    if !modifiers.isIdle { nextEvent = min(nextEvent, modifiers.settledAge) }
    for clock in clocks { nextEvent = min(nextEvent, clock.playhead.arrivalAge ?? .infinity) }
    // Elements land, and old contents go, at exact times.
    for flight in structure.flights { nextEvent = min(nextEvent, landingAge(of: flight)) }
    for fade in structure.fades { nextEvent = min(nextEvent, end(of: fade)) }
    if !flightCells.motions.isIdle {
      nextEvent = min(nextEvent, flightCells.motions.settledAge)
    }
  }
}
