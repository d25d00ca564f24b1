import TransitionKit

extension SceneStructure {
  /// Whether an element comes, is there, or leaves.
  @inline(__always)
  func presence(of element: ElementIndex) -> Presence {
    // A call of it would copy the structure.
    if elements[element].leaves { return .removing }
    if let flight = elements[element].flight, flights[flight].isInsertion { return .inserting }
    if let place = pageOf[element], pagePlaces[place].isInserting { return .inserting }
    if let effect = elements[element].transition, effects[effect.offset].isInsertion {
      return .inserting
    }
    return .present
  }

  /// The flight of an element; nil if it does not fly.
  func flight(of element: ElementIndex) -> SceneFlight? {
    // A closure would copy the whole tree.
    guard let flight = elements[element].flight else { return nil }
    return flights[flight]
  }

  /// The slot of the rectangle of a flight.
  func slot(of flight: SceneFlight) -> SlotIndex { flight.above?.rect ?? frame(of: flight.element) }

  /// The slot of the modifier of an element; nil if it has none.
  func modifierSlot(of element: ElementIndex) -> SlotIndex? {
    // A closure would copy the whole tree.
    guard let modifier = elements[element].modifier else { return nil }
    return modifiers[modifier].slot
  }

  /// What moves the modifier that an element has or is to have; nil if there is none.
  func modifierFunctions(of element: ElementIndex) -> RestingModifiers? {
    if let modifier = elements[element].values.modifier { return modifier.functions }
    guard let modifier = elements[element].modifier else { return nil }
    return modifiers[modifier].functions
  }

  /// The slot of the frame of an element.
  @inline(__always)
  func frame(of element: ElementIndex) -> SlotIndex { elements[element.offset].frame }

  /// What moves of an element in its parent: its frame, its state at rest, and its modifier.
  func slots(of element: ElementIndex) -> [SlotIndex] {
    var slots = [frame(of: element)]
    for state in states(of: element) { slots.append(state.slot) }
    if let modifier = modifierSlot(of: element) { slots.append(modifier) }
    return slots
  }

  /// The slots that move an element, in flight too.
  func slots(moving element: ElementIndex) -> [SlotIndex] {
    guard let above = flight(of: element)?.above else { return slots(of: element) }
    return slots(of: element) + [above.rect, above.factors]
  }

  /// The flight above of an element that counts; nil if there is none.
  func flightAbove(of element: ElementIndex, at moment: SeenMoment) -> SceneFlight.Slots? {
    guard let flight = flight(of: element) else { return nil }
    return switch moment {
    case .now: flight.above
    case .rest: nil
    case .start(let change): flight.change == change ? flight.above : nil
    }
  }

  /// What moves an element as a part of a page; nil if no transition of pages runs around it.
  func pagePlace(of element: ElementIndex) -> PagePlace? {
    // A closure would copy the whole tree.
    guard OptionalParts.hasScreens, !pageOf.isEmpty, let place = pageOf[element] else { return nil }
    return pagePlaces[place]
  }
}
