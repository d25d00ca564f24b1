import TransitionKit

// What was under way stands still while a finger sets the progress of an open change: SCENES, section 9.
extension SceneState {
  /// Lets what an open change moves stand still where it is seen.
  ///
  /// - Parameters:
  ///   - driving: the element that the finger holds; nil for the one with the longest way.
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
    let still = AnimationCurve(.spring(settling.spring))
    for element in structure.order {
      var slots = slots(of: element)
      if let above = flight(of: element)?.above { slots += [above.rect, above.factors] }
      let record = structure.elements[element]
      let effect = record.transition.map { effects.list[$0] }
      guard
        effect.map({ $0.isOpen && $0.change == change }) ?? false
          || slots.contains(where: { motions.moves($0, with: change) })
      else { continue }
      if let fade = fadingSlot(of: element) { slots.append(fade) }
      // What another finger holds stays in it.
      for slot in slots where !motions.isHeld(slot) {
        motions.stop(slot, for: change, on: still, at: age, &changes)
      }
      for index in record.effects
      where !effects.list[index].isOpen && effects.list[index].end > age
        && effects.list[index].change != change
      {
        effects.stop(index, for: change, at: age)
      }
    }
  }
}

extension SceneState {
  /// The slot of the opacity of the old content of an element; nil if none fades.
  func fadingSlot(of element: ElementIndex) -> SlotIndex? {
    guard let fade = structure.elements[element].fade else { return nil }
    return structure.fades[fade].opacity
  }
}
