import TransitionKit

extension SceneStructure {
  /// Fails if an order, or a state at rest, is not as it always has to be.
  ///
  /// - Complexity: O(*n*) in the elements, with a hash for some.
  func checkInvariants() throws(BrokenInvariant) {
    try checkOrder()
    try checkStates()
  }

  /// Checks that every element on screen is once in each order, after its parent.
  private func checkOrder() throws(BrokenInvariant) {
    let elements = elements
    try check(
      Set(elements.map { $0.frame }).count == elements.count, "two elements have one frame")
    for order in [order, drawingOrder] {
      var isKnown = IndexedColumn<ElementRecord, Bool>(repeating: false, count: elements.count)
      for element in order {
        let number = element.number
        try check(contains(element), "element \(number) is in an order, and not on screen")
        try check(!isKnown[element], "element \(number) is twice in an order")
        if let parent = elements[element].parent {
          try check(isKnown[parent], "element \(number) comes before its parent")
        }
        isKnown[element] = true
      }
      for (number, element) in elements.enumerated() {
        try check(
          element.exists == isKnown.values[number], "element \(number) is missing in an order")
      }
    }
    for number in modelOrder {
      try check(
        elements[number].exists && !elements[number].leaves,
        "element \(number.number) of the scene leaves, or is not on screen")
    }
  }

  /// Checks that every property of a state belongs to one element, or is free.
  private func checkStates() throws(BrokenInvariant) {
    var uses = [Int](repeating: 0, count: states.count)
    for state in freeStates { uses[state.offset] += 1 }
    for (number, element) in elements.enumerated() {
      var next = element.firstState
      while let state = next?.offset {
        try check(uses.indices.contains(state), "element \(number) has a state that is not there")
        uses[state] += 1
        try check(uses[state] == 1, "state \(state) is of two elements, or free")
        try check(
          states[state].element.offset == number, "state \(state) is not of element \(number)")
        next = states[state].next
      }
    }
    try check(uses.allSatisfy { $0 == 1 }, "a state belongs to no element, and is not free")
  }
}
