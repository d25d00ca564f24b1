import TransitionKit

// How shared elements fly.

/// What is shown of a shared element before a change, and how it flies from there.
struct FlightStart: Sendable {
  /// The element that flies, and the one that it starts from; one that stays starts from itself.
  let element: ElementIndex
  let old: ElementIndex
  let seen: SeenElement
  /// Where it would be seen if nothing moved.
  let origin: SeenElement
  let states: [ViewProperty: ShownMotion]
  /// The states at rest of the old element.
  let origins: [ViewProperty: SIMD4<Double>]
  /// Whether it comes with the change.
  let isInsertion: Bool
  let options: FlightOptions
  /// Whether another old content still fades out over the old element.
  let isMixed: Bool
  /// Where the old element is in the scene at rest; nil if something around it scales or moves it there.
  let start: SIMD4<Double>?

  /// Whether it flies out of another element.
  var isPair: Bool { element != old }
}

extension SceneState {
  /// What is shown of all elements that an update lets fly, before it is made.
  ///
  /// Pairs that must not fly are separated.
  func flightStarts(
    of edit: SceneEdit, _ matching: inout SceneMatching, _ builders: inout [SceneChangeBuilder],
    transaction: (ElementIndex) -> Int
  ) -> [FlightStart] {
    var flightStarts: [FlightStart] = []
    let isChosen = builders.contains { !$0.choices.isEmpty }
    guard isChosen || !matching.pairs.isEmpty || !matching.withoutSource.isEmpty else { return [] }
    var attributes: ElementMap<ElementAttributes?> = [:]
    for change in edit.changes { attributes[change.number] = change.attributes }
    for (number, known) in edit.refreshed { attributes[number] = known }
    matching.separate { pair in
      let index = transaction(pair.new)
      let choice = builders[index].choices[pair.new] ?? builders[index].choices[pair.old]
      let known = attributes[pair.new] ?? structure.elements[pair.new].attributes
      if builders[index].curve(of: pair.new, known) == nil || choice?.replacesFlight ?? false {
        return .disabled
      }
      return builders[index].transaction.reducesMotion ? .reducedMotion : nil
    }
    for pair in matching.pairs {
      let choices = builders[transaction(pair.new)].choices
      flightStarts.append(
        flightStart(of: pair.new, from: pair.old, choices[pair.new] ?? choices[pair.old]))
    }
    guard isChosen else { return flightStarts }
    let flying = Set(flightStarts.map { $0.element })
    for change in edit.changes where change.kind != .inserted && !flying.contains(change.number) {
      let number = change.number
      let builder = builders[transaction(change.number)]
      guard let choice = builder.choices[change.number], choice.flight != nil || choice.path != nil,
        !builder.transaction.reducesMotion,
        builders[transaction(change.number)].curve(of: change.number, change.attributes) != nil,
        modelValue(of: number) != change.frame || change.kind == .moved,
        flight(of: number)?.isAbove != true
      else { continue }
      flightStarts.append(flightStart(of: change.number, from: change.number, choice))
    }
    return flightStarts
  }

  func flightStart(
    of element: ElementIndex, from old: ElementIndex, _ choice: ElementChoice?
  ) -> FlightStart {
    var options = choice?.flight ?? FlightOptions()
    if element == old, choice?.flight == nil { options.isAbove = false }
    if let path = choice?.path { options.path = path }
    let (seen, origin) = (seenElement(old), seenElement(old, at: .rest))
    var states: [ViewProperty: ShownMotion] = [:]
    var origins: [ViewProperty: SIMD4<Double>] = [:]
    if element != old {
      for property in writtenProperties(of: old) where property.isAnimatable {
        origins[property] = modelValue(of: property, old)
        guard var shown = shown(property, of: old) else { continue }
        if property == .opacity {
          let own = MovingNumber(value: shown.value.x, rate: shown.rate.x) * seen.opacityLimit
          (shown.value.x, shown.rate.x) = (own.value, own.rate)
          origins[property]?.x *= origin.opacityLimit.value
        }
        let isMoving = shown.rate .!= 0
        let duration = seen.duration > 0 ? seen.duration : settling.spring.response
        states[property] = ShownMotion(
          value: shown.value, velocity: shown.rate,
          durations: SIMD4<Double>.zero.replacing(with: duration, where: isMoving),
          isSpring: seen.isSpring)
      }
    }
    let start = layoutRect(of: old)
    let distance = origin.shown(settling).value - start
    return FlightStart(
      element: element, old: old, seen: seen,
      origin: origin, states: states, origins: origins,
      isInsertion: !isOnScreen(element), options: options,
      isMixed: structure.elements[old].fade != nil,
      start: element != old && (distance * distance).sum() < 1e-12 ? start : nil)
  }

