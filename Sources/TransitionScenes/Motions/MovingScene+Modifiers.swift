import TransitionKit

/// What a scene does with the modifiers of states at rest.
///
/// A scene calls it through the modifiers that it has, so that a linker leaves it out if there are none.
final class RestingModifiers: Sendable {
  let sample: @Sendable (inout MovingScene, inout SceneValues) -> Void = { $0.evaluate(into: &$1) }
  let refresh: @Sendable (inout MovingScene) -> Void = { $0.refresh() }
  let put: @Sendable (inout MovingScene, ElementIndex) -> Void = { $0.put($1) }
  let move: @Sendable (inout SceneState, ElementIndex, inout SceneChangeBuilder) -> Void = {
    $0.move($1, &$2)
  }
  let remove: @Sendable (inout MovingScene, ElementIndex) -> Void = { $0.remove($1) }
  let state: @Sendable (borrowing MovingScene, ElementIndex, Double) -> PropertyState = {
    $0.state(of: $1, at: $2)
  }

  static let shared = RestingModifiers()

  private init() {}
}

extension MovingScene {
  /// Writes the states of all modifiers, with numbers that can be shown.
  mutating func sampleModifiers(into values: inout SceneValues) {
    guard let known = structure.modifiers.first?.functions else { return }
    known.sample(&self, &values)
  }

  /// Notes in which containers modifiers are evaluated, and what they write that cannot be shown, at their values and
  /// before them.
  mutating func refreshModifiers() {
    guard let known = structure.modifiers.first?.functions else { return }
    known.refresh(&self)
  }

  /// Gives an element the modifier of its attributes, without moving.
  mutating func putModifier(of element: ElementIndex) {
    structure.modifierFunctions(of: element)?.put(&self, element)
  }

  /// Takes the modifier of an element away.
  mutating func removeModifier(of element: ElementIndex) {
    guard let modifier = structure.elements[element].modifier else { return }
    structure.modifiers[modifier].functions.remove(&self, element)
  }

  /// What the modifier of an element shows.
  func modifierState(of element: ElementIndex, at age: Double) -> PropertyState {
    guard let modifier = structure.elements[element].modifier else { return .rest }
    return structure.modifiers[modifier].functions.state(self, element, age)
  }
}

// Slots of the table that have a function for a goal.
extension MovingScene {
  fileprivate mutating func evaluate(into values: inout SceneValues) {
    for (index, record) in structure.modifiers.enumerated() {
      let factors = values.motions[record.slot.offset]
      guard let function = motions.functions[record.slot] else { continue }
      values.modifiers[index] = function.state(
        offset: factors.x, correction: factors.y, in: record.context)
      let unusable = values.modifiers[index].unusable
      guard !unusable.isEmpty else { continue }
      note(unusable, of: values.modifiers[index], function, record.element)
      values.modifiers[index].sanitize(unusable)
    }
  }

  fileprivate mutating func refresh() {
    for index in structure.modifiers.indices {
      let record = structure.modifiers[index]
      structure.modifiers[index].context = context(of: record.element)
      guard let function = motions.functions[record.slot], function !== record.checked else {
        continue
      }
      structure.modifiers[index].checked = function
      for step in 0...(motions.row(of: record.slot) == nil ? 0 : 7) {
        // Multiples of the golden ratio, so that nothing periodic is the same at all of them.
        let multiple = Double(step) * 0.618_033_988_749_894_9
        let state = function.state(
          offset: multiple - multiple.rounded(.down), correction: 0,
          in: structure.modifiers[index].context)
        note(state.unusable, of: state, function, record.element)
      }
    }
  }

  mutating func note(
    _ properties: PropertySet, of state: PropertyState, _ function: any MovingFunction,
    _ element: ElementIndex
  ) {
    guard !properties.isEmpty else { return }
    findings.faults.note(
      properties, of: state, element, writtenBy: "what \(function.typeName) writes")
  }

  /// Where the modifier of an element is evaluated.
  func context(of element: ElementIndex) -> ModifierContext {
    ModifierContext(container: structure.container(of: element, motions.goals))
  }

  mutating func put(_ element: ElementIndex) {
    guard let modifier = structure.elements[element].values.modifier else {
      return remove(element)
    }
    if let slot = structure.modifierSlot(of: element) {
      motions.shift(slot, to: modifier.content)
    } else {
      structure.elements[element].modifier = ListIndex(structure.modifiers.count)
      structure.modifiers.append(
        ModifierRecord(
          element: element, slot: motions.append(modifier.content),
          functions: modifier.functions, context: context(of: element)))
    }
  }

  fileprivate func state(of element: ElementIndex, at age: Double) -> PropertyState {
    guard let slot = structure.modifierSlot(of: element), let function = motions.functions[slot]
    else {
      return .rest
    }
    let factors = motions.value(of: slot, at: age)
    return function.state(
      offset: factors.x, correction: factors.y, in: context(of: element)
    ).sanitized
  }

  fileprivate mutating func remove(_ element: ElementIndex) {
    guard let index = structure.elements[element.offset].modifier else { return }
    motions.remove(structure.modifiers.remove(at: index.offset).slot)
    structure.elements[element].modifier = nil
    for (index, record) in structure.modifiers.enumerated() {
      structure.elements[record.element].modifier = ListIndex(index)
    }
  }
}
