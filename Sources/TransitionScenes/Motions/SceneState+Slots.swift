import TransitionKit

// How frames move, and how the motions of an element end.
extension SceneState {
  /// Changes the model value of an element's frame.
  mutating func moveFrame(
    of element: ElementIndex, to modelValue: SIMD4<Double>, _ builder: inout SceneChangeBuilder
  ) {
    let attributes = structure.elements[element.offset].attributes
    var curve =
      builder.crossfades(element) || builder.isIdentity(element) == true
      ? nil : builder.curve(ofStaying: element, attributes)
    if builder.reducesMotion, curve?.isLoop != true { curve = nil }
    var lanes = LaneMask(repeating: true)
    if attributes?.values.resizing == Resizing.none { (lanes[2], lanes[3]) = (false, false) }
    motions.move(
      frame(of: element), to: modelValue, lanes: lanes, curve,
      delay: builder.delay(of: element, .moved), &builder.timing, &changes)
  }

  /// Puts an element at its model values, with no effect on top.
  mutating func endMotions(of element: ElementIndex) {
    takeOverMotions(of: element)
    for slot in slots(of: element) { motions.end(slot) }
    endFlight(of: element)
    endFade(of: element)
    endEffects(of: [element], withEmphases: true)
  }

  /// Notes that an update takes over all running motions of an element.
  mutating func takeOverMotions(of element: ElementIndex) {
    guard !changes.isEmpty else { return }
    for slot in slots(of: element) { takeOver(slot) }
    let record = structure.elements[element]
    for effect in record.effects where effects.list[effect].end > age {
      changes.takeOver(effects.list[effect].change)
    }
    if let next = effects.waiting[element] { changes.takeOver(next.change) }
    takeOverFlight(of: element)
    takeOverFade(of: element)
  }

  /// Notes that an update takes over the flight of an element.
  mutating func takeOverFlight(of element: ElementIndex) {
    guard !changes.isEmpty, let slots = flight(of: element)?.above else { return }
    for slot in [slots.rect, slots.factors] { takeOver(slot) }
  }

  /// Notes that an update takes over the old content of an element that fades out.
  mutating func takeOverFade(of element: ElementIndex) {
    guard !changes.isEmpty, let fade = structure.elements[element.offset].fade,
      let opacity = structure.fades[fade].opacity
    else { return }
    takeOver(opacity)
  }

  /// Notes that an update takes over the running and the waiting motion of a slot.
  mutating func takeOver(_ slot: SlotIndex) {
    for change in motions.changes(of: slot, at: age) { changes.takeOver(change) }
  }

  /// The slot of the frame of an element.
  @inline(__always)
  func frame(of element: ElementIndex) -> SlotIndex { structure.elements[element.offset].frame }

  /// Where an element is in its parent when nothing moves. It is inlined because a call of it would copy the whole state.
  @inline(__always)
  func modelValue(of element: ElementIndex) -> SIMD4<Double> {
    motions[structure.elements[element.offset].frame]
  }

  /// What moves of an element in its parent: its frame, its state at rest, and its modifier.
  func slots(of element: ElementIndex) -> [SlotIndex] {
    var slots = [frame(of: element)]
    for state in structure.states(of: element) { slots.append(state.slot) }
    if let modifier = modifierSlot(of: element) { slots.append(modifier) }
    return slots
  }

  /// The slots that move an element, in flight too.
  func slots(moving element: ElementIndex) -> [SlotIndex] {
    guard let above = flight(of: element)?.above else { return slots(of: element) }
    return slots(of: element) + [above.rect, above.factors]
  }
}
