import TransitionKit

extension SceneState {
  /// Moves the state at rest of an element to that of its attributes.
  ///
  /// It is not inlined, as it is large and called twice.
  @inline(never)
  mutating func moveState(
    of element: ElementIndex, from old: ElementAttributes.Values,
    _ builder: inout SceneChangeBuilder
  ) {
    let values = scene.structure.elements[element].values
    if old.state != values.state {
      scene.noteUnusable(values.state, of: element)
      let properties = old.state.written.union(values.state.written)
      let curve = builder.curve(ofStaying: element, scene.structure.elements[element].attributes)
      let delay = builder.delay(of: element, .moved)
      for property in properties {
        let modelValue = property.sanitizedVector(in: values.state)
        let known = scene.structure.slot(of: property, element)
        guard known != nil || modelValue != property.identityVector else { continue }
        let slot = known ?? scene.slot(of: property, element)
        guard scene.motions[slot] != modelValue else { continue }
        scene.motions.setMixing(slot, inOKLab: values.mixesInOKLab(property))
        guard property.isAnimatable else {
          scene.motions.put(slot, at: modelValue)
          continue
        }
        let isAtOnce = builder.isAtOnce(property, curve)
        // What is at once in place of an animation does not move on.
        if isAtOnce, curve != nil { scene.motions.end(slot) }
        scene.motions.move(
          slot, to: modelValue, isAtOnce ? nil : curve, delay: delay, &builder.timing, &changes)
      }
    }
    if old.modifier != values.modifier {
      scene.structure.modifierFunctions(of: element)?.move(&self, element, &builder)
    }
  }

  /// Lets an element that leaves return to no state at rest, as it carries others with it that stay.
  mutating func leaveState(of element: ElementIndex, _ builder: inout SceneChangeBuilder) {
    let old = scene.structure.elements[element].values
    guard old.state != .rest else { return }
    var values = old
    values.state = .rest
    scene.structure.elements[element].attributes = ElementAttributes(values)
    moveState(of: element, from: old, &builder)
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
      let slot = scene.slot(of: property, element)
      var shown = scene.motions.shown(slot, at: scene.age)
      if property.composition == .multiply {
        // A factor of 0 cannot be made up for.
        let ratio = (before / after).replacing(with: 1, where: after .== 0)
        (shown.value, shown.velocity) = (shown.value * ratio, shown.velocity * ratio)
      } else {
        shown.value += before - after
      }
      scene.motions.move(
        slot, from: shown, curve, delay: builder.delay(of: element, .moved), &builder.timing,
        &changes)
    }
  }
}
