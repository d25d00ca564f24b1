import TransitionKit

// The starts of open changes in old scenes that are laid out anew.
extension SceneChangeBuilder {
  /// Moves the starts of what an open change moves to where they are in the scene before it. What it has not moved so far moves
  /// with it from now on if that is somewhere else.
  mutating func aimBack(_ state: inout SceneState, to before: MovingScene) {
    for element in state.scene.structure.order where before.structure.contains(element) {
      let (frame, old) = (state.scene.structure.frame(of: element), before.modelValue(of: element))
      let parent = state.scene.structure.elements[element].parent
      if state.scene.structure.elements[element].leaves {
        state.scene.motions.relocate(frame, to: old)
      } else if before.structure.elements[element].parent == parent {
        let attributes = state.scene.structure.elements[element].attributes
        aim(
          frame, of: element, at: old, reducesMotion ? nil : frameCurve(of: element, attributes),
          in: &state)
      } else {
        let space = state.scene.space(inside: parent, at: .start(of: number))
        let origin = before.seenElement(element, at: .rest).mapped(into: space)
        state.scene.motions.setOrigin(of: frame, number, to: origin)
      }
      for known in before.structure.states(of: element) where known.property.isAnimatable {
        _ = state.scene.slot(of: known.property, element)
      }
      let curve = curve(ofStaying: element, state.scene.structure.elements[element].attributes)
      for known in state.scene.structure.states(of: element) {
        let slot = before.structure.slot(of: known.property, element)
        aim(
          known.slot, of: element,
          at: slot.map { before.motions[$0] } ?? known.property.identityVector,
          isAtOnce(known.property, curve) ? nil : curve, in: &state)
      }
      if let slot = state.scene.structure.modifierSlot(of: element),
        let old = before.structure.elements[element].values.modifier?.content
      {
        state.scene.motions.setOrigin(of: slot, number, to: old)
      }
    }
    aimFlightsBack(&state, to: before)
    state.extendClock(of: number, to: timing.openDuration)
  }

  /// Moves the start of a slot, which moves with the change from now on.
  ///
  /// - Parameter curve: how it gets from there to its goal; nil if it is there at once.
  private mutating func aim(
    _ slot: SlotIndex, of element: ElementIndex, at origin: SIMD4<Double>,
    _ curve: AnimationCurve?, in state: inout SceneState
  ) {
    let goal = state.scene.motions[slot]
    if let curve, origin != goal, state.scene.motions.openMotion(of: slot) == nil,
      !state.scene.motions.isHeld(slot)
    {
      // What was under way stands still.
      let shown = state.scene.motions.value(of: slot, at: state.scene.age) + (origin - goal)
      state.scene.motions.move(
        slot, from: ShownMotion(value: shown), origin: origin, curve,
        delay: delay(of: element, .moved), &timing, &state.changes)
    }
    state.scene.motions.setOrigin(of: slot, number, to: origin)
  }

  /// Moves the starts of what flies in front of everything.
  private func aimFlightsBack(_ state: inout SceneState, to before: MovingScene) {
    for (index, flight) in state.scene.structure.flights.enumerated() {
      guard let slots = flight.above, before.structure.contains(flight.old) else { continue }
      let seen = before.seenElement(flight.old, at: .rest)
      if state.holds[flight.element]?.motion?.change == number {
        state.holds[flight.element]?.motion?.start = seen.shown(settling).value
      }
      var origin = seen.shown(settling).value
      if let start = flight.start, state.scene.motions.moves(slots.rect, with: number) {
        state.scene.structure.flights[index].start = origin
        // One that was caught after an update in flight starts from where that took over.
        let distance = state.scene.motions.origin(of: slots.rect, number) - start
        if (distance * distance).sum() > 1e-12 { origin += distance }
      }
      state.scene.motions.setOrigin(of: slots.rect, number, to: origin)
      state.scene.motions.setOrigin(
        of: slots.factors, number, to: seen.shownFactors(settling).value)
    }
  }
}

extension SceneState {
  /// Shows what moves with an open change where its clock is, which lasts longer, at the same progress, if a finger holds it.
  fileprivate mutating func extendClock(of change: ChangeNumber, to duration: Double) {
    guard
      let index = scene.motions.curves.clocks.firstIndex(where: { $0.change == change }),
      case let playhead = scene.motions.curves.clocks[index].playhead,
      case .held = playhead.motion, playhead.duration < duration
    else { return move(clockOf: change, nil) }
    scene.motions.curves.clocks[index].playhead = playhead.onTimeline(lasting: duration)
    // Where nothing has moved there was no progress.
    scrub(change, to: playhead.duration > 0 ? playhead.progress(at: scene.age) : 0)
  }
}
