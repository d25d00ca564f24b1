import TransitionKit

// What continues from where it was seen.
extension SceneUpdate {
  /// Lets elements that fly or have another parent, or around which lengths are others now, continue from where they were
  /// seen.
  mutating func continueSeen(
    _ seen: [(seen: SeenElement, origin: SeenElement)], _ flightStarts: [FlightStart],
    _ carried: ElementMap<CarriedElement>, in state: inout SceneState
  ) {
    state.scene.findings.turned.removeAll()
    state.scene.findings.rescaled.removeAll()
    guard !seen.isEmpty || !flightStarts.isEmpty || !carried.isEmpty else { return }
    var numbers: ElementMap<(seen: SeenElement, origin: SeenElement)> = [:]
    for element in seen { numbers[element.seen.element] = element }
    var starts: ElementMap<FlightStart> = [:]
    for flightStart in flightStarts { starts[flightStart.element] = flightStart }
    let named = Set(edit.changed)
    var spaces: ElementMap<CarriedSpace> = [:]
    // Parents come before what is in them, and are carried before it gets its position in them.
    for number in state.scene.structure.order {
      let known = numbers[number]
      if let flightStart = starts[number] {
        state.start(flightStart, &builders[transaction(of: number)])
      } else if let known {
        state.continueSeen(
          known.seen, known.origin, of: number, along: .straight, &builders[transaction(of: number)]
        )
      }
      if let before = carried[number] {
        carry(number, before, known, &spaces, isNamed: named.contains(number), in: &state)
      }
    }
  }

  /// Lets an element continue from where it was seen if lengths around it are others now.
  ///
  /// - Parameters:
  ///   - known: where it was seen, if it has another parent now.
  ///   - spaces: those inside what is around it. The one inside it is added.
  private mutating func carry(
    _ element: ElementIndex, _ before: CarriedElement,
    _ known: (seen: SeenElement, origin: SeenElement)?,
    _ spaces: inout ElementMap<CarriedSpace>, isNamed: Bool, in state: inout SceneState
  ) {
    var around = state.scene.structure.elements[element].parent.flatMap { spaces[$0] }
    let index = transaction(of: isNamed ? element : around?.owner ?? element)
    let start = SeenMoment.start(of: builders[index].number)
    if let known {
      around = state.scene.units(of: known, element, at: start)
      if let around, !around.now.isIdentity, state.scene.structure.moves(element, builders[index]) {
        state.scene.findings.rescaled.append(element)
      }
    }
    guard
      state.scene.structure.moves(element, builders[index])
        || state.scene.structure.elements[element].leaves
    else { return }
    if let around, !around.now.isIdentity {
      state.carry(
        element, before, by: around, hasNewParent: known != nil,
        delay: builders[index].delay(of: isNamed ? element : around.owner, .moved),
        &builders[index])
    }
    guard state.scene.structure.flight(of: element)?.isAbove != true else { return }
    let (now, rest) = (
      state.scene.contentMap(of: element), state.scene.contentMap(of: element, at: start)
    )
    guard now.isInvertible, rest.isInvertible else { return }
    let space = CarriedSpace(
      now: before.content.replaced(by: now, units: around?.now ?? ContentMap()),
      rest: ContentMap().replaced(by: rest, units: around?.rest ?? ContentMap()),
      owner: around?.owner ?? element)
    if !space.now.isIdentity { spaces[element] = space }
  }

  /// Lets elements that fly above head for where they are in the current scene.
  mutating func aimFlights(except flightStarts: [FlightStart], in state: inout SceneState) {
    let started = Set(flightStarts.map { $0.element })
    for flight in state.scene.structure.flights where !started.contains(flight.element) {
      let element = flight.element
      guard let slots = flight.above, !state.scene.structure.elements[element].leaves else {
        continue
      }
      let landing = state.scene.landing(of: element)
      let targets = [(slots.rect, landing.rect), (slots.factors, landing.factors)]
      let index = transaction(of: flight.element)
      let curve =
        builders[index].transaction.reducesMotion
        ? nil
        : builders[index].curve(
          of: flight.element, state.scene.structure.elements[element].attributes)
      if flight.isHeld {
        // The finger holds it where it is.
        state.scene.motions.aim(slots.rect, at: landing.rect)
      }
      for (slot, target) in targets where state.scene.motions[slot] != target {
        state.scene.motions.move(
          slot, to: target, curve, delay: 0, &builders[index].timing, &state.changes)
      }
    }
  }
}
