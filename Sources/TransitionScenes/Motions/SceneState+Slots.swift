import TransitionKit

// How frames move, and how the motions of an element end.
extension SceneState {
  /// Changes the model value of an element's frame.
  mutating func moveFrame(
    of element: ElementIndex, to modelValue: SIMD4<Double>, _ builder: inout SceneChangeBuilder
  ) {
    let attributes = scene.structure.elements[element.offset].attributes
    var curve =
      builder.crossfades(element) || builder.isIdentity(element) == true
      ? nil : builder.curve(ofStaying: element, attributes)
    if builder.reducesMotion, curve?.isLoop != true { curve = nil }
    var lanes = LaneMask(repeating: true)
    if attributes?.values.resizing == Resizing.none { (lanes[2], lanes[3]) = (false, false) }
    scene.motions.move(
      scene.structure.frame(of: element), to: modelValue, lanes: lanes, curve,
      delay: builder.delay(of: element, .moved), &builder.timing, &changes)
  }

  /// Puts an element at its model values, with no effect on top.
  mutating func endMotions(of element: ElementIndex) {
    takeOverMotions(of: element)
    for slot in scene.structure.slots(of: element) { scene.motions.end(slot) }
    endFlight(of: element)
    scene.endFade(of: element)
    scene.effects.end(of: [element], withEmphases: true, in: &scene.structure, &changes)
  }

  /// Notes that an update takes over all running motions of an element.
  mutating func takeOverMotions(of element: ElementIndex) {
    guard !changes.isEmpty else { return }
    for slot in scene.structure.slots(of: element) { takeOver(slot) }
    let record = scene.structure.elements[element]
    for effect in record.effects where scene.effects.list[effect].end > scene.age {
      changes.takeOver(scene.effects.list[effect].change)
    }
    if let next = scene.effects.waiting[element] { changes.takeOver(next.change) }
    takeOverFlight(of: element)
    takeOverFade(of: element)
  }

  /// Notes that an update takes over the flight of an element.
  mutating func takeOverFlight(of element: ElementIndex) {
    guard !changes.isEmpty, let slots = scene.structure.flight(of: element)?.above else { return }
    for slot in [slots.rect, slots.factors] { takeOver(slot) }
  }

  /// Notes that an update takes over the old content of an element that fades out.
  mutating func takeOverFade(of element: ElementIndex) {
    guard !changes.isEmpty, let fade = scene.structure.elements[element.offset].fade,
      let opacity = scene.structure.fades[fade].opacity
    else { return }
    takeOver(opacity)
  }

  /// Notes that an update takes over the running and the waiting motion of a slot.
  mutating func takeOver(_ slot: SlotIndex) {
    for change in scene.motions.changes(of: slot, at: scene.age) { changes.takeOver(change) }
  }
}
