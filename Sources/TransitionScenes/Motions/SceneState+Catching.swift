import TransitionKit

// What was under way stands still while a finger sets the progress of an open change: SCENES, section 9.
extension SceneState {
  /// Lets what an open change moves stand still where it is seen.
  ///
  /// - Parameters:
  ///   - driving: the element that the finger holds; nil for the one that moves farthest.
  ///   - progress: where the clock of the change is from now on; nil for where the driving element is seen.
  mutating func catchMotions(
    of change: ChangeNumber, driving: ElementIndex? = nil, at progress: Double? = nil
  ) {
    guard let clock = clock(of: change) else { return }
    stopElements(of: change)
    let slots = motions.values(movedBy: change, at: age)
    let values = effects.values(movedBy: change, at: age)
    let start = progress ?? startingProgress(of: change, driving: driving)
    let duration = clock.playhead.duration
    move(clockOf: change, .held, from: min(max(start, 0), 1) * duration)
    motions.hold(slots, of: change, at: age)
    effects.hold(values, at: age)
    noteChange()
  }

  /// Lets what a finger has held die down from now on.
  mutating func releaseHeld(of change: ChangeNumber) {
    motions.releaseHeld(of: change, at: age, settling)
    effects.releaseHeld(of: change, at: age)
    motions.updateSettledAge()
  }
}

extension SceneState {
  /// Lets everything of the elements that an open change moves stand still, also what it does not move.
  private mutating func stopElements(of change: ChangeNumber) {
    guard !motions.isIdle || !effects.isEmpty else { return }
    for element in structure.order {
      let effect = structure.elements[element].transition.map { effects.list[$0] }
      guard
        effect.map({ $0.isOpen && $0.change == change }) ?? false
          || slots(moving: element).contains(where: { motions.moves($0, with: change) })
      else { continue }
      stop(element, for: change, withLoops: true)
    }
  }

  /// Lets everything of an element stand still that is on the clock of the animator, on that of a change.
  private mutating func stop(_ element: ElementIndex, for change: ChangeNumber, withLoops: Bool) {
    let still = AnimationCurve(.spring(settling.spring))
    var slots = slots(moving: element)
    if let fade = structure.elements[element].fade, let opacity = structure.fades[fade].opacity {
      slots.append(opacity)
    }
    // What another finger holds stays in it.
    for slot in slots
    where !motions.isHeld(slot) && (withLoops || motions.end(of: slot) < .infinity) {
      motions.stop(slot, for: change, on: still, at: age, &changes)
    }
    for index in structure.elements[element].effects {
      let effect = effects.list[index]
      guard !effect.isOpen, effect.end > age, effect.change != change,
        withLoops || effect.kind != .emphasis
      else { continue }
      if !withLoops { changes.takeOver(effect.change) }
      effects.stop(index, for: change, at: age)
    }
  }
}

// MARK: - Fingers that wait

extension SceneState {
  /// The changes that move the screens of a container on the clock of the animator; nil if nothing is on its way there.
  func movingChanges(in container: ElementIndex) -> [ChangeNumber]? {
    var moving: [ChangeNumber] = []
    var isMoving = false
    if let stack = pages.stacks[container], stack.settledAge > age {
      isMoving = true
      if let change = stack.change { moving.append(change) }
    }
    for element in children(of: container) {
      for index in structure.elements[element].effects {
        let effect = effects.list[index]
        guard !effect.isOpen, effect.end > age, effect.kind != .emphasis else { continue }
        isMoving = true
        moving.append(effect.change)
      }
      for slot in slots(of: element) {
        let end = motions.end(of: slot)
        guard end > age && end < .infinity || motions.waiting[slot] != nil else { continue }
        isMoving = true
        if let change = motions.change(moving: slot) { moving.append(change) }
      }
    }
    return isMoving ? moving : nil
  }

  /// Lets what is on its way in a container stand still on the clock of a change.
  ///
  /// - Parameter moving: the changes that move its screens.
  mutating func catchMotions(
    in container: ElementIndex, moving: [ChangeNumber], for change: ChangeNumber
  ) {
    pages.stacks[container]?.holdAll(at: age)
    for element in structure.order where structure.isInside(element, container) {
      let record = structure.elements[element]
      guard
        record.parent == container
          || moving.contains(where: { change in
            record.effects.contains { effects.list[$0].change == change }
              || slots(moving: element).contains { motions.moves($0, with: change) }
          })
      else { continue }
      stop(element, for: change, withLoops: false)
    }
    setClocks()
    finishUpdate()
  }
}