  /// The properties that something writes of an element.
  private func writtenProperties(of element: ElementIndex) -> PropertySet {
    let record = structure.elements[element]
    var properties = PropertySet()
    for state in structure.states(of: element) { properties.insert(state.property) }
    if record.modifier != nil { properties.formUnion(modifierState(of: element, at: age).written) }
    for index in record.effects {
      for property in effects.layout(of: index).written[effects.list[index].view] {
        properties.insert(property)
      }
    }
    return properties
  }

  /// The flight of an element; nil if it does not fly.
  func flight(of element: ElementIndex) -> SceneFlight? {
    // A closure would copy the whole state.
    guard let flight = structure.elements[element].flight else { return nil }
    return structure.flights[flight]
  }
}

// MARK: - Starting

extension SceneState {
  /// Lets an element fly from where it, or its partner, was seen.
  mutating func start(
    _ flightStart: FlightStart, _ builder: inout SceneChangeBuilder
  ) {
    let element = flightStart.element
    guard let curve = builder.curve(of: flightStart.element, structure.elements[element].attributes)
    else { return }
    let delay = builder.delay(of: flightStart.element, .moved)
    if flightStart.isPair {
      // It comes by the flight rather than by the insertion that is under way.
      if !flightStart.isInsertion, builder.choices[flightStart.element]?.effect == nil {
        endEffects(of: [flightStart.element], withEmphases: false)
      }
      startState(flightStart, curve, delay: delay, &builder)
    } else if flightStart.options.isAbove {
      continueOpacity(
        flightStart.seen, of: element, in: flightStart.seen.opacity, curve, delay: delay, &builder)
    }
    let landing = landing(of: element)
    takeOverFlight(of: element)
    endFlight(of: element)
    let clip = flightStart.options.clip
    var flight = SceneFlight(
      element: flightStart.element, old: flightStart.old, isInsertion: flightStart.isInsertion,
      clip: clip.flatMap { isOnScreen($0) ? $0 : nil }, curve: curve, change: builder.number)
    flight.start = flightStart.start
    if flightStart.options.isAbove {
      let target = landing.rect
      // A flight continues from its own rotation.
      let isTurned = flightStart.seen.isTurned && flightStart.seen.angle.value == 0
      if isTurned || landing.isTurned { findings.turned.append(flightStart.element) }
      let shown = flightStart.seen.shown(settling)
      let slots = SceneFlight.Slots(
        rect: motions.append(target), factors: motions.append(landing.factors))
      let path = PathOffset(flightStart.options.path, from: shown.value.middle - target.middle)
      motions.move(
        slots.rect, from: shown, origin: flightStart.origin.shown(settling).value, curve,
        along: path, delay: delay, &builder.timing, &changes)
      motions.move(
        slots.factors, from: flightStart.seen.shownFactors(settling),
        origin: flightStart.origin.shownFactors(settling).value, curve, delay: delay,
        &builder.timing, &changes)
      takeOver(frame(of: element))
      motions.settle(frame(of: element))
      flight.above = slots
    } else {
      continueSeen(
        flightStart.seen, flightStart.origin, of: flightStart.element,
        along: flightStart.options.path, &builder)
    }
    structure.elements[element].flight = ListIndex(structure.flights.count)
    structure.flights.append(flight)
    guard flightStart.isPair, flightStart.options.content != .new else { return }
    startFade(
      of: element, from: flightStart.old, curve, on: flightStart.options.fading,
      isHeld: flightStart.options.content == .old, isMixed: flightStart.isMixed, &builder)
  }

