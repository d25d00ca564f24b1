import TransitionKit

// What is on its way in a container of pages, and stands still while a finger waits for its direction: SCENES, section 9.
extension SceneAnimator {
  /// Lets what is on its way in a container stand still: its pages, what is presented over them, and what their changes move inside.
  ///
  /// It begins a change that changes nothing. When that is cancelled, everything heads for what it headed for, from rest; pages do
  /// so with ``continuePages(in:)``.
  ///
  /// - Parameter letGo: the change that a finger has let go of in the container, which moves on its own clock; nil if there is none.
  /// - Returns: nil if nothing is on its way.
  @_specialize(where ID == ScreenElementID)
  package func catchMotions(in container: ID, _ letGo: OpenChange<ID>?) -> OpenChange<ID>? {
    guard let container = index.number(of: container),
      letGo != nil || state.hasMotions(in: container)
    else { return nil }
    callDepth += 1
    defer { endCall() }
    OptionalParts.useOpenChanges()
    let unstarted = unstarted
    forgetUnstarted()
    if unstarted?.instant == nil { releaseNumbers() }
    instant = nil
    lastChange = lastChange.next
    let (change, record) = (lastChange, OpenChange<ID>.Record())
    openings.append(Opening(change: change, record: record, completion: nil, held: nil))
    state.open(change, lasting: 1, holding: nil)
    state.catchMotions(in: container, for: change)
    if let letGo { state.holdClock(of: letGo.change) }
    noteUntouchable()
    forgetTakenOver()
    note(unstarted, before: change)
    callCompletions()
    return OpenChange(self, record, change, isHeld: false)
  }

  /// Lets the pages of a container continue to where they were heading that no finger holds any more.
  @_specialize(where ID == ScreenElementID)
  package func continuePages(in container: ID) {
    guard let container = index.number(of: container), state.pages.stacks[container] != nil else {
      return
    }
    changeEverywhere { state in
      state.pages.stacks[container]?.continueHeld(at: state.age, state.settling)
      state.nextEvent = -.infinity
    }
  }
}

extension SceneState {
  /// Whether pages of a container, or anything presented over them, are on their way.
  fileprivate func hasMotions(in container: ElementIndex) -> Bool {
    pages.stacks[container]?.settledAge ?? age > age
      || children(of: container).contains { element in
        slots(of: element).contains { isOnItsWay($0) }
          || structure.elements[element].effects.contains { isOnItsWay($0) }
      }
  }

  /// Lets what is on its way in a container stand still on the clock of a change.
  fileprivate mutating func catchMotions(in container: ElementIndex, for change: ChangeNumber) {
    let still = AnimationCurve(.spring(settling.spring))
    let moved = movingChanges(in: container)
    pages.stacks[container]?.holdAll(at: age)
    for element in structure.order where structure.isInside(element, container) {
      let record = structure.elements[element]
      let isScreen = record.parent == container
      for slot in allSlots(of: element) where isOnItsWay(slot) {
        guard isScreen || moved.contains(where: { motions.moves(slot, with: $0) }) else { continue }
        motions.stop(slot, for: change, on: still, at: age, &changes)
      }
      for index in record.effects where isOnItsWay(index) {
        guard isScreen || moved.contains(effects.list[index].change) else { continue }
        changes.takeOver(effects.list[index].change)
        effects.stop(index, for: change, at: age)
      }
    }
    setClocks()
    finishUpdate()
  }

  /// The changes that move the screens of a container.
  private func movingChanges(in container: ElementIndex) -> [ChangeNumber] {
    var moving: [ChangeNumber] = []
    if let change = pages.stacks[container]?.change { moving.append(change) }
    for element in children(of: container) {
      for index in structure.elements[element].effects where isOnItsWay(index) {
        moving.append(effects.list[index].change)
      }
      for slot in slots(of: element) where isOnItsWay(slot) {
        if let change = motions.change(moving: slot) { moving.append(change) }
      }
    }
    return moving
  }

  /// The slots of an element, and those of its flight and its old content.
  private func allSlots(of element: ElementIndex) -> [SlotIndex] {
    var slots = slots(of: element)
    if let above = flight(of: element)?.above { slots += [above.rect, above.factors] }
    if let fade = fadingSlot(of: element) { slots.append(fade) }
    return slots
  }

  /// Whether a slot moves on the clock of the animator, and does not for ever.
  private func isOnItsWay(_ slot: SlotIndex) -> Bool {
    let end = motions.end(of: slot)
    return end > age && end < .infinity || motions.waiting[slot] != nil
  }

  /// Whether an insertion or a removal plays on the clock of the animator.
  private func isOnItsWay(_ index: EffectIndex) -> Bool {
    let effect = effects.list[index]
    return !effect.isOpen && effect.end > age && effect.kind != .emphasis
  }

  /// Holds the clock of a change that a finger has let go of where it is.
  fileprivate mutating func holdClock(of change: ChangeNumber) {
    guard let clock = clock(of: change) else { return }
    catchMotions(of: change, at: clock.playhead.progress(at: age))
  }
}
