import TransitionKit

extension MovingScene {
  /// Where the middle of an element is seen, without its own effects.
  func middle(of element: ElementIndex) -> Point {
    let slot = structure.flight(of: element)?.above?.rect ?? structure.frame(of: element)
    let (value, space) = (motions.value(of: slot, at: age), spaceOfFrame(of: element))
    return Point(
      x: space.x.position(of: MovingNumber(value: value.x + value.z / 2)).value,
      y: space.y.position(of: MovingNumber(value: value.y + value.w / 2)).value)
  }

  /// Where the frame of an element is in the scene: that of a flight above everything is there already, but for what has come over
  /// it.
  func spaceOfFrame(of element: ElementIndex) -> SeenSpace {
    guard let flight = structure.flight(of: element), flight.isAbove else {
      return space(inside: structure.elements[element].parent)
    }
    var space = SeenSpace()
    guard let cover = flight.cover else { return space }
    if let place = structure.pagePlace(of: element) {
      for origin in place.origins { carry(&space, by: origin, place.container, at: .now) }
    }
    let outer = self.space(inside: cover.container)
    (space.x, space.y) = (space.x.then(outer.x), space.y.then(outer.y))
    return space
  }
}

// Where the points inside elements are, with all that moves around them.
extension MovingScene {
  /// Where the points inside an element are in the scene.
  func space(inside element: ElementIndex?, at moment: SeenMoment = .now) -> SeenSpace {
    var space = SeenSpace()
    var next = element
    while let element = next {
      let own = ownSpace(of: element, at: moment)
      space.x = space.x.then(own.x)
      space.y = space.y.then(own.y)
      space.opacity = space.opacity * own.opacity
      space.isTurned = space.isTurned || own.isTurned
      space.isFlat = space.isFlat && own.isFlat
      space.angle += own.angle
      if moment != .rest, let place = structure.pagePlace(of: element) {
        for origin in place.origins { carry(&space, by: origin, place.container, at: moment) }
      }
      next =
        structure.flightAbove(of: element, at: moment) == nil
        ? structure.elements[element].parent
        : structure.flight(of: element)?.cover?.container
    }
    return space
  }

  /// How the layout of an element's content is scaled into its frame.
  func contentMap(of element: ElementIndex, at moment: SeenMoment = .now) -> ContentMap {
    ContentMap(
      structure.elements[element].values.resizing, layout: modelValue(of: element),
      shown: shown(structure.frame(of: element), at: moment))
  }

  /// Where the points inside an element are in its parent.
  private func ownSpace(of element: ElementIndex, at moment: SeenMoment) -> SeenSpace {
    // What flies is laid out for where it lands in the scene.
    let flight = structure.flightAbove(of: element, at: moment)
    let slot = flight?.rect ?? structure.frame(of: element)
    let (modelValue, shown) = (motions[slot], self.shown(slot, at: moment))
    let resizing = structure.elements[element].attributes?.values.resizing
    var state = MovingState(self, element, at: moment)
    let factors = flight.map { self.shown($0.factors, at: moment) }
    if let factors { state.scaleLengths(by: MovingNumber(factors, 1)) }
    var space = SeenSpace()
    let content = ContentMap(resizing ?? .relayout, layout: modelValue, shown: shown)
    func axis(_ origin: Int, _ size: Int, _ lane: Int) -> AxisMap {
      let position = MovingNumber(value: shown.value[origin], rate: shown.velocity[origin])
      let extent = MovingNumber(value: shown.value[size], rate: shown.velocity[size])
      let scale = state[.scale, lane]
      // The frame at which the element is laid out, and the anchor in it.
      let added = state[.frame, size]
      let layout = extent + added
      let fraction = state[.layoutScale, lane]
      let half = MovingNumber(value: 0.5)
      let own = size == 2 ? content.x : content.y
      var start = state[.frame, origin] + (layout - layout * fraction) * half
      if content.isEven { start = start + own.offset }
      let anchor = state[.frame, origin] + state[.anchor, lane] * layout
      let center = position + state[.translation, lane] + anchor
      space.center[lane] = center.value
      return AxisMap(scale: scale * own.scale, offset: center + scale * (start - anchor))
    }
    space.x = axis(0, 2, 0)
    space.y = axis(1, 3, 1)
    space.opacity = state[.opacity, 0].asOpacity
    space.angle = state[.rotation, 2].value
    space.isFlat =
      state[.rotation, 0].value == 0 && state[.rotation, 1].value == 0
      && state[.perspective, 0].value == 0
    space.isTurned = !space.isFlat || space.angle != 0
    if let factors {
      space.opacity = (state[.opacity, 0] * MovingNumber(factors, 0)).asOpacity
      space.isTurned = space.isTurned || factors.value.z != 0
    }
    return space
  }

