import TransitionKit

extension MovingScene {
  /// Where an element is in its parent when nothing moves. It is inlined because a call of it would copy the whole scene.
  @inline(__always)
  func modelValue(of element: ElementIndex) -> SIMD4<Double> {
    motions[structure.elements[element.offset].frame]
  }
}

// MARK: - Interruption

// They change nothing of the scene, but would copy it otherwise.
extension MovingScene {
  /// Notes that an update takes over all running motions of an element.
  mutating func takeOverMotions(of element: ElementIndex, _ changes: inout [ChangeRecord]) {
    guard !changes.isEmpty else { return }
    for slot in structure.slots(of: element) { takeOver(slot, &changes) }
    let record = structure.elements[element]
    for effect in record.effects where effects.list[effect].end > age {
      changes.takeOver(effects.list[effect].change)
    }
    if let next = effects.waiting[element] { changes.takeOver(next.change) }
    takeOverFlight(of: element, &changes)
    takeOverFade(of: element, &changes)
  }

  /// Notes that an update takes over the flight of an element.
  mutating func takeOverFlight(of element: ElementIndex, _ changes: inout [ChangeRecord]) {
    guard !changes.isEmpty, let slots = structure.flight(of: element)?.above else { return }
    for slot in [slots.rect, slots.factors] { takeOver(slot, &changes) }
  }

  /// Notes that an update takes over the old content of an element that fades out.
  mutating func takeOverFade(of element: ElementIndex, _ changes: inout [ChangeRecord]) {
    guard !changes.isEmpty, let fade = structure.elements[element.offset].fade,
      let opacity = structure.fades[fade].opacity
    else { return }
    takeOver(opacity, &changes)
  }

  /// Notes that an update takes over the running and the waiting motion of a slot.
  mutating func takeOver(_ slot: SlotIndex, _ changes: inout [ChangeRecord]) {
    for change in motions.changes(of: slot, at: age) { changes.takeOver(change) }
  }
}
