import TransitionKit

// What is inside an element stays where it is seen when the layout of its content, or the scale around it, becomes another one.

/// An element in or around which lengths may be others after an update, as it is shown before.
struct CarriedElement: Sendable {
  let frame: ShownMotion
  let modelValue: SIMD4<Double>
  /// The lengths of its state at rest.
  let lengths: [Length]
  /// The translation by its modifier and by its effects, and the velocity of that by its effects.
  let shift: (value: SIMD4<Double>, velocity: SIMD4<Double>)
  let content: ContentMap

  /// A property of a state at rest that is lengths.
  struct Length: Sendable {
    let property: ViewProperty
    let slot: SlotIndex
    let shown: ShownMotion
    let modelValue: SIMD4<Double>
  }
}

/// Where the points inside an element are after an update that were somewhere before.
struct CarriedSpace: Sendable {
  /// With all that is under way, and without it.
  package let (now, rest): (ContentMap, ContentMap)
  /// The element whose layout or scale it is.
  let owner: ElementIndex
}

extension SceneState {
  /// The elements that are laid out at another size and scaled, or get another parent, with all that is in them.
  func carriedElements(of edit: SceneEdit) -> ElementMap<CarriedElement> {
    var owners: Set<ElementIndex> = []
    // What leaves and comes back is on screen, too.
    for change in edit.changes where isOnScreen(change.number) {
      let element = change.number
      let before = structure.elements[element.offset].attributes?.values.resizing ?? .relayout
      let after = change.attributes?.values.resizing ?? .relayout
      let isScaled = before.scalesContent || after.scalesContent
      let (old, new) = (modelValue(of: element), change.frame)
      let isResized = old.z != new.z || old.w != new.w || before != after
      let hasNewParent = structure.elements[element.offset].parent != change.parent
      if hasNewParent || isScaled && isResized { owners.insert(change.number) }
    }
    var carried: ElementMap<CarriedElement> = [:]
    guard !owners.isEmpty else { return carried }
    func isCarried(_ element: ElementIndex) -> Bool {
      structure.elements[element].parent.map { carried[$0] != nil } ?? false
    }
    for element in structure.order {
      guard owners.contains(element) || isCarried(element) else {
        continue
      }
      let lengths = structure.states(of: element).filter { $0.property.isLength }.map {
        CarriedElement.Length(
          property: $0.property, slot: $0.slot, shown: motions.shown($0.slot, at: age),
          modelValue: motions[$0.slot])
      }
      carried[element] = CarriedElement(
        frame: motions.shown(frame(of: element), at: age), modelValue: modelValue(of: element),
        lengths: lengths, shift: shift(of: element), content: contentMap(of: element))
    }
    return carried
  }