  /// Carries what is in a page with the origin that it is a part of.
  private func carry(
    _ space: inout SeenSpace, by origin: PageRoot, _ container: ElementIndex,
    at moment: SeenMoment
  ) {
    let state = MovingState(self, origin, at: moment)
    let frame = shown(structure.frame(of: container), at: moment)
    func axis(_ size: Int, _ lane: Int) -> AxisMap {
      let anchor = state[.anchor, lane] * MovingNumber(frame, size)
      let scale = state[.scale, lane]
      return AxisMap(scale: scale, offset: state[.translation, lane] + anchor - scale * anchor)
    }
    space.x = space.x.then(axis(2, 0))
    space.y = space.y.then(axis(3, 1))
    space.opacity = space.opacity * state[.opacity, 0].asOpacity
    space.angle += state[.rotation, 2].value
    space.isTurned = space.isTurned || state[.rotation, 2].value != 0
  }

  /// Where an element that flies above lands, with the opacity, the scale and the rotation of what is around it there.
  func landing(of element: ElementIndex) -> (
    rect: SIMD4<Double>, factors: SIMD4<Double>, isTurned: Bool
  ) {
    let (modelValue, inside) = (
      modelValue(of: element), space(inside: structure.elements[element].parent, at: .rest)
    )
    var (rect, factors) = (modelValue.mapped(by: inside), inside.factors)
    factors.x *= opacity(of: element, at: .rest).opacityLimit.value
    guard inside.canTurn else { return (rect, factors, inside.isTurned) }
    // It rotates about its own point, wherever that is put by all around it.
    let own = ownSpace(of: element, at: .rest).center
    var center = own
    for ancestor in structure.ancestors(of: element) {
      let space = ownSpace(of: ancestor, at: .rest)
      let x = space.x.position(of: MovingNumber(value: center.x)).value - space.center.x
      let y = space.y.position(of: MovingNumber(value: center.y)).value - space.center.y
      let (sine, cosine) = Transform.sineAndCosine(of: space.angle)
      center = space.center + SIMD2(x * cosine - y * sine, x * sine + y * cosine)
    }
    center -= (own - SIMD2(modelValue.x, modelValue.y)) * factors.y
    (rect.x, rect.y, factors.z) = (center.x, center.y, inside.angle)
    return (rect.clamped, factors.clamped, false)
  }

  /// The opacity of an element itself, effects included.
  func opacity(of element: ElementIndex, at moment: SeenMoment) -> MovingNumber {
    MovingState(self, element, at: moment, [.opacity])[.opacity, 0]
  }
}

/// The state of an element with its rates of change, as it is shown.
private struct MovingState {
  private var values: [ViewProperty: (value: SIMD4<Double>, rate: SIMD4<Double>)]

  init(
    _ scene: MovingScene, _ element: ElementIndex, at moment: SeenMoment,
    _ properties: [ViewProperty] = properties
  ) {
    var values: [ViewProperty: (value: SIMD4<Double>, rate: SIMD4<Double>)] = [:]
    for property in properties {
      values[property] =
        switch moment {
        case .now: scene.shown(property, of: element)
        case .rest: scene.modelValue(of: property, element).map { ($0, .zero) }
        case .start(let change): scene.start(of: property, element, change).map { ($0, .zero) }
        }
    }
    self.values = values
  }

  init(_ scene: MovingScene, _ root: PageRoot, at moment: SeenMoment) {
    var values: [ViewProperty: (value: SIMD4<Double>, rate: SIMD4<Double>)] = [:]
    for property in properties {
      values[property] =
        switch moment {
        case .now: scene.shown(property, of: root)
        case .rest: nil
        case .start(let change): scene.start(property, of: root, change).map { ($0, .zero) }
        }
    }
    self.values = values
  }

