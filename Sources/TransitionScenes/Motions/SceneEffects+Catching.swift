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

  /// Whether an effect of an element is on the clock of a change.
  func hasCaught(_ element: ElementIndex, isEmphasis: Bool, by change: ChangeNumber) -> Bool {
    list.contains {
      $0.element == element && ($0.kind == .emphasis) == isEmphasis && $0.isOpen
        && $0.change == change
    }
  }

  /// The effect of an element that is on the clock of a change, with its motions.
  func caught(
    _ element: ElementIndex, isEmphasis: Bool, by change: ChangeNumber
  ) -> CaughtEffect {
    var caught = CaughtEffect(element: element, isEmphasis: isEmphasis)
    for effect in list
    where effect.element == element && (effect.kind == .emphasis) == isEmphasis && effect.isOpen
      && effect.change == change && effect.motions >= 0
    {
      (caught.effect, caught.motions) = (effect, interrupted[effect.motions])
      break
    }
    return caught
  }

  /// Lets an effect stand still that an open change does not play, as its element does: it is at its end, and what is left until
  /// there keeps its size.
  mutating func stop(_ index: EffectIndex, for change: ChangeNumber, at age: Double) {
    let motions = interrupt(index, at: age)
    let values = interrupted[motions].currentValues(at: age)
    interrupted[motions].move(.held, at: age, from: list[index].lastPosition)
    interrupted[motions].hold(values, at: age)
    (list[index].turnAge, list[index].repeats) = (.infinity, false)
    keep(index, for: change)
  }

  /// Keeps an effect in the list, whatever the time, until an open change ends.
  mutating func keep(_ index: EffectIndex, for change: ChangeNumber) {
    (list[index].isOpen, list[index].end, list[index].stopped) = (
      true, .infinity, list[index].change
    )
    list[index].change = change
  }

  /// Puts an effect that is back at its start in the place of one that stands still, and returns when it has settled.
  mutating func settle(_ index: EffectIndex, by caught: CaughtEffect, at age: Double) -> Double {
    guard var effect = caught.effect, let motions = caught.motions else {
      // Nothing is left of it.
      list[index].change = list[index].stopped ?? list[index].change
      (list[index].isOpen, list[index].end, list[index].stopped) = (false, age, nil)
      return age
    }
    effect.kind = list[index].kind
    effect.change = list[index].stopped ?? list[index].change
    effect.isOpen = false
    interrupted.append(motions)
    effect.motions = interrupted.count - 1
    // What is back at its start is over there.
    effect.returns = effect.returns || effect.stopped == nil
    interrupted[effect.motions].move(.held, at: age, from: effect.lastPosition)
    effect.stopped = nil
    (effect.start, effect.turnAge) = (age, .infinity)
    list[index] = effect
    updateEnd(of: index)
    return list[index].end
  }
}

/// An effect that an open change has caught, with its motions; nil if nothing is left of it.
struct CaughtEffect {
  let element: ElementIndex
  let isEmphasis: Bool
  var effect: SceneEffect?
  var motions: InterruptibleMotions?
}
