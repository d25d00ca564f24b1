import TransitionKit

extension SceneState {
  /// Moves the time on, and does what happens until then, at its exact time.
  ///
  /// - Returns: the changes that are complete, in the order of their times.
  mutating func advance(to age: Double) -> [ChangeRecord] {
    var complete: [ChangeRecord] = []
    while case let stop = nextStop, stop < age { complete += advanceAtOnce(to: stop) }
    let last = advanceAtOnce(to: age)
    return complete.isEmpty ? last : complete + last
  }

  /// When something next begins or ends by itself; infinite if nothing does.
  ///
  /// What an update let end at once ends right after it, and not with whatever the first step is. It mutates nothing, but would copy
  /// the state otherwise.
  var nextStop: Double {
    mutating get {
      if nextEvent == -.infinity { return age.nextUp }
      return nextEvent > age ? nextEvent : firstEvent(after: age)
    }
  }

  private mutating func advanceAtOnce(to age: Double) -> [ChangeRecord] {
    let before = self.age
    guard age > before else { return [] }
    self.age = age
    let (waiting, known) = (waitingCount, version)
    if !pictures.current.isEmpty { releaseSnapshots() }
    if !motions.clocks.isEmpty { setClocks() }
    if !effects.isEmpty { advanceEffects(from: before, to: age) }
    if !pages.isEmpty { pages.advance(from: before, to: age) }
    // What begins reads the clocks at its exact time, also one that has arrived since.
    if age >= nextEvent { motions.beginWaiting(until: age, settling, &changes) }
    if !motions.clocks.isEmpty { closeClocks() }
    // What has begun may end at another time, and has no row any more if it is at its goal.
    if waiting > 0, waitingCount != waiting {
      noteChange()
    } else if age < nextEvent {
      return []
    }
    endAll()
    let complete = completeChanges()
    if !complete.isEmpty { noteChange() }
    // Most updates let nothing end at once.
    if version != known {
      updateEffectRecords()
      arrangeDrawing()
    }
    nextEvent = firstEvent(after: -.infinity)
    releaseSnapshots()
    return complete
  }

  /// How many motions wait: of slots, of interrupted effects and of pages. It is inlined, as a call of it would copy the state.
  @inline(__always) private var waitingCount: Int {
    motions.waiting.count + effects.waitingCount + pages.waitingCount
  }

  /// Takes away all that is over by now.
  mutating func endAll() {
    arrivePages()
    endEffects()
    endFlights()
    hideSources()
    if motions.collect(at: age) { noteChange() }
  }

  /// Forgets the changes that were taken over, and returns their numbers. One that is open ends with its clock.
  @discardableResult
  mutating func removeChangesTakenOver() -> [ChangeNumber] {
    var taken: [ChangeNumber] = []
    for index in changes.indices.reversed() where changes[index].isTakenOver {
      if clock(of: changes[index].number) != nil {
        changes[index].isTakenOver = false
      } else {
        taken.append(changes.remove(at: index).number)
      }
    }
    return taken.reversed()
  }

  mutating func releaseSnapshots() {
    pictures.release(allBut: structure.fades)
  }

  private mutating func advanceEffects(from before: Double, to age: Double) {
    guard !effects.waiting.isEmpty else { return effects.advance(from: before, to: age) }
    var from = before
    let due = effects.waiting.due { $0.start <= age ? $0.start : nil }
    for next in due { effects.waiting[next.key] = nil }
    for (_, effect, begins) in due {
      let start = max(begins, from)
      effects.advance(from: from, to: start)
      from = start
      _ = begin(effect)
    }
    if !due.isEmpty {
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
    let isOver = effects.indices.map { index in
      let effect = effects.list[index]
      // The effect of an element that stays for others holds, so that it does not appear again.
      return effect.end <= age && !effect.isOpen && !effects.isWaiting(index)
        && effect.kind != .removal
        && effects.waiting[effect.element] == nil
    }
    if isOver.contains(true) { removeEffects { index, _ in isOver[index.offset] } }
  }

  /// Takes the elements off the screen whose removal is over, and that of all that leaves inside.
  private mutating func leave() {
    var gone: [ElementIndex] = []
    // Children come after their parents.
    var stays = IndexedColumn<ElementRecord, Bool>(
      repeating: false, count: structure.elements.count)
    for number in structure.order.reversed() {
      let element = structure.elements[number]
      guard element.leaves else { continue }
      if element.hasExit {
        let isPlaying = element.transition.map {
          effects.list[$0].end > age || effects.list[$0].isOpen || effects.isWaiting($0)
        }
        let waits = effects.waiting[number] != nil
        let isHeld = pages.holds(number, in: element.parent) && !hasRemoval(number)
        if isPlaying ?? false || waits || isHeld || stays[number] {
          stays[number] = true
        } else {
          gone.append(number)
        }
      }
      if stays[number], let parent = element.parent { stays[parent] = true }
    }
    takeOff(gone)
  }

  /// Takes away the changes that are complete, or of which something is gone before it has arrived.
  private mutating func completeChanges() -> [ChangeRecord] {
    let age = age
    for effect in effects.list where effect.end > age && !effect.repeats {
      changes.extend(effect.change, to: effect.end)
    }
    // An open change ends when its clock is closed. One that is back at its start may be held again, as may be pages.
    var open = motions.clocks.map { $0.change }
    for index in pages.stacks.indices {
      let end = pages.stacks.values[index]?.settledAge ?? age
      guard end > age, let change = pages.stacks.values[index]?.change else { continue }
      if end < .infinity {
        changes.extend(change, to: end)
      } else {
        open.append(change)
      }
    }
    for index in changes.indices where changes[index].isTakenOver {
      changes[index].isTakenOver =
        changes[index].completion > age && !open.contains(changes[index].number)
    }
    func isOver(_ change: ChangeRecord) -> Bool {
      (change.completion <= age || change.isTakenOver) && !open.contains(change.number)
    }
    var complete = changes.filter(isOver)
    guard !complete.isEmpty else { return [] }
    changes.removeAll(where: isOver)
    complete.sort { (min($0.completion, age), $0.number) < (min($1.completion, age), $1.number) }
    return complete
  }

  /// When the next of all that begins or ends by itself does; infinite if nothing does.
  var nextStart: Double { firstEvent(after: age) }

  /// When the first of all that begins or ends by itself after an age does; infinite if nothing does.
  private func firstEvent(after limit: Double) -> Double {
    var first = Double.infinity
    func note(_ event: Double) { if event > limit, event < first { first = event } }
    for change in changes { note(change.completion) }
    note(pages.nextArrival(after: age))
    for presentation in pages.presentations
    where presentation.isCarrier && structure.elements[presentation.page].leaves {
      for state in structure.states(of: presentation.page) { note(motions.end(of: state.slot)) }
    }
    for index in effects.indices {
      if effects.list[index].end > age { note(effects.list[index].end) }
      note(effects.nextStart(of: index, after: age))
    }
    for (_, waiting) in effects.waiting { note(waiting.start) }
    for waiting in motions.waiting.values { note(waiting.start) }
    // What has arrived is collected at the latest when everything has.
    if !motions.isIdle { note(motions.settledAge) }
    for clock in motions.clocks { note(clock.playhead.arrivalAge ?? .infinity) }
    // Elements land, and old contents go, at exact times.
    for flight in structure.flights { note(landingAge(of: flight)) }
    for fade in structure.fades { note(end(of: fade)) }
    return first
  }
}
