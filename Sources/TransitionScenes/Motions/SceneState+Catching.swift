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
    guard let clock = scene.motions.curves.clock(of: change) else { return }
    stopElements(of: change)
    let slots = scene.motions.values(movedBy: change, at: scene.age)
    let values = scene.effects.values(movedBy: change, at: scene.age)
    let start = progress ?? scene.startingProgress(of: change, driving: driving)
    let duration = clock.playhead.duration
    move(clockOf: change, .held, from: min(max(start, 0), 1) * duration)
    scene.motions.hold(slots, of: change, at: scene.age)
    scene.effects.hold(values, at: scene.age)
    scene.structure.noteChange()
  }

  /// Lets everything of the elements that an open change moves stand still, also what it does not move.
  private mutating func stopElements(of change: ChangeNumber) {
    guard !scene.motions.isIdle || !scene.effects.isEmpty else { return }
    for element in scene.structure.order {
      let effect = scene.structure.elements[element].transition.map { scene.effects.list[$0] }
      guard
        effect.map({ $0.isOpen && $0.change == change }) ?? false
          || scene.structure.slots(moving: element).contains(where: {
            scene.motions.moves($0, with: change)
          })
      else { continue }
      stop(element, for: change, withLoops: true)
    }
  }

  /// Lets everything of an element stand still that is on the clock of the animator, on that of a change.
  private mutating func stop(_ element: ElementIndex, for change: ChangeNumber, withLoops: Bool) {
    let still = AnimationCurve(.spring(scene.settling.spring))
    var slots = scene.structure.slots(moving: element)
    if let fade = scene.structure.elements[element].fade,
      let opacity = scene.structure.fades[fade].opacity
    {
      slots.append(opacity)
    }
    // What another finger holds stays in it.
    for slot in slots
    where !scene.motions.isHeld(slot) && (withLoops || scene.motions.end(of: slot) < .infinity) {
      scene.motions.stop(slot, for: change, on: still, at: scene.age, &changes)
    }
    for index in scene.structure.elements[element].effects {
      let effect = scene.effects.list[index]
      guard !effect.isOpen, effect.end > scene.age, effect.change != change,
        withLoops || effect.kind != .emphasis
      else { continue }
      if !withLoops { changes.takeOver(effect.change) }
      scene.effects.stop(index, for: change, at: scene.age)
    }
  }
}

// MARK: - Fingers that wait

extension SceneState {
  /// Lets what is on its way in a container stand still on the clock of a change.
  ///
  /// - Parameter moving: the changes that move its screens.
  mutating func catchMotions(
    in container: ElementIndex, moving: [ChangeNumber], for change: ChangeNumber
  ) {
    scene.pages.stacks[container]?.holdAll(at: scene.age)
    for element in scene.structure.order where scene.structure.isInside(element, container) {
      let record = scene.structure.elements[element]
      guard
        record.parent == container
          || moving.contains(where: { change in
            record.effects.contains { scene.effects.list[$0].change == change }
              || scene.structure.slots(moving: element).contains {
                scene.motions.moves($0, with: change)
              }
          })
      else { continue }
      stop(element, for: change, withLoops: false)
    }
    scene.setClocks()
    finishUpdate()
  }
}