  /// The translation that the modifier and the effects of an element show, and the velocity of that of the effects.
  private func shift(
    of element: ElementIndex
  ) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
    var (value, velocity) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    if structure.elements[element].modifier != nil {
      value = ViewProperty.translation.sanitizedVector(in: modifierState(of: element, at: age))
    }
    for effect in structure.elements[element].effects {
      guard let shown = effects.shown(.translation, of: effect, at: age) else { continue }
      value += shown.value
      velocity += shown.velocity
    }
    return (value, velocity)
  }

  /// Lets an element continue from where it was seen if lengths around it are others now.
  ///
  /// - Parameters:
  ///   - known: where it was seen, if it has another parent now.
  ///   - spaces: those inside what is around it. The one inside it is added.
  ///   - transaction: the index of the transaction that holds for an element.
  mutating func carry(
    _ element: ElementIndex, _ before: CarriedElement,
    _ known: (seen: SeenElement, origin: SeenElement)?,
    _ spaces: inout ElementMap<CarriedSpace>, isNamed: Bool,
    _ builders: inout [SceneChangeBuilder], transaction: (ElementIndex) -> Int
  ) {
    var around = structure.elements[element].parent.flatMap { spaces[$0] }
    let index = transaction(isNamed ? element : around?.owner ?? element)
    let start = SeenMoment.start(of: builders[index].number)
    if let known {
      around = units(of: known, element, at: start)
      if let around, !around.now.isIdentity, moves(element, builders[index]) {
        findings.rescaled.append(element)
      }
    }
    guard moves(element, builders[index]) || structure.elements[element].leaves else { return }
    if let around, !around.now.isIdentity {
      carry(
        element, before, by: around, hasNewParent: known != nil,
        delay: builders[index].delay(of: isNamed ? element : around.owner, .moved),
        &builders[index])
    }
    guard flight(of: element)?.isAbove != true else { return }
    let (now, rest) = (contentMap(of: element), contentMap(of: element, at: start))
    guard now.isInvertible, rest.isInvertible else { return }
    let space = CarriedSpace(
      now: before.content.replaced(by: now, units: around?.now ?? ContentMap()),
      rest: ContentMap().replaced(by: rest, units: around?.rest ?? ContentMap()),
      owner: around?.owner ?? element)
    if !space.now.isIdentity { spaces[element] = space }
  }

  /// Whether a change moves an element rather than putting it at its position at once.
  private func moves(_ number: ElementIndex, _ builder: SceneChangeBuilder) -> Bool {
    var builder = builder
    let attributes = structure.elements[number].attributes
    return !builder.transaction.reducesMotion && !builder.crossfades(number)
      && builder.curve(of: number, attributes) != nil
  }

  /// The factors on the lengths of an element that got another parent.
  private func units(
    of element: (seen: SeenElement, origin: SeenElement), _ number: ElementIndex,
    at start: SeenMoment
  ) -> CarriedSpace? {
    let parent = structure.elements[number].parent
    guard let now = element.seen.units(in: space(inside: parent)),
      let rest = element.origin.units(in: space(inside: parent, at: start))
    else { return nil }
    return CarriedSpace(now: now, rest: rest, owner: number)
  }

  /// Lets the frame and the lengths of an element continue from where they were seen.
  private mutating func carry(
    _ element: ElementIndex, _ before: CarriedElement, by space: CarriedSpace, hasNewParent: Bool,
    delay: Double, _ builder: inout SceneChangeBuilder
  ) {
    let (x, y) = (space.now.x, space.now.y)
    let lengths = carriedLengths(of: element, before)
    guard !structure.elements[element].leaves else {
      motions.carry(
        frame(of: element), by: SIMD4(x.scale.value, y.scale.value, x.scale.value, y.scale.value),
        offset: SIMD4(x.offset.value, y.offset.value, 0, 0))
      // It has not got another size, so the next change must not compile its effects anew.
      let container = structure.container(of: element, motions.goals)
      for effect in structure.elements[element].effects {
        effects.list[effect].sizes = SceneEffect.Sizes(container)
      }
      guard !lengths.isEmpty else { return }
      // What it goes back from if it returns.
      var values = structure.elements[element].values
      for length in lengths {
        let units = length.property.units(x.scale.value, y.scale.value)
        let shift = length.property == .translation ? before.shift.value : .zero
        motions.carry(length.slot, by: units, offset: shift * (units - .one))
        values.state.set(motions[length.slot], of: length.property)
      }
      structure.elements[element].attributes = ElementAttributes(values)
      return
    }
    guard let curve = builder.curve(of: element, structure.elements[element].attributes) else {
      return
    }
    let longest = before.frame.durations.max()
    func moving(_ shown: ShownMotion) -> ShownMotion {
      var shown = shown
      let isMoving = shown.velocity .!= 0
      // What moves with something around it is under way, too.
      let known = longest > 0 ? longest : settling.spring.response
      shown.durations.replace(with: known, where: isMoving .& (shown.durations .== 0))
      shown.durations.replace(with: 0, where: .!isMoving)
      (shown.value, shown.velocity) = (shown.value.clamped, shown.velocity.clamped)
      return shown
    }
    if !hasNewParent, flight(of: element) == nil {
      var shown = space.now.rect(before.frame)
      if structure.elements[element].values.resizing == Resizing.none {
        for lane in 2...3 {
          (shown.value[lane], shown.velocity[lane]) = (modelValue(of: element)[lane], 0)
        }
      }
      motions.move(
        frame(of: element), from: moving(shown),
        continuing: SIMD4(x.scale.value, y.scale.value, x.scale.value, y.scale.value),
        origin: space.rest.rect(ShownMotion(value: before.modelValue)).value, curve, delay: delay,
        &builder.timing, &changes)
    }
    for length in lengths {
      let property = length.property
      let (units, rates) = (
        property.units(x.scale.value, y.scale.value), property.units(x.scale.rate, y.scale.rate)
      )
      let rest = property.units(space.rest.x.scale.value, space.rest.y.scale.value)
      var (shown, origin) = (length.shown, length.modelValue * rest)
      shown.velocity = shown.velocity * units + shown.value * rates
      shown.value *= units
      if property == .translation, before.shift.value != .zero, units != .one {
        let shift = shift(of: element)
        shown.value += before.shift.value * units - shift.value
        shown.velocity +=
          before.shift.velocity * units + before.shift.value * rates - shift.velocity
        origin += before.shift.value * rest - shift.value
      }
      guard shown.value != length.shown.value || shown.velocity != length.shown.velocity else {
        continue
      }
      motions.move(
        length.slot, from: moving(shown), continuing: units, origin: origin, curve, delay: delay,
        &builder.timing, &changes)
    }
  }

  /// The lengths of an element that are others in other units.
  private mutating func carriedLengths(
    of element: ElementIndex, _ before: CarriedElement
  ) -> [CarriedElement.Length] {
    // What flies in front of everything has lengths of the scale at which it flies.
    guard flight(of: element)?.isAbove != true else { return [] }
    guard before.shift.value != .zero,
      !before.lengths.contains(where: { $0.property == .translation })
    else { return before.lengths }
    // What the modifier and the effects do in other units is made up for by the state.
    return before.lengths + [
      CarriedElement.Length(
        property: .translation, slot: slot(of: .translation, element),
        shown: ShownMotion(value: .zero), modelValue: .zero)
    ]
  }
}

extension ViewProperty {
  /// Whether the value is lengths in points.
  fileprivate var isLength: Bool { quantity == .length }

  /// The factors on the components of a length, with those across and down.
  fileprivate func units(_ x: Double, _ y: Double) -> SIMD4<Double> {
    switch self {
    case .frame: SIMD4(x, y, x, y)
    case .translation: SIMD4(x, y, 1, 1)
    default: SIMD4(repeating: x)
    }
  }
}
