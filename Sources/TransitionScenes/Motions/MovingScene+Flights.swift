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

extension MovingScene {
  /// What is shown of all elements that an update lets fly, before it is made.
  ///
  /// Pairs that must not fly are separated.
  ///
  /// - Parameter latest: as ``SceneUpdate`` has it.
  func flightStarts(
    of edit: SceneEdit, _ matching: inout SceneMatching, _ builders: inout [SceneChangeBuilder],
    _ latest: ElementMap<Int>
  ) -> [FlightStart] {
    func transaction(_ element: ElementIndex) -> Int { latest.isEmpty ? 0 : latest[element] ?? 0 }
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
        structure.flight(of: number)?.isAbove != true
      else { continue }
      flightStarts.append(flightStart(of: change.number, from: change.number, choice))
    }
    return flightStarts
  }

  /// What is shown of an element, from which it or another one flies.
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
    let start = structure.layoutRect(of: old, motions.goals)
    let distance = origin.shown(settling).value - start
    return FlightStart(
      element: element, old: old, seen: seen,
      origin: origin, states: states, origins: origins,
      isInsertion: !structure.contains(element), options: options,
      isMixed: structure.elements[old].fade != nil,
      start: element != old && (distance * distance).sum() < 1e-12 ? start : nil)
  }

  /// The properties that something writes of an element.
  func writtenProperties(of element: ElementIndex) -> PropertySet {
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
}

// MARK: - Landing

extension MovingScene {
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
    let slots = flight.above.map { [$0.rect, $0.factors] } ?? [structure.frame(of: flight.element)]
    return slots.reduce(-.infinity) {
      motions.waiting[$1] == nil ? max($0, motions.landing(of: $1)) : .infinity
    }
  }

  /// The age at which nothing of an element moves any more, apart from a flight above.
  private func restAge(of element: ElementIndex) -> Double {
    let record = structure.elements[element]
    var rest = structure.slots(of: element).reduce(-.infinity) {
      motions.loops($1) ? $0 : max($0, motions.end(of: $1))
    }
    for effect in record.effects {
      if effects.isWaiting(effect) { return .infinity }
      rest = max(rest, effects.list[effect].end)
    }
    if let flight = structure.flight(of: element) { rest = max(rest, arrivalAge(of: flight)) }
    if !pages.isEmpty, let stack = record.parent.flatMap({ pages.stacks.index(forKey: $0) }) {
      rest = max(rest, pages.stacks.values[stack]?.restAge(of: element) ?? rest)
    }
    if record.leaves || effects.waiting[element] != nil { return .infinity }
    return rest
  }

  /// When an old content is gone.
  func end(of fade: SceneFade) -> Double {
    if let opacity = fade.opacity { return motions.landing(of: opacity) }
    return structure.flight(of: fade.element).map { landingAge(of: $0) } ?? -.infinity
  }

  /// Drops the old content of an element.
  mutating func endFade(of element: ElementIndex) {
    guard let index = structure.elements[element.offset].fade else { return }
    structure.noteChange()
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
