import TransitionKit

extension MovingScene {
  /// Fails if the tree, a motion, or what an element refers to is not as it always has to be.
  ///
  /// - Complexity: O(*n*) in the elements, with a hash for some.
  func checkInvariants() throws(BrokenInvariant) {
    try motions.checkInvariants()
    try structure.checkInvariants()
    for (index, effect) in effects.list.enumerated() {
      try check(
        structure.contains(effect.element), "effect \(index) is of no element")
    }
    for (index, modifier) in structure.modifiers.enumerated() {
      try check(
        structure.elements[modifier.element].modifier?.offset == index
          && motions.functions[modifier.slot] != nil, "modifier \(index) is of no element")
    }
  }
}
