import TransitionKit

// What an open change catches of effects.

extension SceneEffects {
  /// The values of the effects that are on the clock of a change.
  func values(movedBy change: ChangeNumber, at age: Double) -> [(
    index: EffectIndex, values: [SIMD4<Double>]
  )] {
    indices.compactMap { index in
      guard list[index].isOpen, list[index].change == change else { return nil }
      let motions = list[index].motions
      guard motions < 0 else { return (index, interrupted[motions].currentValues(at: age)) }
      let prepared = list[index].prepared
      let position = list[index].position(at: time(of: index, at: age))
      let count = prepared.timeline.layout.constantValues.count
      return (index, (0..<count).map { prepared.value(of: $0, at: position) })
    }
  }

  /// Lets effects keep values that they have shown, as long as a finger holds the clock of their change.
  mutating func hold(_ values: [(index: EffectIndex, values: [SIMD4<Double>])], at age: Double) {
    for (index, values) in values {
      if list[index].motions < 0 {
        // What starts at the start of the change is where it belongs.
        let position = list[index].position(at: time(of: index, at: age))
        let prepared = list[index].prepared
        guard
          values.indices.contains(where: { prepared.value(of: $0, at: position) != values[$0] })
        else { continue }
      }
      let motions = interrupt(index, at: age)
      interrupted[motions].hold(values, at: age)
    }
  }

  /// Lets the corrections that a finger has held die down from an age on.
  mutating func releaseHeld(of change: ChangeNumber, at age: Double) {
    for index in indices where list[index].isOpen && list[index].change == change {
      guard list[index].motions >= 0 else { continue }
      interrupted[list[index].motions].releaseHeld(at: age)
    }
  }

  /// Lets an effect stand still that an open change does not play, as its element does: it is at its end, and what is left until
  /// there keeps its size. It stays in the list, whatever the time, until the change ends.
  mutating func stop(_ index: EffectIndex, for change: ChangeNumber, at age: Double) {
    let motions = interrupt(index, at: age)
    let values = interrupted[motions].currentValues(at: age)
    interrupted[motions].move(.held, at: age, from: list[index].lastPosition)
    interrupted[motions].hold(values, at: age)
    (list[index].turnAge, list[index].repeats) = (.infinity, false)
    (list[index].isOpen, list[index].end, list[index].isStopped) = (true, .infinity, true)
    list[index].change = change
  }
}
