import TransitionKit

extension SceneState {
  /// Fails if the tree, the order, or what an element refers to is not as it always has to be.
  ///
  /// - Complexity: O(*n*) in the elements, with a hash for some.
  func checkInvariants() throws(BrokenInvariant) {
    try frames.checkInvariants()
    try states.checkInvariants()
    try flightCells.motions.checkInvariants()
    try checkStructure()
    try checkStates()
    for (index, effect) in effects.list.enumerated() {
      try check(
        structure.elements.indices.contains(Int(effect.element))
          && structure.elements[Int(effect.element)].exists, "effect \(index) is of no element")
    }
    for clock in clocks {
      try check(
        clocks.count { $0.change == clock.change } == 1, "change \(clock.change) has two clocks")
    }
  }

  /// Stops a debug build if something that always has to hold does not.
  func assertInvariants() {
    #if DEBUG
      do { try checkInvariants() } catch { assertionFailure("\(error)") }
    #endif
  }

  /// Checks that every element on screen is once in each order, after its parent.
  private func checkStructure() throws(BrokenInvariant) {
    let elements = structure.elements
    try check(
      frames.truths.count == elements.count,
      "\(elements.count) elements have \(frames.truths.count) frames")
    for order in [structure.order, structure.drawingOrder] {
      var isKnown = [Bool](repeating: false, count: elements.count)
      for number in order {
        let element = Int(number)
        try check(
          elements.indices.contains(element) && elements[element].exists,
          "element \(number) is in an order, and not on screen")
        try check(!isKnown[element], "element \(number) is twice in an order")
        let parent = Int(elements[element].parent)
        try check(parent < 0 || isKnown[parent], "element \(number) comes before its parent")
        isKnown[element] = true
      }
      for (number, element) in elements.enumerated() {
        try check(element.exists == isKnown[number], "element \(number) is missing in an order")
      }
    }
    for number in truthOrder {
      try check(
        elements[Int(number)].exists && !elements[Int(number)].leaves,
        "element \(number) of the scene leaves, or is not on screen")
    }
  }

  /// Checks that every cell of a state belongs to one element, or is free.
  private func checkStates() throws(BrokenInvariant) {
    try check(
      structure.stateCells.count == states.truths.count,
      "\(states.truths.count) states have \(structure.stateCells.count) properties")
    var uses = [Int](repeating: 0, count: states.truths.count)
    for cell in freeStates { uses[Int(cell)] += 1 }
    for (number, element) in structure.elements.enumerated() {
      var cell = Int(element.firstState)
      while cell >= 0 {
        try check(uses.indices.contains(cell), "element \(number) has a state that is not there")
        uses[cell] += 1
        try check(uses[cell] == 1, "state \(cell) is of two elements, or free")
        try check(
          structure.stateCells[cell].element == number, "state \(cell) is not of element \(number)")
        cell = Int(structure.stateCells[cell].next)
      }
    }
    try check(uses.allSatisfy { $0 == 1 }, "a state belongs to no element, and is not free")
  }
}

extension SceneAnimator {
  /// Fails if something that always has to hold of what is shown does not.
  package func checkInvariants() throws(BrokenInvariant) { try state.checkInvariants() }
}