  /// Lets the state at rest start from what is shown of another element.
  private mutating func startState(
    _ flightStart: FlightStart, _ curve: AnimationCurve, delay: Double,
    _ builder: inout SceneChangeBuilder
  ) {
    let element = flightStart.element
    let own = modifierState(of: element, at: age)
    var properties = writtenProperties(of: element)
    for property in flightStart.states.keys { properties.insert(property) }
    for property in properties where property.isAnimatable {
      var shown =
        flightStart.states[property] ?? ShownMotion(value: property.identityVector)
      if own.written.contains(property) {
        let part = property.sanitizedVector(in: own)
        if property.composition == .multiply {
          // A factor of 0 cannot be made up for.
          let ratio = (1 / part).replacing(with: 1, where: part .== 0)
          (shown.value, shown.velocity) = (shown.value * ratio, shown.velocity * ratio)
        } else {
          shown.value -= part - property.identityVector
        }
      }
      motions.move(
        slot(of: property, element), from: shown,
        origin: flightStart.origins[property] ?? property.identityVector, curve, delay: delay,
        &builder.timing, &changes)
    }
  }

  /// Lets an old content fade out over the new one of an element.
  ///
  /// - Parameters:
  ///   - old: the element of which the old content is.
  ///   - range: the part of the way on which it fades.
  ///   - frame: where it stays; nil if it follows the element.
  ///   - isHeld: whether it is opaque until the element has landed.
  ///   - isMixed: whether another old content was still fading out over it.
  mutating func startFade(
    of element: ElementIndex, from old: ElementIndex, _ curve: AnimationCurve,
    on range: ClosedRange<Double> = 0...1, frame: SIMD4<Double>? = nil,
    isHeld: Bool = false, isMixed: Bool = false, _ builder: inout SceneChangeBuilder
  ) {
    startFade(
      of: element, showing: pictures.serial(of: old),
      isMixed: isMixed || structure.elements[old].fade != nil, curve, on: range, frame: frame,
      isHeld: isHeld, &builder)
  }

  /// Lets a picture fade out over an element.
  mutating func startFade(
    of element: ElementIndex, showing serial: Int, isMixed: Bool, _ curve: AnimationCurve,
    on range: ClosedRange<Double> = 0...1, frame: SIMD4<Double>? = nil, isHeld: Bool = false,
    _ builder: inout SceneChangeBuilder
  ) {
    takeOverFade(of: element)
    endFade(of: element)
    let opacity = isHeld ? nil : motions.append(.zero)
    if let opacity {
      motions.move(
        opacity, from: ShownMotion(value: SIMD4(1, 0, 0, 0)), curve.fading(on: range),
        delay: builder.delay(of: element, .moved), &builder.timing, &changes)
    }
    structure.elements[element].fade = ListIndex(structure.fades.count)
    structure.fades.append(
      SceneFade(
        element: element, serial: serial, opacity: opacity, frame: frame, isMixed: isMixed))
  }
}

// MARK: - Aiming

extension SceneState {
  /// Lets elements that fly above head for where they are in the current scene.
  mutating func aimFlights(
    except flightStarts: [FlightStart], _ builders: inout [SceneChangeBuilder],
    transaction: (ElementIndex) -> Int
  ) {
    let started = Set(flightStarts.map { $0.element })
    for flight in structure.flights where !started.contains(flight.element) {
      let element = flight.element
      guard let slots = flight.above, !structure.elements[element].leaves else { continue }
      let landing = landing(of: element)
      let targets = [(slots.rect, landing.rect), (slots.factors, landing.factors)]
      let index = transaction(flight.element)
      let curve =
        builders[index].transaction.reducesMotion
        ? nil : builders[index].curve(of: flight.element, structure.elements[element].attributes)
      if flight.isHeld {
        // The finger holds it where it is.
        motions.aim(slots.rect, at: landing.rect)
      }
      for (slot, target) in targets where motions[slot] != target {
        motions.move(
          slot, to: target, curve, delay: 0, &builders[index].timing, &changes)
      }
    }
  }

