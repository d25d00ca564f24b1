import TransitionKit

/// What a scene does with the modifiers of states at rest: slots of the table that have a function for a goal.
///
/// A scene calls it through the modifiers that it has, so that a linker leaves it out if there are none.
final class RestingModifiers: Sendable {
  let sample: @Sendable (inout MovingScene, inout SceneValues) -> Void = {
    RestingModifiers.sample(&$0, into: &$1)
  }
  let refresh: @Sendable (inout MovingScene) -> Void = { RestingModifiers.refresh(&$0) }
  let put: @Sendable (inout MovingScene, ElementIndex) -> Void = {
    RestingModifiers.put($1, in: &$0)
  }
  let move: @Sendable (inout SceneState, ElementIndex, inout SceneChangeBuilder) -> Void = {
    RestingModifiers.move($1, in: &$0, &$2)
  }
  let remove: @Sendable (inout MovingScene, ElementIndex) -> Void = {
    RestingModifiers.remove($1, from: &$0)
  }
  let state: @Sendable (borrowing MovingScene, ElementIndex, Double) -> PropertyState = {
    RestingModifiers.state(of: $1, at: $2, in: $0)
  }

  static let shared = RestingModifiers()

  private init() {}
}

extension RestingModifiers {
  private static func sample(_ scene: inout MovingScene, into values: inout SceneValues) {
    for (index, record) in scene.structure.modifiers.enumerated() {
      let factors = values.motions[record.slot.offset]
      guard let function = scene.motions.functions[record.slot] else { continue }
      values.modifiers[index] = function.state(
        offset: factors.x, correction: factors.y, in: record.context)
      let unusable = values.modifiers[index].unusable
      guard !unusable.isEmpty else { continue }
      note(unusable, of: values.modifiers[index], function, record.element, in: &scene)
      values.modifiers[index].sanitize(unusable)
    }
  }

  private static func refresh(_ scene: inout MovingScene) {
    for index in scene.structure.modifiers.indices {
      let record = scene.structure.modifiers[index]
      scene.structure.modifiers[index].context = scene.context(of: record.element)
      guard let function = scene.motions.functions[record.slot], function !== record.checked else {
        continue
      }
      scene.structure.modifiers[index].checked = function
      for step in 0...(scene.motions.row(of: record.slot) == nil ? 0 : 7) {
        // Multiples of the golden ratio, so that nothing periodic is the same at all of them.
        let multiple = Double(step) * 0.618_033_988_749_894_9
        let state = function.state(
          offset: multiple - multiple.rounded(.down), correction: 0,
          in: scene.structure.modifiers[index].context)
        note(state.unusable, of: state, function, record.element, in: &scene)
      }
    }
  }

  private static func note(
    _ properties: PropertySet, of state: PropertyState, _ function: any MovingFunction,
    _ element: ElementIndex, in scene: inout MovingScene
  ) {
    guard !properties.isEmpty else { return }
    scene.findings.faults.note(
      properties, of: state, element, writtenBy: "what \(function.typeName) writes")
  }

  private static func put(_ element: ElementIndex, in scene: inout MovingScene) {
    guard let modifier = scene.structure.elements[element].values.modifier else {
      return remove(element, from: &scene)
    }
    if let slot = scene.structure.modifierSlot(of: element) {
      scene.motions.shift(slot, to: modifier.content)
    } else {
      scene.structure.elements[element].modifier = ListIndex(scene.structure.modifiers.count)
      scene.structure.modifiers.append(
        ModifierRecord(
          element: element, slot: scene.motions.append(modifier.content),
          functions: modifier.functions, context: scene.context(of: element)))
    }
  }

  /// Moves the modifier of an element from what is shown.
  private static func move(
    _ element: ElementIndex, in state: inout SceneState, _ builder: inout SceneChangeBuilder
  ) {
    let record = state.scene.structure.elements[element]
    guard let curve = builder.curve(ofStaying: element, record.attributes) else {
      if let slot = state.scene.structure.modifierSlot(of: element), state.scene.motions.loops(slot)
      {
        state.scene.motions.end(slot)
      }
      return put(element, in: &state.scene)
    }
    if let slot = state.scene.structure.modifierSlot(of: element),
      let modifier = record.values.modifier,
      let function = state.scene.motions.functions[slot]
    {
      if function.differsInUnanimatedPart(
        from: modifier.content, in: state.scene.context(of: element))
      {
        state.scene.findings.faults.note(
          .unanimatedPart, nil, of: element,
          """
          \(modifier) changes in something that its animatableData does not carry, which jumps; put \
          it into animatableData, or leave it the same
          """)
      }
      if !function.movesByItsState,
        state.scene.motions.move(
          slot, to: modifier.content, curve, delay: builder.delay(of: element, .moved),
          &builder.timing, &state.changes)
      {
        return
      }
    }
    let old = state.scene.modifierState(of: element, at: state.scene.age)
    put(element, in: &state.scene)
    state.continueState(
      of: element, from: old, to: state.scene.modifierState(of: element, at: state.scene.age),
      curve.ending,
      &builder)
  }

  private static func state(
    of element: ElementIndex, at age: Double, in scene: MovingScene
  ) -> PropertyState {
    guard let slot = scene.structure.modifierSlot(of: element),
      let function = scene.motions.functions[slot]
    else { return .rest }
    let factors = scene.motions.value(of: slot, at: age)
    return function.state(offset: factors.x, correction: factors.y, in: scene.context(of: element))
      .sanitized
  }

  private static func remove(_ element: ElementIndex, from scene: inout MovingScene) {
    guard let index = scene.structure.elements[element.offset].modifier else { return }
    scene.motions.remove(scene.structure.modifiers.remove(at: index.offset).slot)
    scene.structure.elements[element].modifier = nil
    for (index, record) in scene.structure.modifiers.enumerated() {
      scene.structure.elements[record.element].modifier = ListIndex(index)
    }
  }
}
