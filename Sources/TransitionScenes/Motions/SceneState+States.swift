import TransitionKit

// How states at rest and their modifiers move.
extension SceneState {
  /// The slot of a property of an element's state at rest, which is made if there is none.
  mutating func slot(of property: ViewProperty, _ element: ElementIndex) -> SlotIndex {
    if let known = structure.slot(of: property, element) { return known }
    let record = StateRecord(
      property: property, element: element, slot: motions.append(property.identityVector),
      next: structure.elements[element].firstState)
    if let free = freeStates.popLast() {
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
    check(state, of: element)
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

  /// Moves the state at rest of an element to that of its attributes.
  ///
  /// It is not inlined, as it is large and called twice.
  @inline(never)
  mutating func moveState(
    of element: ElementIndex, from old: ElementAttributes.Values,
    _ builder: inout SceneChangeBuilder
  ) {
    let values = structure.elements[element].values
    if old.state != values.state {
      check(values.state, of: element)
      let properties = old.state.written.union(values.state.written)
      let curve = builder.curve(
        ofStaying: element, structure.elements[element].attributes)
      let delay = builder.delay(of: element, .moved)
      for property in properties {
        let modelValue = property.sanitizedVector(in: values.state)
        let known = structure.slot(of: property, element)
        guard known != nil || modelValue != property.identityVector else { continue }
        let slot = known ?? slot(of: property, element)
        guard motions[slot] != modelValue else { continue }
        motions.setMixing(slot, inOKLab: values.mixesInOKLab(property))
        guard property.isAnimatable else {
          motions.put(slot, at: modelValue)
          continue
        }
        let isAtOnce =
          builder.reducesMotion && PropertySet.movement.contains(property)
          && curve?.isLoop != true
        motions.move(
          slot, to: modelValue, isAtOnce ? nil : curve, delay: delay, &builder.timing, &changes)
      }
    }
    if old.modifier != values.modifier { moveModifier(of: element, &builder) }
  }

  /// Lets an element that leaves return to no state at rest, as it carries others with it that stay.
  mutating func leaveState(of element: ElementIndex, _ builder: inout SceneChangeBuilder) {
    let old = structure.elements[element].values
    guard old.state != .rest else { return }
    var values = old
    values.state = .rest
    structure.elements[element].attributes = ElementAttributes(values)
    moveState(of: element, from: old, &builder)
  }

  /// Notes what of a state at rest cannot be shown.
  private mutating func check(_ state: PropertyState, of element: ElementIndex) {
    let unusable = state.unusable
    guard !unusable.isEmpty else { return }
    findings.faults.note(unusable, of: state, element, writtenBy: "its state")
  }

  /// Lets the state at rest take up that one modifier replaces another one of another type, so that nothing jumps.
  mutating func continueState(
    of element: ElementIndex, from old: PropertyState, to new: PropertyState,
    _ curve: AnimationCurve,
    _ builder: inout SceneChangeBuilder
  ) {
    for property in old.written.union(new.written)
    where property.isAnimatable
      && !(builder.transaction.reducesMotion && PropertySet.movement.contains(property))
    {
      let (before, after) = (
        property.sanitizedVector(in: old), property.sanitizedVector(in: new)
      )
      guard before != after else { continue }
      let slot = slot(of: property, element)
      var shown = motions.shown(slot, at: age)
      if property.composition == .multiply {
        // A factor of 0 cannot be made up for.
        let ratio = (before / after).replacing(with: 1, where: after .== 0)
        (shown.value, shown.velocity) = (shown.value * ratio, shown.velocity * ratio)
      } else {
        shown.value += before - after
      }
      motions.move(
        slot, from: shown, curve, delay: builder.delay(of: element, .moved), &builder.timing,
        &changes)
    }
  }

  /// Frees the state at rest of an element that left the screen. Its modifier stays.
  mutating func removeState(of element: ElementIndex) {
    while let first = structure.elements[element.offset].firstState {
      motions.remove(structure.states[first].slot)
      freeStates.append(first)
      structure.elements[element].firstState = structure.states[first].next
    }
  }
}

extension ElementAttributes.Values {
  /// Whether a property is a color that goes straight in OKLab.
  fileprivate func mixesInOKLab(_ property: ViewProperty) -> Bool {
    interpolationSpace == .oklab && property.isColor
  }
}

extension ViewProperty {
  /// The value in a state as the engine has it.
  func sanitizedVector(in state: PropertyState) -> SIMD4<Double> {
    premultiplied(sanitized(state.vector(of: self)))
  }
}