  /// The age at which an element that flies has landed: it and all around it have arrived.
  func landingAge(of flight: SceneFlight) -> Double {
    guard !flight.isHeld else { return .infinity }
    let element = flight.element
    guard flight.isAbove else { return arrivalAge(of: flight) }
    // What leaves stays in front until it is gone.
    guard !structure.elements[element].leaves else { return .infinity }
    var age = arrivalAge(of: flight)
    for ancestor in structure.ancestors(of: element) { age = max(age, restAge(of: ancestor)) }
    return age
  }

  /// The age at which a flight is at its end, whatever is around it.
  private func arrivalAge(of flight: SceneFlight) -> Double {
    guard !flight.isHeld else { return .infinity }
    let slots = flight.above.map { [$0.rect, $0.factors] } ?? [frame(of: flight.element)]
    return slots.reduce(-.infinity) {
      motions.waiting[$1] == nil ? max($0, motions.landing(of: $1)) : .infinity
    }
  }

  /// The age at which nothing of an element moves any more, apart from a flight above.
  private func restAge(of element: ElementIndex) -> Double {
    let record = structure.elements[element]
    var rest = slots(of: element).reduce(-.infinity) {
      motions.loops($1) ? $0 : max($0, motions.end(of: $1))
    }
    for effect in record.effects {
      if effects.isWaiting(effect) { return .infinity }
      rest = max(rest, effects.list[effect].end)
    }
    if let flight = flight(of: element) { rest = max(rest, arrivalAge(of: flight)) }
    if !pages.isEmpty, let stack = record.parent.flatMap({ pages.stacks.index(forKey: $0) }) {
      rest = max(rest, pages.stacks.values[stack]?.restAge(of: element) ?? rest)
    }
    if record.leaves || effects.waiting[element] != nil { return .infinity }
    return rest
  }

  /// Puts elements that have arrived back under their parents, and drops old contents that have faded.
  mutating func endFlights() {
    guard !structure.flights.isEmpty || !structure.fades.isEmpty else { return }
    for flight in structure.flights where landingAge(of: flight) <= age {
      endFlight(of: flight.element)
    }
    for fade in structure.fades where end(of: fade) <= age { endFade(of: fade.element) }
  }

  /// When an old content is gone.
  func end(of fade: SceneFade) -> Double {
    if let opacity = fade.opacity { return motions.landing(of: opacity) }
    return flight(of: fade.element).map { landingAge(of: $0) } ?? -.infinity
  }

  /// Puts an element back under its parent.
  mutating func endFlight(of element: ElementIndex) {
    guard let index = structure.elements[element.offset].flight else { return }
    noteChange()
    let flight = structure.flights.remove(at: index.offset)
    if let slots = flight.above {
      motions.remove(slots.rect)
      motions.remove(slots.factors)
    }
    if flight.old != element, !structure.contains(flight.old),
      !presence.released.contains(flight.old)
    {
      presence.release(flight.old)
    }
    if flight.isHeld {
      if flight.above == nil { motions.settle(frame(of: element)) }
      holds[element] = nil
      // Nothing waits for the finger any more.
      if clock(of: flight.change) == nil { changes.setEnd(of: flight.change, to: age) }
      motions.updateSettledAge()
      nextEvent = -.infinity
    }
    structure.elements[element].flight = nil
    for (index, flight) in structure.flights.enumerated() {
      structure.elements[flight.element].flight = ListIndex(index)
    }
  }

  /// Drops the old content of an element.
  mutating func endFade(of element: ElementIndex) {
    guard let index = structure.elements[element.offset].fade else { return }
    noteChange()
    let fade = structure.fades.remove(at: index.offset)
    if let opacity = fade.opacity { motions.remove(opacity) }
    structure.elements[element].fade = nil
    for (index, fade) in structure.fades.enumerated() {
      structure.elements[fade.element].fade = ListIndex(index)
    }
  }
}

extension SIMD4<Double> {
  /// The middle of a rectangle.
  var middle: SIMD2<Double> { SIMD2(x + z / 2, y + w / 2) }

  /// The rectangle in a scene of one inside something.
  func mapped(by space: SeenSpace) -> SIMD4<Double> {
    SIMD4(
      space.x.scale.value * x + space.x.offset.value,
      space.y.scale.value * y + space.y.offset.value,
      space.x.scale.value * z, space.y.scale.value * w
    ).clamped
  }
}
