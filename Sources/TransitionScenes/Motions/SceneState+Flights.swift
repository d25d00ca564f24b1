import TransitionKit

extension SceneState {
  /// Lets an element fly from where it, or its partner, was seen.
  mutating func start(
    _ flightStart: FlightStart, _ builder: inout SceneChangeBuilder
  ) {
    let element = flightStart.element
    guard
      let curve = builder.curve(
        of: flightStart.element, scene.structure.elements[element].attributes)
    else { return }
    let delay = builder.delay(of: flightStart.element, .moved)
    if flightStart.isPair {
      // It comes by the flight rather than by the insertion that is under way.
      if !flightStart.isInsertion, builder.choices[flightStart.element]?.effect == nil {
        scene.effects.end(
          of: [flightStart.element], withEmphases: false, in: &scene.structure, &changes)
      }
      startState(flightStart, curve, delay: delay, &builder)
    } else if flightStart.options.isAbove {
      continueOpacity(
        flightStart.seen, of: element, in: flightStart.seen.opacity, curve, delay: delay, &builder)
    }
    let landing = scene.landing(of: element)
    scene.takeOverFlight(of: element, &changes)
    endFlight(of: element)
    let clip = flightStart.options.clip
    var flight = SceneFlight(
      element: flightStart.element, old: flightStart.old, start: flightStart.start,
      began: scene.age, isInsertion: flightStart.isInsertion,
      clip: clip.flatMap { scene.structure.contains($0) ? $0 : nil }, curve: curve,
      change: builder.number)
    if case .circularArc(let bulge) = flightStart.options.path { flight.bulge = bulge }
    // In front of everything it would stay where it lands while what it is in leaves.
    if flightStart.options.isAbove, !scene.structure.isInHand(element) {
      let target = landing.rect
      // A flight continues from its own rotation.
      let isTurned = flightStart.seen.isTurned && flightStart.seen.angle.value == 0
      if isTurned || landing.isTurned { scene.findings.turned.append(flightStart.element) }
      let shown = flightStart.seen.shown(scene.settling)
      let slots = SceneFlight.Slots(
        rect: scene.motions.append(target), factors: scene.motions.append(landing.factors))
      let path = PathOffset(flightStart.options.path, from: shown.value.middle - target.middle)
      scene.motions.move(
        slots.rect, from: shown, origin: flightStart.origin.shown(scene.settling).value, curve,
        along: path, delay: delay, &builder.timing, &changes)
      scene.motions.move(
        slots.factors, from: flightStart.seen.shownFactors(scene.settling),
        origin: flightStart.origin.shownFactors(scene.settling).value, curve, delay: delay,
        &builder.timing, &changes)
      scene.takeOver(scene.structure.frame(of: element), &changes)
      scene.motions.settle(scene.structure.frame(of: element))
      flight.above = slots
    } else {
      continueSeen(
        flightStart.seen, flightStart.origin, of: flightStart.element,
        along: flightStart.options.path, &builder)
    }
    scene.structure.elements[element].flight = ListIndex(scene.structure.flights.count)
    scene.structure.flights.append(flight)
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
    let own = scene.modifierState(of: element, at: scene.age)
    var properties = scene.writtenProperties(of: element)
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
      scene.motions.move(
        scene.slot(of: property, element), from: shown,
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
      isMixed: isMixed || scene.structure.elements[old].fade != nil, curve, on: range, frame: frame,
      isHeld: isHeld, &builder)
  }

  /// Lets a picture fade out over an element.
  mutating func startFade(
    of element: ElementIndex, showing serial: Int, isMixed: Bool, _ curve: AnimationCurve,
    on range: ClosedRange<Double> = 0...1, frame: SIMD4<Double>? = nil, isHeld: Bool = false,
    _ builder: inout SceneChangeBuilder
  ) {
    scene.takeOverFade(of: element, &changes)
    scene.endFade(of: element)
    let opacity = isHeld ? nil : scene.motions.append(.zero)
    if let opacity {
      scene.motions.move(
        opacity, from: ShownMotion(value: SIMD4(1, 0, 0, 0)), curve.fading(on: range),
        delay: builder.delay(of: element, .moved), &builder.timing, &changes)
    }
    scene.structure.elements[element].fade = ListIndex(scene.structure.fades.count)
    scene.structure.fades.append(
      SceneFade(
        element: element, serial: serial, opacity: opacity, frame: frame, isMixed: isMixed))
  }

  /// Puts elements that have arrived back under their parents, and drops old contents that have faded.
  mutating func endFlights() {
    guard !scene.structure.flights.isEmpty || !scene.structure.fades.isEmpty else { return }
    for flight in scene.structure.flights where scene.landingAge(of: flight) <= scene.age {
      endFlight(of: flight.element)
    }
    for fade in scene.structure.fades where scene.end(of: fade) <= scene.age {
      scene.endFade(of: fade.element)
    }
  }

  /// Puts an element back under its parent.
  mutating func endFlight(of element: ElementIndex) {
    guard let index = scene.structure.elements[element.offset].flight else { return }
    scene.structure.noteChange()
    let flight = scene.structure.flights.remove(at: index.offset)
    if let slots = flight.above {
      scene.motions.remove(slots.rect)
      scene.motions.remove(slots.factors)
    }
    if flight.old != element, !scene.structure.contains(flight.old),
      !presence.released.contains(flight.old)
    {
      presence.release(flight.old)
    }
    if flight.isHeld {
      if flight.above == nil { scene.motions.settle(scene.structure.frame(of: element)) }
      holds[element] = nil
      // Nothing waits for the finger any more.
      if scene.motions.curves.clock(of: flight.change) == nil {
        changes.setEnd(of: flight.change, to: scene.age)
      }
      scene.motions.updateSettledAge()
      nextEvent = -.infinity
    }
    scene.structure.elements[element].flight = nil
    for (index, flight) in scene.structure.flights.enumerated() {
      scene.structure.elements[flight.element].flight = ListIndex(index)
    }
  }
}
