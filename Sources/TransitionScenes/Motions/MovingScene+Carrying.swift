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

extension MovingScene {
  /// The elements that are laid out at another size and scaled, or get another parent, with all that is in them.
  func carriedElements(of edit: SceneEdit) -> ElementMap<CarriedElement> {
    var owners: Set<ElementIndex> = []
    // What leaves and comes back is on screen, too.
    for change in edit.changes where structure.contains(change.number) {
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
        frame: motions.shown(structure.frame(of: element), at: age),
        modelValue: modelValue(of: element),
        lengths: lengths, shift: shift(of: element), content: contentMap(of: element))
    }
    return carried
  }

  /// The translation that the modifier and the effects of an element show, and the velocity of that of the effects.
  func shift(of element: ElementIndex) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
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

  /// The factors on the lengths of an element that got another parent.
  func units(
    of element: (seen: SeenElement, origin: SeenElement), _ number: ElementIndex,
    at start: SeenMoment
  ) -> CarriedSpace? {
    let parent = structure.elements[number].parent
    guard let now = element.seen.units(in: space(inside: parent)),
      let rest = element.origin.units(in: space(inside: parent, at: start))
    else { return nil }
    return CarriedSpace(now: now, rest: rest, owner: number)
  }

  /// The lengths of an element that are others in other units.
  mutating func carriedLengths(
    of element: ElementIndex, _ before: CarriedElement
  ) -> [CarriedElement.Length] {
    // What flies in front of everything has lengths of the scale at which it flies.
    guard structure.flight(of: element)?.isAbove != true else { return [] }
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
  func units(_ x: Double, _ y: Double) -> SIMD4<Double> {
    switch self {
    case .frame: SIMD4(x, y, x, y)
    case .translation: SIMD4(x, y, 1, 1)
    default: SIMD4(repeating: x)
    }
  }
}
