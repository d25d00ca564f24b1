import TransitionKit

extension SceneState {
  /// Moves the modifier of an element to that of its attributes.
  mutating func moveModifier(of element: ElementIndex, _ builder: inout SceneChangeBuilder) {
    scene.structure.modifierFunctions(of: element)?.move(&self, element, &builder)
  }

  /// Moves the modifier of an element from what is shown.
  mutating func move(_ element: ElementIndex, _ builder: inout SceneChangeBuilder) {
    let record = scene.structure.elements[element]
    guard let curve = builder.curve(ofStaying: element, record.attributes) else {
      if let slot = scene.structure.modifierSlot(of: element), scene.motions.loops(slot) {
        scene.motions.end(slot)
      }
      return scene.put(element)
    }
    if let slot = scene.structure.modifierSlot(of: element), let modifier = record.values.modifier,
      let function = scene.motions.functions[slot]
    {
      if function.differsInUnanimatedPart(from: modifier.content, in: scene.context(of: element)) {
        scene.findings.faults.note(
          .unanimatedPart, nil, of: element,
          """
          \(modifier) changes in something that its animatableData does not carry, which jumps; put \
          it into animatableData, or leave it the same
          """)
      }
      if !function.movesByItsState,
        scene.motions.move(
          slot, to: modifier.content, curve, delay: builder.delay(of: element, .moved),
          &builder.timing, &changes)
      {
        return
      }
    }
    let old = scene.modifierState(of: element, at: scene.age)
    scene.put(element)
    continueState(
      of: element, from: old, to: scene.modifierState(of: element, at: scene.age), curve.ending,
      &builder)
  }
}
