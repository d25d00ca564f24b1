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
  private func fadingSlot(of element: ElementIndex) -> SlotIndex? {
    guard let fade = structure.elements[element].fade else { return nil }
    return structure.fades[fade].opacity
  }

  /// What an open change lets stand still whose values have another meaning in the state without it: the opacities of old
  /// contents and the factors of modifiers.
  private func heldSlots(of element: ElementIndex) -> [SlotIndex] {
    let record = structure.elements[element]
    guard record.fade != nil || record.modifier != nil else { return [] }
    return [fadingSlot(of: element), modifierSlot(of: element)].compactMap { $0 }
  }

  /// Whether an open change has put something else in the place of a slot of the state without it.
  private func isReplaced(_ slot: SlotIndex, of element: ElementIndex, in before: SceneState)
    -> Bool
  {
    if let known = before.motions.functions[slot] {
      return modifierSlot(of: element).map { motions.functions[$0] !== known } ?? false
    }
    return structure.elements[element].fade != nil
      && before.slot(slot, of: element, in: self) == nil
  }

  /// The slot with the same meaning in another state; nil if there is none.
  private func slot(_ slot: SlotIndex, of element: ElementIndex, in other: SceneState)
    -> SlotIndex?
  {
    if let own = motions.functions[slot] {
      guard let known = other.modifierSlot(of: element), other.motions.functions[known] === own
      else { return nil }
      return known
    }
    guard let own = structure.elements[element].fade,
      let known = other.structure.elements[element].fade,
      structure.fades[own].serial == other.structure.fades[known].serial
    else { return nil }
    return other.structure.fades[known].opacity
  }
}

// MARK: - Back at the start

/// What is left, when an open change is back at its start, of what was under way when it began.
struct CaughtMotions {
  fileprivate struct Rest {
    let element: ElementIndex
    /// The property of its state; nil if it is in a slot of the state without the change.
    let property: ViewProperty?
    let slot: SlotIndex
    var offset = SIMD4<Double>.zero
    var velocity = SIMD4<Double>.zero
  }

  fileprivate var rests: [Rest] = []
  fileprivate var effects: [CaughtEffect] = []
}

extension SceneState {
  /// Keeps what an open change has caught in the state without it, so that nothing of it ends meanwhile.
  mutating func keep(caughtBy change: ChangeNumber, in open: SceneState) {
    for index in effects.indices {
      let (element, isEmphasis) = (
        effects.list[index].element, effects.list[index].kind == .emphasis
      )
      guard open.effects.hasCaught(element, isEmphasis: isEmphasis, by: change) else { continue }
      if !isEmphasis, let waiting = effects.waiting.removeValue(forKey: element) {
        effects.list[index].kind = waiting.kind
      }
      effects.keep(index, for: change)
    }
    let still = AnimationCurve(.spring(settling.spring))
    for element in structure.order where open.isOnScreen(element) {
      for slot in heldSlots(of: element) where motions.end(of: slot) > age {
        if let own = self.slot(slot, of: element, in: open), !open.motions.moves(own, with: change)
        {
          continue
        }
        motions.hold(slot, at: motions.value(of: slot, at: age), still, of: nil)
      }
    }
    for flight in structure.flights where !flight.isHeld {
      guard let slots = flight.above, open.flightRest(of: flight, change) != nil else { continue }
      for slot in [slots.rect, slots.factors] {
        motions.hold(
          slot, at: motions.value(of: slot, at: age), flight.curve, of: flight.change)
      }
    }
    nextEvent = -.infinity
  }

  /// What is left of what an open change has caught, by the slots of the state without it.
  ///
  /// - Parameter before: what there would be without the change.
  func caughtMotions(
    of change: ChangeNumber, without before: SceneState
  ) -> CaughtMotions {
    var caught = CaughtMotions()
    func add(
      _ slot: SlotIndex, _ element: ElementIndex, _ property: ViewProperty?, as other: SlotIndex
    ) {
      guard motions.moves(slot, with: change) else { return }
      let (offset, velocity) = motions.rest(of: slot, at: age)
      caught.rests.append(
        CaughtMotions.Rest(
          element: element, property: property, slot: other, offset: offset, velocity: velocity))
    }
    for element in before.structure.order where isOnScreen(element) {
      add(frame(of: element), element, nil, as: before.frame(of: element))
      for state in structure.states(of: element) {
        add(state.slot, element, state.property, as: state.slot)
      }
    }
    for element in before.structure.order {
      for slot in before.heldSlots(of: element) where before.motions.isHeld(slot) {
        if let own = before.slot(slot, of: element, in: self), motions.moves(own, with: change) {
          add(own, element, nil, as: slot)
          continue
        }
        // What something else has replaced is as when it was caught, and of what has arrived nothing is left.
        var rest = CaughtMotions.Rest(element: element, property: nil, slot: slot)
        if isReplaced(slot, of: element, in: before) {
          rest.offset = before.motions.value(of: slot, at: before.age) - before.motions[slot]
        }
        caught.rests.append(rest)
      }
    }
    for flight in before.structure.flights where !flight.isHeld {
      guard let slots = flight.above, before.motions.isHeld(slots.rect) else { continue }
      let own = flightRest(of: flight, change)
      for (slot, known) in [(slots.rect, own?.rect), (slots.factors, own?.factors)] {
        if let known, motions.moves(known, with: change) {
          add(known, flight.element, nil, as: slot)
        } else {
          // It has landed by now, and nothing is left.
          caught.rests.append(
            CaughtMotions.Rest(element: flight.element, property: nil, slot: slot))
        }
      }
    }
    for effect in before.effects.list where effect.stopped != nil && effect.change == change {
      caught.effects.append(
        effects.caught(effect.element, isEmphasis: effect.kind == .emphasis, by: change))
    }
    return caught
  }

  /// Lets what is left of what an open change has caught settle, now that the change is gone.
  mutating func settle(_ caught: CaughtMotions) {
    for rest in caught.rests {
      var slot = rest.slot
      if let property = rest.property {
        guard
          rest.offset != .zero || rest.velocity != .zero
            || structure.slot(of: property, rest.element) != nil
        else { continue }
        slot = self.slot(of: property, rest.element)
      }
      motions.settle(slot, from: rest.offset, velocity: rest.velocity, at: age, settling)
    }
    for effect in caught.effects {
      let record = structure.elements[effect.element]
      guard let index = effect.isEmphasis ? record.emphasis : record.transition else { continue }
      let end = effects.settle(index, by: effect, at: age)
      changes.extend(effects.list[index].change, to: end)
    }
    for flight in structure.flights {
      guard let slots = flight.above, clock(of: flight.change) == nil else { continue }
      changes.extend(
        flight.change, to: max(motions.end(of: slots.rect), motions.end(of: slots.factors)))
    }
    motions.updateSettledAge()
    // What has nothing left is over.
    endEffects()
    endFlights()
    hideSources()
    motions.collect(at: age)
    finishUpdate()
  }

  /// The slots of the flight with which an open change moves what has been flying.
  private func flightRest(of flight: SceneFlight, _ change: ChangeNumber) -> SceneFlight.Slots? {
    let own = structure.flights.first {
      ($0.element == flight.element || $0.old == flight.element) && $0.above != nil
    }
    return own?.above.flatMap { motions.moves($0.rect, with: change) ? $0 : nil }
  }
}
