import TransitionKit

// Open changes that are back at their starts: SCENES, section 11. What they have changed, and nothing else has changed since, is
// undone without animation. What they had taken over settles at the old model by the settling spring.

/// What continues at the old model when an open change is undone.
struct UndoneMotions {
  fileprivate let change: ChangeNumber
  /// Pairs that fly back: each old element continues from where the new one is seen.
  fileprivate var flightStarts: [FlightStart] = []
  /// The elements that get their old parents, and those that a finger has let go while the change was open.
  fileprivate var seen: [(seen: SeenElement, origin: SeenElement)] = []
  /// Their own opacities when they were seen.
  fileprivate var opacities: ElementMap<ShownMotion> = [:]
  /// The pictures that show several contents, by the elements over which they fade out.
  fileprivate var pictures: [(element: ElementIndex, fade: SceneFade)] = []
  /// The elements with a state at rest that the change has moved.
  fileprivate var moved: [ElementIndex] = []
}

extension SceneState {
  /// Puts everything that an open change moves at its start, and forgets the change.
  ///
  /// - Parameter edit: what distinguishes the scene without the change from the current one.
  mutating func close(atStartOf change: ChangeNumber, _ edit: SceneEdit) -> UndoneMotions {
    returnToStart(change)
    var undone = UndoneMotions(change: change)
    undone.seen = scene.seenElements(of: edit, except: []) + elementsLetGo(edit, change)
    for element in undone.seen {
      guard let slot = scene.structure.slot(of: .opacity, element.seen.element) else { continue }
      undone.opacities[element.seen.element] = scene.motions.shown(slot, at: scene.age)
    }
    undone.flightStarts = flightStarts(undoing: change, edit)
    undone.moved = scene.structure.order.filter { element in
      scene.structure.states(of: element).contains { scene.motions.moves($0.slot, with: change) }
    }
    for fade in scene.structure.fades {
      // An older picture that stands still continues.
      guard let opacity = fade.opacity, scene.motions.moves(opacity, with: change),
        scene.motions.origin(of: opacity, change) != scene.motions[opacity]
      else { continue }
      if fade.isMixed {
        let partner = undone.flightStarts.first { $0.old == fade.element }
        undone.pictures.append((partner?.element ?? fade.element, fade))
      }
      scene.endFade(of: fade.element)
    }
    continueModifiers(edit, change)
    scene.effects.triggered.removeAll { $0.change == change }
    scene.motions.closeClock(atStartOf: change, at: scene.age)
    scene.effects.closeClock(of: change, at: scene.age, isAtStart: true)
    changes.removeAll { $0.number == change }
    scene.structure.untouchable = []
    scene.setClocks()
    return undone
  }

  /// Becomes what there is without an open change that was put at its start.
  mutating func undo(_ edit: SceneEdit, _ undone: UndoneMotions) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    var update = SceneUpdate(edit, [builder(transaction, undone.change)])
    update.builders[0].undoes = true
    update.apply(to: &self)
    for element in undone.moved where scene.structure.isInScene(element) {
      scene.shiftState(of: element)
    }
    undone.continueMotions(in: &self)
    endAll()
    finishUpdate()
  }

  /// What starts a change at the current time, whatever users prefer.
  func builder(_ transaction: Transaction, _ change: ChangeNumber) -> SceneChangeBuilder {
    SceneChangeBuilder(
      transaction, number: change, at: scene.age, settling: scene.settling,
      prefersReducedMotion: false)
  }

  /// What continues belongs to no change.
  fileprivate var settlingBuilder: SceneChangeBuilder {
    builder(Transaction(animation: .spring(scene.settling.spring)), ChangeNumber(0))
  }

  /// Puts the clock of a change at its start. What is not there yet dies down.
  private mutating func returnToStart(_ change: ChangeNumber) {
    guard let clock = scene.motions.curves.clock(of: change),
      clock.playhead.position(at: scene.age) > 0
    else { return }
    let slots = scene.motions.values(movedBy: change, at: scene.age)
    let values = scene.effects.values(movedBy: change, at: scene.age)
    move(clockOf: change, .held, from: 0)
    scene.motions.hold(slots, of: change, at: scene.age)
    scene.effects.hold(values, at: scene.age)
    scene.releaseHeld(of: change)
  }
}

// MARK: - What continues

extension SceneState {
  /// Where the elements are seen that a change has moved to other places, and that move there by their own springs, as fingers
  /// have let them go.
  private func elementsLetGo(
    _ edit: SceneEdit, _ change: ChangeNumber
  ) -> [(seen: SeenElement, origin: SeenElement)] {
    edit.changes.compactMap { edited in
      let element = edited.number
      guard edited.kind == .kept, let flight = scene.structure.flight(of: element),
        flight.old == element, !flight.isAbove, !flight.isHeld,
        case let slot = scene.structure.frame(of: element),
        scene.motions.end(of: slot) > scene.age, !scene.motions.moves(slot, with: change)
      else { return nil }
      return (scene.seenElement(element), scene.seenElement(element, at: .rest))
    }
  }

