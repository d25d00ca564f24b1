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
      if nextEvent == -.infinity { return scene.age.nextUp }
      return nextEvent > scene.age ? nextEvent : firstEvent(after: scene.age)
    }
  }

  private mutating func advanceAtOnce(to age: Double) -> [ChangeRecord] {
    let before = scene.age
    guard age > before else { return [] }
    scene.age = age
    let (waiting, known) = (scene.waitingCount, scene.structure.version)
    if !pictures.current.isEmpty { pictures.release(allBut: scene.structure.fades) }
    if !scene.motions.curves.clocks.isEmpty { scene.setClocks() }
    if !scene.effects.isEmpty, scene.effects.advance(from: before, to: age, in: &scene.structure) {
      nextEvent = -.infinity
    }
    if !scene.pages.isEmpty { scene.pages.advance(from: before, to: age) }
    // What begins reads the clocks at its exact time, also one that has arrived since.
    if age >= nextEvent { scene.motions.beginWaiting(until: age, scene.settling, &changes) }
    if !scene.motions.curves.clocks.isEmpty { closeClocks() }
    // What has begun may end at another time, and has no row any more if it is at its goal.
    if waiting > 0, scene.waitingCount != waiting {
      scene.structure.noteChange()
    } else if age < nextEvent {
      return []
    }
    endAll()
    let complete = completeChanges()
    if !complete.isEmpty { scene.structure.noteChange() }
    // Most updates let nothing end at once.
    if scene.structure.version != known {
      scene.updateEffectRecords()
      scene.arrangeDrawing()
    }
    nextEvent = firstEvent(after: -.infinity)
    pictures.release(allBut: scene.structure.fades)
    return complete
  }

  /// Takes away all that is over by now.
  mutating func endAll() {
    arrivePages()
    endEffects()
    endFlights()
    hideSources()
    if scene.motions.collect(at: scene.age) { scene.structure.noteChange() }
  }

  /// Takes away the effects that are over, and the elements that have left.
  private mutating func endEffects() {
    guard !scene.effects.list.isEmpty || scene.structure.elements.contains(where: { $0.hasExit })
    else { return }
    leave()
    let isOver = scene.effects.indices.map { index in
      let effect = scene.effects.list[index]
      // The effect of an element that stays for others holds, so that it does not appear again.
      return effect.end <= scene.age && !effect.isOpen && !scene.effects.isWaiting(index)
        && effect.kind != .removal && scene.effects.waiting[effect.element] == nil
    }
    if isOver.contains(true) {
      scene.effects.removeAll(from: &scene.structure) { index, _ in isOver[index.offset] }
    }
  }

  /// Takes the elements off the screen whose removal is over, and that of all that leaves inside.
  private mutating func leave() {
    var gone: [ElementIndex] = []
    // Children come after their parents.
    var stays = IndexedColumn<ElementRecord, Bool>(
      repeating: false, count: scene.structure.elements.count)
    for number in scene.structure.order.reversed() {
      let element = scene.structure.elements[number]
      guard element.leaves else { continue }
      if element.hasExit {
        let isPlaying = element.transition.map {
          scene.effects.list[$0].end > scene.age || scene.effects.list[$0].isOpen
            || scene.effects.isWaiting($0)
        }
        let waits = scene.effects.waiting[number] != nil
        let isHeld = scene.pages.holds(number, in: element.parent) && !scene.hasRemoval(number)
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
    let age = scene.age
    for effect in scene.effects.list where effect.end > age && !effect.repeats {
      changes.extend(effect.change, to: effect.end)
    }
    // An open change ends when its clock is closed. One that is back at its start may be held again, as may be pages.
    var open = scene.motions.curves.clocks.map { $0.change }
    for index in scene.pages.stacks.indices {
      let end = scene.pages.stacks.values[index]?.settledAge ?? age
      guard end > age, let change = scene.pages.stacks.values[index]?.change else { continue }
      if end < .infinity {
        changes.extend(change, to: end)
      } else {
        open.append(change)
      }
    }
    return changes.removeComplete(at: age, except: open)
  }

  /// When the next of all that begins or ends by itself does; infinite if nothing does.
  var nextStart: Double { firstEvent(after: scene.age) }

  /// When the first of all that begins or ends by itself after an age does; infinite if nothing does.
  private func firstEvent(after limit: Double) -> Double {
    var first = Double.infinity
    func note(_ event: Double) { if event > limit, event < first { first = event } }
    for change in changes { note(change.completion) }
    note(scene.pages.nextArrival(after: scene.age))
    for presentation in scene.pages.presentations
    where presentation.isCarrier && scene.structure.elements[presentation.page].leaves {
      for state in scene.structure.states(of: presentation.page) {
        note(scene.motions.end(of: state.slot))
      }
    }
    for index in scene.effects.indices {
      if scene.effects.list[index].end > scene.age { note(scene.effects.list[index].end) }
      note(scene.effects.nextStart(of: index, after: scene.age))
    }
    for (_, waiting) in scene.effects.waiting { note(waiting.start) }
    for waiting in scene.motions.waiting.values { note(waiting.start) }
    // What has arrived is collected at the latest when everything has.
    if !scene.motions.isIdle { note(scene.motions.settledAge) }
    for clock in scene.motions.curves.clocks { note(clock.playhead.arrivalAge ?? .infinity) }
    // Elements land, and old contents go, at exact times.
    for flight in scene.structure.flights { note(scene.landingAge(of: flight)) }
    for fade in scene.structure.fades { note(scene.end(of: fade)) }
    return first
  }
}