  /// Takes over the scale of what would be around an element that flies in front of everything.
  mutating func scaleLengths(by scale: MovingNumber) {
    guard scale.value != 1 || scale.rate != 0 else { return }
    for property in [ViewProperty.translation, .frame] {
      guard let known = values[property] else { continue }
      values[property] = (
        known.value * scale.value, known.rate * scale.value + known.value * scale.rate
      )
    }
  }

  subscript(property: ViewProperty, lane: Int) -> MovingNumber {
    let known = values[property]
    return MovingNumber(
      value: known?.value[lane] ?? property.identityVector[lane], rate: known?.rate[lane] ?? 0)
  }
}

private let properties: [ViewProperty] = [
  .scale, .frame, .layoutScale, .anchor, .translation, .opacity, .rotation, .perspective,
]

extension MovingScene {
  /// The value of a property of an element at rest, when nothing moves any more; nil if nothing writes it.
  func modelValue(of property: ViewProperty, _ element: ElementIndex) -> SIMD4<Double>? {
    start(of: property, element, nil)
  }

  /// The value of a property of an element at the start of a change, when nothing else moves any more; nil if nothing
  /// writes it.
  func start(of property: ViewProperty, _ element: ElementIndex, _ change: ChangeNumber?) -> SIMD4<
    Double
  >? {
    var values: [SIMD4<Double>] = []
    let record = structure.elements[element]
    func value(of slot: SlotIndex) -> SIMD4<Double> {
      change.map { motions.origin(of: slot, $0) } ?? motions[slot]
    }
    let place = change == nil ? nil : structure.pagePlace(of: element)
    if place?.carriesWithState != true, let slot = structure.slot(of: property, element) {
      values.append(value(of: slot))
    }
    if let slot = structure.modifierSlot(of: element),
      let function = change == nil ? motions.functionAtRest(of: slot) : motions.functions[slot]
    {
      let state = function.state(
        offset: value(of: slot).x, correction: 0, in: context(of: element))
      if state.written.contains(property) { values.append(property.sanitizedVector(in: state)) }
    }
    for effect in record.effects where change != nil {
      guard effects.list[effect].change == change,
        let value = effects.start(of: property, effect)
      else { continue }
      values.append(value)
    }
    if let change, let own = place?.own,
      let value = start(property, of: own, change)
    {
      values.append(value)
    }
    guard var result = values.first else { return nil }
    for value in values.dropFirst() {
      result = property.composed(result, value)
    }
    return result
  }

  /// The value of a property of an element as it is shown, effects included, and its rate of change just before now; nil at
  /// rest.
  func shown(
    _ property: ViewProperty, of element: ElementIndex
  ) -> (value: SIMD4<Double>, rate: SIMD4<Double>)? {
    var result: (value: SIMD4<Double>, rate: SIMD4<Double>)?
    func compose(_ value: SIMD4<Double>, _ rate: SIMD4<Double>) {
      guard let known = result else {
        result = (value, rate)
        return
      }
      let composed = property.composed(known.value, value)
      result =
        switch property.composition {
        case .add, .replace: (composed, known.rate + rate)
        case .multiply: (composed, known.rate * value + known.value * rate)
        case .constant: (composed, rate)
        }
    }
    let place = structure.pagePlace(of: element)
    if place?.carriesWithState != true, let slot = structure.slot(of: property, element) {
      let shown = motions.shown(slot, at: age)
      compose(shown.value, shown.velocity)
    }
    if structure.elements[element].modifier != nil {
      let now = modifierState(of: element, at: age)
      if now.written.contains(property) {
        let step = 1e-6
        let before = modifierState(of: element, at: age - step)
        let value = property.sanitizedVector(in: now)
        compose(value, (value - property.sanitizedVector(in: before)) / step)
      }
    }
    for effect in structure.elements[element].effects {
      if let shown = effects.shown(property, of: effect, at: age) {
        compose(shown.value, shown.velocity)
      }
    }
    if let own = place?.own, let shown = shown(property, of: own) {
      compose(shown.value, shown.rate)
    }
    return result
  }

  /// What is shown of a slot at a moment. It is inlined because a call of it would copy the whole scene.
  @inline(__always) private func shown(_ slot: SlotIndex, at moment: SeenMoment) -> ShownMotion {
    switch moment {
    case .now: motions.shown(slot, at: age)
    case .rest: ShownMotion(value: motions[slot])
    case .start(let change): ShownMotion(value: motions.origin(of: slot, change))
    }
  }
}
