import TransitionKit

/// What makes up the value of one property of one element at one time.
public struct SceneExplanation: Sendable {
  /// The property that is explained.
  public let property: ViewProperty

  /// The time in seconds.
  public let time: Double

  /// The state at rest in the scene, with its modifier.
  public let truth: PropertyValue

  /// The state at rest of the moment: the model value with the remaining correction. An element that flies in front of everything
  /// takes on the rotation of what it lands in.
  public let resting: PropertyValue

  /// The effects that play on top: the insertion or the removal, and then the emphasis.
  public let effects: [Explanation]

  /// The factor of what is around an element that is not drawn in it, as it flies in front of everything, or that is hidden: on
  /// the opacity, and on lengths. It is 1 for every other element and property.
  public let surroundings: Double

  /// The value that is shown: the state at rest of the moment composed with the ``effects``, times the ``surroundings``.
  public let value: PropertyValue

  /// The first of the ``effects``; nil if none plays.
  public var effect: Explanation? { effects.first }
}

extension SceneExplanation: CustomStringConvertible {
  /// The value, the state at rest, and the effect.
  public var description: String {
    var text = "\(property) at \(number: time) s is \(value)"
    text +=
      truth == resting
      ? "\n  at rest \(truth)" : "\n  at rest \(resting), on the way to \(truth)"
    for effect in effects { text += "\n  \(effect)" }
    if surroundings != 1 { text += "\n  times \(number: surroundings) by what is around it" }
    return text
  }
}

extension SceneTransition {
  /// Explains one value at one time: what is at rest, what effects add, and what is around it. Nil if the element is not on screen.
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - property: the property to explain.
  ///   - time: a time in seconds, clamped to 0 and the duration; NaN counts as 0.
  public func explain(_ id: ID, _ property: ViewProperty, at time: Double) -> SceneExplanation? {
    let frame = frame(at: time)
    guard let element = frame[id], let number = index.number(of: id) else { return nil }
    let local = isReversed ? duration - frame.time : frame.time
    let values = frame.values
    func state(_ modifier: PropertyState, _ cell: SIMD4<Double>?) -> PropertyValue {
      var state = modifier
      if let cell { state.compose(property, with: cell) }
      return state[property]
    }
    let record = start.scene.structure.elements[number]
    let slot = start.scene.structure.slot(of: property, number)
    let slotNow = values.structure.slot(of: property, number)
    var (truth, resting) = (PropertyState.rest, PropertyState.rest)
    if let slot = start.scene.structure.modifierSlot(of: number),
      let function = start.scene.motions.functionAtRest(of: slot)
    {
      resting =
        values.structure.elements[number].modifier.map { values.modifiers[$0.offset] } ?? .rest
      truth = function.state(offset: 0, correction: 0, in: start.scene.context(of: number))
    }
    values.turn(&resting, of: number)
    let effects = record.effects.filter { local < start.scene.effects.list[$0].end }.map { index in
      let effect = start.scene.effects.list[index]
      return effect.prepared.compiled.explain(
        effect.timeline.layout.targets[effect.view].id, property, at: effect.position(at: local))
    }
    return SceneExplanation(
      property: property, time: frame.time,
      truth: state(truth, slot.map { start.scene.motions[$0] }),
      resting: state(resting, slotNow.map { values.motions[$0.offset] }), effects: effects,
      surroundings: values.surroundings(of: number, property), value: element.state[property])
  }
}