  /// How the pairs that a change has let fly are seen.
  private func flightStarts(undoing change: ChangeNumber, _ edit: SceneEdit) -> [FlightStart] {
    scene.structure.flights.compactMap { flight in
      guard flight.element != flight.old, edit.removed.contains(flight.element),
        scene.motions.moves(
          flight.above?.rect ?? scene.structure.frame(of: flight.element), with: change),
        scene.structure.isInScene(flight.old)
          || edit.changes.contains(where: { $0.number == flight.old && $0.kind == .inserted })
      else { return nil }
      var choice = ElementChoice()
      // The picture of the new content is not there.
      choice.flight = FlightOptions(content: .new, isAbove: flight.isAbove)
      return scene.flightStart(of: flight.old, from: flight.element, choice)
    }
  }

  /// Lets modifiers of elements that stay move to their old values, if something else is shown.
  private mutating func continueModifiers(_ edit: SceneEdit, _ change: ChangeNumber) {
    guard !scene.structure.modifiers.isEmpty else { return }
    for element in edit.changes {
      guard scene.structure.contains(element.number),
        let slot = scene.structure.modifierSlot(of: element.number),
        scene.motions.moves(slot, with: change),
        let old = element.attributes?.values.modifier?.content,
        scene.modifierState(of: element.number, at: scene.age)
          != old.state(offset: 0, correction: 0, in: scene.context(of: element.number)).sanitized
      else { continue }
      var builder = settlingBuilder
      _ = scene.motions.move(
        slot, to: old, AnimationCurve(.spring(scene.settling.spring)), delay: 0, &builder.timing,
        &changes)
    }
  }
}

extension SeenElement {
  /// Whether an element is seen where another one is, but for rounding.
  fileprivate func isClose(to other: SeenElement) -> Bool {
    func isClose(_ a: MovingNumber, _ b: MovingNumber) -> Bool {
      abs(a.value - b.value) < 1e-6 && abs(a.rate - b.rate) < 1e-6
    }
    return zip(frame, other.frame).allSatisfy(isClose) && isClose(opacity, other.opacity)
      && isClose(opacityLimit, other.opacityLimit) && isClose(angle, other.angle)
  }
}

extension UndoneMotions {
  /// Lets elements continue at the old model from where they, or their partners, were seen.
  fileprivate func continueMotions(in state: inout SceneState) {
    var builder = state.settlingBuilder
    // Whatever animations elements have.
    let choice = ElementChoice(animation: builder.transaction.animation)
    var choices: ElementMap<ElementChoice> = [:]
    for flightStart in flightStarts { choices[flightStart.element] = choice }
    for element in seen { choices[element.seen.element] = choice }
    builder.choose(ElementChoices(elements: choices))
    for flightStart in flightStarts
    where state.scene.structure.isInScene(flightStart.element)
      && !flightStart.isSeen(in: state.scene)
    {
      state.start(flightStart, &builder)
    }
    for element in seen
    where state.scene.structure.isInScene(element.seen.element)
      && !element.seen.isClose(to: state.scene.seenElement(element.seen.element))
    {
      state.continueSeen(
        element.seen, element.origin, of: element.seen.element, along: .straight,
        ownOpacity: opacities[element.seen.element], &builder)
    }
    // What leaves again has the values at which it comes back, and what is left of them dies down.
    for element in moved where state.scene.structure.isLeaving(element) {
      state.settleState(of: element, &builder)
    }
    for (element, fade) in pictures
    where state.scene.structure.isInScene(element)
      && state.scene.structure.elements[element].fade == nil
    {
      let curve = AnimationCurve(.spring(state.scene.settling.spring))
      state.startFade(
        of: element, showing: fade.serial, isMixed: true, curve, frame: fade.frame, &builder)
    }
    state.scene.motions.updateSettledAge()
  }
}

extension FlightStart {
  /// Whether an element is seen as its partner was, so that nothing needs to fly back.
  fileprivate func isSeen(in scene: MovingScene) -> Bool {
    seen.isClose(to: scene.seenElement(element))
      && states.allSatisfy { property, shown in
        let distance =
          shown.value - (scene.modelValue(of: property, element) ?? property.identityVector)
        return (distance * distance + shown.velocity * shown.velocity).sum() < 1e-12
      }
  }
}

extension SceneState {
  /// Moves the state at rest of an element from what is shown to its values.
  fileprivate mutating func settleState(
    of element: ElementIndex, _ builder: inout SceneChangeBuilder
  ) {
    let curve = AnimationCurve(.spring(scene.settling.spring))
    for record in scene.structure.states(of: element) {
      let shown = scene.motions.shown(record.slot, at: scene.age)
      let modelValue = record.property.sanitizedVector(
        in: scene.structure.elements[element].values.state)
      guard scene.motions[record.slot] != modelValue else { continue }
      scene.motions.settle(record.slot)
      scene.motions.shift(record.slot, to: modelValue)
      scene.motions.move(record.slot, from: shown, curve, delay: 0, &builder.timing, &changes)
    }
  }
}
