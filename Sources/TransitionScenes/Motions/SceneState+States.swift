import TransitionKit

// How states at rest and their modifiers move.
extension SceneState {
  /// The cell of a property of an element, which is made if there is none.
  mutating func stateCell(of property: ViewProperty, _ element: Int) -> Int {
    if let known = structure.stateCell(of: property, element) { return known }
    let next = structure.elements[element].firstState
    let record = StateCell(property: property, element: Int32(element), next: next)
    let cell: Int
    if let free = freeStates.popLast() {
      cell = Int(free)
      structure.stateCells[cell] = record
    } else {
      cell = structure.stateCells.count
      structure.stateCells.append(record)
      states.append(.zero)
    }
    states.put(cell, at: property.identityVector)
    structure.elements[element].firstState = Int32(cell)
    return cell
  }

  /// Gives an element the state at rest of its attributes, without moving.
  mutating func putState(of element: Int) {
    let state = structure.elements[element].values.state
    check(state, of: element)
    for property in state.written {
      let truth = property.sanitizedVector(in: state)
      guard truth != property.identityVector || structure.stateCell(of: property, element) != nil
      else { continue }
      states.put(stateCell(of: property, element), at: truth)
    }
    putModifier(of: element)
  }

  /// Moves the state at rest of an element to that of its attributes.
  mutating func moveState(
    of element: Int, from old: ElementAttributes.Values, _ builder: inout SceneChangeBuilder
  ) {
    let values = structure.elements[element].values
    if old.state != values.state {
      check(values.state, of: element)
      let properties = old.state.written.union(values.state.written)
      let curve = builder.curve(
        of: Int32(element), structure.elements[element].attributes)
      let delay = builder.delay(of: Int32(element), .moved)
      for property in properties {
        let truth = property.sanitizedVector(in: values.state)
        let known = structure.stateCell(of: property, element)
        guard known != nil || truth != property.identityVector else { continue }
        let cell = known ?? stateCell(of: property, element)
        guard states.truths[cell] != truth else { continue }
        guard property.isAnimatable else {
          states.put(cell, at: truth)
          continue
        }
        let isAtOnce =
          builder.transaction.reducesMotion && PropertySet.movement.contains(property)
        states.move(
          cell, to: truth, isAtOnce ? nil : curve, delay: delay, &builder.timing, &changes)
      }
    }
    if old.modifier != values.modifier { moveModifier(of: element, &builder) }
  }

  /// Notes what of a state at rest cannot be shown.
  private mutating func check(_ state: PropertyState, of element: Int) {
    let unusable = state.unusable
    guard !unusable.isEmpty else { return }
    faults.note(unusable, of: state, Int32(element), writtenBy: "its state")
  }

  private mutating func putModifier(of element: Int) {
    let row = Int(structure.elements[element].modifier)
    guard let modifier = structure.elements[element].values.modifier else {
      if row >= 0 { removeModifier(of: element) }
      return
    }
    if row >= 0 {
      modifiers.shift(row, to: modifier.content)
    } else {
      structure.elements[element].modifier = modifiers.append(
        SceneModifiers.Row(element: Int32(element), content: modifier.content))
    }
  }

  private mutating func moveModifier(of element: Int, _ builder: inout SceneChangeBuilder) {
    let record = structure.elements[element]
    guard let curve = builder.curve(of: Int32(element), record.attributes) else {
      return putModifier(of: element)
    }
    let start = age + builder.delay(of: Int32(element), .moved)
    let row = Int(record.modifier)
    if row >= 0, let modifier = record.values.modifier {
      let known = modifiers.rows[row].content
      if known.differsInUnanimatedPart(from: modifier.content) {
        faults.note(
          .unanimatedPart, nil, of: Int32(element),
          """
          \(modifier) changes in something that its animatableData does not carry, which jumps; put \
          it into animatableData, or leave it the same
          """)
      }
      let motion = CellCurve(
        kind: .animation(curve), change: builder.number, start: start,
        end: builder.isOpen ? .infinity : start + curve.duration)
      if let change = modifiers.rows[row].change(at: age) { changes.takeOver(change) }
      if let next = modifiers.rows[row].waiting { changes.takeOver(next.curve.change) }
      let startsAtOnce = !builder.isOpen && start - age + curve.timing.motionStart <= 0
      if modifiers.move(
        row, to: modifier.content, on: motion, startsAtOnce: startsAtOnce, settling: settling,
        at: age)
      {
        guard !builder.isOpen else {
          return builder.timing.noteOpen(duration: start - age + curve.duration)
        }
        return builder.timing.note(curve, delay: start - age, end: modifiers.rows[row].end)
      }
    }
    let old = modifierState(of: element, at: age)
    putModifier(of: element)
    continueState(of: element, from: old, to: modifierState(of: element, at: age), curve, &builder)
  }

  /// What the modifier of an element shows.
  func modifierState(of element: Int, at age: Double) -> PropertyState {
    let row = Int(structure.elements[element].modifier)
    guard row >= 0 else { return .rest }
    let factors = modifiers.rows[row].factors(at: age, modifiers.clocks)
    return modifiers.rows[row].content.state(
      offset: factors.offset, correction: factors.correction,
      in: ModifierContext(container: structure.container(of: element, frames.truths))
    ).sanitized
  }

  /// Lets the state at rest take up that one modifier replaces another one of another type, so that nothing jumps.
  private mutating func continueState(
    of element: Int, from old: PropertyState, to new: PropertyState, _ curve: AnimationCurve,
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
      let cell = stateCell(of: property, element)
      var shown = states.shown(cell, at: age)
      if property.composition == .multiply {
        // A factor of 0 cannot be made up for.
        let ratio = (before / after).replacing(with: 1, where: after .== 0)
        (shown.value, shown.velocity) = (shown.value * ratio, shown.velocity * ratio)
      } else {
        shown.value += before - after
      }
      states.move(
        cell, from: shown, curve, delay: builder.delay(of: Int32(element), .moved), &builder.timing,
        &changes)
    }
  }

  /// Takes the modifier of an element away.
  mutating func removeModifier(of element: Int) {
    guard structure.elements[element].modifier >= 0 else { return }
    modifiers.removeAll { $0.element == Int32(element) }
    structure.elements[element].modifier = -1
    updateModifierNumbers()
  }

  /// Finds the modifiers of elements anew.
  mutating func updateModifierNumbers() {
    for (index, row) in modifiers.rows.enumerated() {
      structure.elements[Int(row.element)].modifier = Int32(index)
    }
  }

  /// Frees the cells of an element that left the screen. Its modifier stays.
  mutating func removeState(of element: Int) {
    var cell = Int(structure.elements[element].firstState)
    while cell >= 0 {
      states.end(cell)
      freeStates.append(Int32(cell))
      cell = Int(structure.stateCells[cell].next)
    }
    structure.elements[element].firstState = -1
  }
}

extension ViewProperty {
  /// The value in a state as the engine has it.
  func sanitizedVector(in state: PropertyState) -> SIMD4<Double> {
    premultiplied(sanitized(state.vector(of: self)))
  }
}
