import TransitionKit

extension MovingScene {
  /// Lets what a finger has held die down from now on.
  mutating func releaseHeld(of change: ChangeNumber) {
    motions.releaseHeld(of: change, at: age, settling)
    effects.releaseHeld(of: change, at: age)
    motions.updateSettledAge()
  }

  /// The changes that move the screens of a container on the clock of the animator; nil if nothing is on its way there.
  func movingChanges(in container: ElementIndex) -> [ChangeNumber]? {
    var moving: [ChangeNumber] = []
    var isMoving = false
    if let stack = pages.stacks[container], stack.settledAge > age {
      isMoving = true
      if let change = stack.change { moving.append(change) }
    }
    for element in structure.children(of: container) {
      for index in structure.elements[element].effects {
        let effect = effects.list[index]
        guard !effect.isOpen, effect.end > age, effect.kind != .emphasis else { continue }
        isMoving = true
        moving.append(effect.change)
      }
      for slot in structure.slots(of: element) {
        let end = motions.end(of: slot)
        guard end > age && end < .infinity || motions.waiting[slot] != nil else { continue }
        isMoving = true
        if let change = motions.change(moving: slot) { moving.append(change) }
      }
    }
    return isMoving ? moving : nil
  }

  /// Shows everything that is on the clock of a change at the position of the clock.
  mutating func setClocks() {
    motions.curves.readClocks(at: age)
    effects.clocks = motions.curves.readings
  }
}
