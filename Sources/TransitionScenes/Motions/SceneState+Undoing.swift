import TransitionKit

// Open changes that are back at their starts: SCENES, section 11. What they have changed, and nothing else has changed since, is
// undone without animation. What they had taken over settles at the old model by the settling spring.

/// What continues at the old model when an open change is undone.
struct UndoneMotions {
  fileprivate let change: ChangeNumber
  /// Pairs that fly back: each old element continues from where the new one is seen.
  fileprivate var flightStarts: [FlightStart] = []
  /// The elements that get their old parents.
  fileprivate var seen: [(seen: SeenElement, origin: SeenElement)] = []
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
    undone.seen = seenElements(of: edit, except: [])
    undone.flightStarts = flightStarts(undoing: change, edit)
    undone.moved = structure.order.filter { element in
      structure.states(of: element).contains { motions.moves($0.slot, with: change) }
    }
    for fade in structure.fades {
      // An older picture that stands still continues.
      guard let opacity = fade.opacity, motions.moves(opacity, with: change),
        motions.origin(of: opacity, change) != motions[opacity]
      else { continue }
      if fade.isMixed {
        let partner = undone.flightStarts.first { $0.old == fade.element }
        undone.pictures.append((partner?.element ?? fade.element, fade))
      }
      endFade(of: fade.element)
    }
    continueModifiers(edit, change)
    effects.triggered.removeAll { $0.change == change }
    motions.closeClock(atStartOf: change, at: age)
    effects.closeClock(of: change, at: age, isAtStart: true)
    changes.removeAll { $0.number == change }
    structure.untouchable = []
    setClocks()
    return undone
  }

  /// Becomes what there is without an open change that was put at its start.
  mutating func undo(_ edit: SceneEdit, _ undone: UndoneMotions) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    var builders = [builder(transaction, undone.change)]
    builders[0].undoes = true
    var matching = SceneMatching(removed: [], inserted: [], sources: [])
    apply(edit, &matching, &builders) { _ in 0 }
    for element in undone.moved where isInScene(element) { shiftState(of: element) }
    continueMotions(undone)
    endAll()
    finishUpdate()
  }

  private func builder(
    _ transaction: Transaction, _ change: ChangeNumber
  ) -> SceneChangeBuilder {
    SceneChangeBuilder(
      transaction, number: change, at: age, settling: settling, prefersReducedMotion: false)
  }

  /// What continues belongs to no change.
  private var settlingBuilder: SceneChangeBuilder {
    builder(Transaction(animation: .spring(settling.spring)), ChangeNumber(0))
  }

  /// How long what continues may take when an open change is undone, in seconds.
  ///
  /// Scales, and all that is around an element, may carry it farther than what moves reaches: a thousand times as far takes about a
  /// period longer.
  var longestRest: Double { settling.spring.longestDuration(over: 1000 * motions.reach) }

  /// Whether an element is on screen and does not leave.
  func isInScene(_ element: ElementIndex) -> Bool {
    isOnScreen(element) && !structure.elements[element].leaves
  }

  /// Puts the clock of a change at its start. What is not there yet dies down.
  private mutating func returnToStart(_ change: ChangeNumber) {
    guard let clock = clock(of: change), clock.playhead.position(at: age) > 0 else { return }
    let slots = motions.values(movedBy: change, at: age)
    let values = effects.values(movedBy: change, at: age)
    move(clockOf: change, .held, from: 0)
    motions.hold(slots, of: change, at: age)
    effects.hold(values, at: age)
    releaseHeld(of: change)
  }
}

// MARK: - What continues

extension SceneState {
  /// How the pairs that a change has let fly are seen.
  private func flightStarts(undoing change: ChangeNumber, _ edit: SceneEdit) -> [FlightStart] {
    structure.flights.compactMap { flight in
      guard flight.element != flight.old, edit.removed.contains(flight.element),
        motions.moves(flight.above?.rect ?? frame(of: flight.element), with: change),
        isInScene(flight.old)
          || edit.changes.contains(where: { $0.number == flight.old && $0.kind == .inserted })
      else { return nil }
      var choice = ElementChoice()
      // The picture of the new content is not there.
      choice.flight = FlightOptions(content: .new, isAbove: flight.isAbove)
      return flightStart(of: flight.old, from: flight.element, choice)
    }
  }

  /// Lets modifiers of elements that stay move to their old values, if something else is shown.
  private mutating func continueModifiers(_ edit: SceneEdit, _ change: ChangeNumber) {
    guard !structure.modifiers.isEmpty else { return }
    for element in edit.changes {
      guard isOnScreen(element.number), let slot = modifierSlot(of: element.number),
        motions.moves(slot, with: change),
        let old = element.attributes?.values.modifier?.content,
        modifierState(of: element.number, at: age)
          != old.state(offset: 0, correction: 0, in: context(of: element.number)).sanitized
      else { continue }
      var builder = settlingBuilder
      _ = motions.move(
        slot, to: old, AnimationCurve(.spring(settling.spring)), delay: 0, &builder.timing, &changes
      )
    }
  }

  /// Lets elements continue at the old model from where they, or their partners, were seen.
  private mutating func continueMotions(_ undone: UndoneMotions) {
    var builder = settlingBuilder
    // Whatever animations elements have.
    let choice = ElementChoice(animation: builder.transaction.animation)
    var choices: ElementMap<ElementChoice> = [:]
    for flightStart in undone.flightStarts { choices[flightStart.element] = choice }
    for element in undone.seen { choices[element.seen.element] = choice }
    builder.choose(ElementChoices(elements: choices))
    for flightStart in undone.flightStarts
    where isInScene(flightStart.element) && !isSeen(flightStart.element, as: flightStart) {
      start(flightStart, &builder)
    }
    for element in undone.seen
    where isInScene(element.seen.element)
      && !element.seen.isClose(to: seenElement(element.seen.element))
    {
      continueSeen(
        element.seen, element.origin, of: element.seen.element, along: .straight, &builder)
    }
    for (element, fade) in undone.pictures
    where isInScene(element) && structure.elements[element].fade == nil {
      let curve = AnimationCurve(.spring(settling.spring))
      startFade(
        of: element, showing: fade.serial, isMixed: true, curve, frame: fade.frame, &builder)
    }
    motions.updateSettledAge()
  }

  /// Whether an element is seen as its partner was, so that nothing needs to fly back.
  private func isSeen(_ element: ElementIndex, as flightStart: FlightStart) -> Bool {
    flightStart.seen.isClose(to: seenElement(element))
      && flightStart.states.allSatisfy { property, shown in
        let distance = shown.value - (modelValue(of: property, element) ?? property.identityVector)
        return (distance * distance + shown.velocity * shown.velocity).sum() < 1e-12
      }
  }

  /// Puts the state at rest of an element at its values. What is left of its motions continues.
  private mutating func shiftState(of element: ElementIndex) {
    let state = structure.elements[element].values.state
    for record in structure.states(of: element) {
      let modelValue = record.property.sanitizedVector(in: state)
      if motions[record.slot] != modelValue { motions.shift(record.slot, to: modelValue) }
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
