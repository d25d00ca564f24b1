/// What makes up the value of one property of one element at one time.
public struct SceneExplanation: Sendable {
  /// The property that is explained.
  public let property: ViewProperty

  /// The time in seconds.
  public let time: Double

  /// The state at rest in the scene.
  public let truth: PropertyValue

  /// The state at rest of the moment: the truth with what is left of the way to it.
  public let resting: PropertyValue

  /// The effect of the insertion or the removal that plays; nil if none does.
  public let effect: Explanation?

  /// The value that is shown.
  public let value: PropertyValue
}

extension SceneExplanation: CustomStringConvertible {
  /// The value, the state at rest, and the effect.
  public var description: String {
    var text = "\(property) at \(number: time) s is \(value)"
    text +=
      truth == resting
      ? "\n  at rest \(truth)" : "\n  at rest \(resting), on the way to \(truth)"
    if let effect { text += "\n  \(effect)" }
    return text
  }
}

extension SceneTransition {
  /// Explains one value at one time: what is at rest, and what the effect adds. Nil if the element is not on screen.
  ///
  /// - Parameters:
  ///   - id: the id of the element.
  ///   - property: the property to explain.
  ///   - time: a time in seconds, clamped to 0 and the duration; NaN counts as 0.
  public func explain(_ id: ID, _ property: ViewProperty, at time: Double) -> SceneExplanation? {
    let frame = frame(at: time)
    guard let element = frame[id], let number = index.number(of: id) else { return nil }
    let local = isReversed ? duration - frame.time : frame.time
    let identity = property.identityVector
    let cell = start.structure.stateCell(of: property, number)
    let truth = cell.map { start.states.truths[$0] } ?? identity
    let resting = cell.map { start.states.value(of: $0, at: local) } ?? identity
    func value(_ vector: SIMD4<Double>) -> PropertyValue {
      PropertyValue(property.unpremultiplied(vector), of: property)
    }
    let effect = Int(start.structure.elements[number].transition)
    var explanation: Explanation?
    if effect >= 0, local < start.effects.list[effect].end {
      let playing = start.effects.list[effect]
      explanation = playing.prepared.compiled.explain(
        playing.timeline.layout.targets[playing.view].id, property, at: playing.position(at: local))
    }
    return SceneExplanation(
      property: property, time: frame.time, truth: value(truth), resting: value(resting),
      effect: explanation, value: element.state[property])
  }
}
