import TransitionKit

/// The properties that are lengths in points.
private let lengths = ViewProperty.allCases.filter { $0.quantity == .length }

extension SceneValues {
  /// The state at rest of the moment, composed with the effects that play.
  func state(of element: ElementIndex) -> PropertyState {
    let record = structure.elements[element]
    var state = record.modifier.map { modifiers[$0.offset] } ?? .rest
    let place = structure.pagePlace(of: element)
    if place?.carriesWithState != true { composeState(of: element, into: &state) }
    // One after the other, as a list of the two allocates for each element of a frame.
    composeEffect(record.transition, into: &state)
    composeEffect(record.emphasis, into: &state)
    if let root = place?.own { compose(root, into: &state) }
    if record.isHidden { state.opacity = 0 }
    if let slots = slotsAbove(of: element) {
      let factors = motions[slots.factors.offset]
      state.scaleByAncestors(opacity: factors.x, length: factors.y)
    }
    turn(&state, of: element)
    return state
  }

  /// Composes the state at rest of an element of this moment.
  func composeState(of element: ElementIndex, into state: inout PropertyState) {
    var next = structure.elements[element].firstState
    while let index = next {
      state.compose(
        structure.states[index].property, with: motions[structure.states[index].slot.offset])
      next = structure.states[index].next
    }
  }

  private func composeEffect(_ index: EffectIndex?, into state: inout PropertyState) {
    guard let index else { return }
    let effect = structure.effects[index.offset]
    compose(effect, effect.view, into: &state)
  }

  /// Rotates an element that flies above, as what is around it where it lands would do.
  func turn(_ state: inout PropertyState, of element: ElementIndex) {
    guard let slots = slotsAbove(of: element),
      case let angle = motions[slots.factors.offset].z, angle != 0
    else { return }
    state.compose(.rotation, with: SIMD4(0, 0, angle, 0))
  }

  /// What moves of an element that flies in front of everything; nil if it does not.
  private func slotsAbove(of element: ElementIndex) -> SceneFlight.Slots? {
    // Not by way of the flight, which would be copied.
    guard let flight = structure.elements[element].flight else { return nil }
    return structure.flights[flight.offset].above
  }

  /// The slot of the rectangle of an element, in its parent, or in the scene if it flies above.
  private func rectSlot(of element: ElementIndex) -> SlotIndex {
    slotsAbove(of: element)?.rect ?? structure.elements[element].frame
  }

  /// The rectangle of an element of this moment, in its parent, or in the scene if it flies above.
  func rect(of element: ElementIndex) -> Rect {
    // A spring may go beyond a size of 0.
    Rect(lanes: motions[rectSlot(of: element).offset]).withoutNegativeSize
  }

  /// The rectangle to which an element moves.
  func finalRect(of element: ElementIndex) -> Rect {
    Rect(lanes: goals[rectSlot(of: element).offset])
  }

  /// The old content that fades out over an element.
  func fade(of element: ElementIndex) -> (serial: Int, frame: Rect, opacity: Double)? {
    guard let index = structure.elements[element].fade else { return nil }
    let fade = structure.fades[index]
    let opacity = fade.opacity.map { min(max(motions[$0.offset].x, 0), 1) } ?? 1
    let frame = fade.frame.map { Rect(lanes: $0).withoutNegativeSize }
    return (fade.serial, frame ?? rect(of: element), opacity)
  }

  /// The factor on a property of an element that is hidden, or that is not drawn in what is around it.
  func surroundings(of element: ElementIndex, _ property: ViewProperty) -> Double {
    if property == .opacity, structure.elements[element].isHidden { return 0 }
    guard let slots = slotsAbove(of: element) else { return 1 }
    let factors = motions[slots.factors.offset]
    return property == .opacity ? factors.x : lengths.contains(property) ? factors.y : 1
  }

  func compose(_ effect: EffectRecord, _ view: Int, into state: inout PropertyState) {
    var slot = effect.firstSlot + effect.layout.firstSlots[view]
    for property in effect.layout.written[view] {
      state.compose(property, with: effects[slot])
      slot += 1
    }
  }

  /// Composes what a root does.
  func compose(_ root: PageRoot, into state: inout PropertyState) {
    switch root {
    case .transition(let effect, let view):
      compose(structure.effects[effect], view, into: &state)
    case .state(let page): composeState(of: page, into: &state)
    }
  }

  /// The pieces of an element, from back to front; none if it is whole.
  func pieces(of element: ElementIndex) -> [Timeline.Frame.View] {
    var root: (effect: Int, view: Int)?
    if case .transition(let effect, let view)? = structure.pagePlace(of: element)?.own {
      root = (effect, view)
    }
    guard let number = root?.effect ?? structure.elements[element].transition?.offset else {
      return []
    }
    let effect = structure.effects[number]
    var views: [Timeline.Frame.View] = []
    func append(_ view: Int) {
      guard let pieces = effect.layout.pieces[view],
        pieces.lowerBound < effect.viewCount || age < effect.mergeEnd
      else { return }
      let order = effect.layout.pieceOrder[view] ?? Array(pieces)
      for (position, piece) in order.enumerated() {
        var state = PropertyState.rest
        compose(effect, piece, into: &state)
        let target = effect.layout.targets[piece]
        views.append(
          Timeline.Frame.View(
            id: target.id, state: state, parent: effect.layout.targets[view].id,
            region: target.region ?? Rect(size: Size(width: 1, height: 1)), order: position))
        append(piece)
      }
    }
    append(root?.view ?? effect.view)
    return views
  }
}

extension PropertyState {
  /// Takes over what ancestors would do that do not carry the element.
  fileprivate mutating func scaleByAncestors(opacity factor: Double, length: Double) {
    if factor != 1 { opacity *= factor }
    guard length != 1 else { return }
    for property in lengths where written.contains(property) {
      set((vector(of: property) * length).clamped, of: property)
    }
  }

  /// Composes a property with a value of the engine.
  mutating func compose(_ property: ViewProperty, with value: SIMD4<Double>) {
    guard written.contains(property) else {
      return set(property.unpremultiplied(value), of: property)
    }
    let known = property.premultiplied(vector(of: property))
    let composed = property.composed(known, value)
    set(property.unpremultiplied(composed.clamped), of: property)
  }
}
