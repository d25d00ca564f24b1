import TransitionKit

// How states at rest and their modifiers move.
extension MovingScene {
  /// The slot of a property of an element's state at rest, which is made if there is none.
  mutating func slot(of property: ViewProperty, _ element: ElementIndex) -> SlotIndex {
    if let known = structure.slot(of: property, element) { return known }
    let record = StateRecord(
      property: property, element: element, slot: motions.append(property.identityVector),
      next: structure.elements[element].firstState)
    if let free = structure.freeStates.popLast() {
      structure.states[free] = record
      structure.elements[element].firstState = free
    } else {
      structure.elements[element].firstState = ListIndex(structure.states.count)
      structure.states.append(record)
    }
    return record.slot
  }

  /// Gives an element the state at rest of its attributes, without moving.
  mutating func putState(of element: ElementIndex) {
    let values = structure.elements[element].values
    let state = values.state
    noteUnusable(state, of: element)
    for property in state.written {
      let modelValue = property.sanitizedVector(in: state)
      guard modelValue != property.identityVector || structure.slot(of: property, element) != nil
      else { continue }
      let slot = slot(of: property, element)
      motions.setMixing(slot, inOKLab: values.mixesInOKLab(property))
      motions.put(slot, at: modelValue)
    }
    putModifier(of: element)
  }

  /// Notes what of a state at rest cannot be shown.
  mutating func noteUnusable(_ state: PropertyState, of element: ElementIndex) {
    let unusable = state.unusable
    guard !unusable.isEmpty else { return }
    findings.faults.note(unusable, of: state, element, writtenBy: "its state")
  }

  /// Frees the state at rest of an element that left the screen. Its modifier stays.
  mutating func removeState(of element: ElementIndex) {
    while let first = structure.elements[element.offset].firstState {
      motions.remove(structure.states[first].slot)
      structure.freeStates.append(first)
      structure.elements[element].firstState = structure.states[first].next
    }
  }
}

extension ElementAttributes.Values {
  /// Whether a property is a color that goes straight in OKLab.
  func mixesInOKLab(_ property: ViewProperty) -> Bool {
    interpolationSpace == .oklab && property.isColor
  }
}

extension ViewProperty {
  /// The value in a state as the engine has it.
  func sanitizedVector(in state: PropertyState) -> SIMD4<Double> {
    premultiplied(sanitized(state.vector(of: self)))
  }
}

extension MovingScene {
  /// How long what continues may take when an open change is undone, in seconds.
  ///
  /// Scales, and all that is around an element, may carry it farther than what moves reaches: a thousand times as far takes about a
  /// period longer.
  var longestRest: Double { settling.spring.longestDuration(over: 1000 * motions.reach) }

  /// Puts the state at rest of an element at its values. What is left of its motions continues.
  mutating func shiftState(of element: ElementIndex) {
    let state = structure.elements[element].values.state
    for record in structure.states(of: element) {
      let modelValue = record.property.sanitizedVector(in: state)
      if motions[record.slot] != modelValue { motions.shift(record.slot, to: modelValue) }
    }
  }
}
