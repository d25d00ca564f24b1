import TransitionKit

extension MovingScene {
  /// Puts elements in the order in which they are drawn: siblings by their z-positions, and in front of everything what
  /// flies above.
  mutating func arrangeDrawing() {
    structure.drawingOrder = sortedOrder
    if structure.flights.contains(where: { $0.isAbove }) { structure.liftFlights() }
  }

  /// All elements, with siblings in the order of their z-positions. What is equally high stays in its order.
  private var sortedOrder: [ElementIndex] {
    guard let heights else { return structure.order }
    let sorted = structure.order.sorted { heights[$0] < heights[$1] }
    var siblings = SiblingLists(count: structure.elements.count)
    for number in sorted.reversed() {
      siblings.prepend(number, to: structure.elements[number].parent)
    }
    return siblings.preorder()
  }

  /// The z-positions; nil if all are 0.
  private var heights: IndexedColumn<ElementRecord, Double>? {
    guard !structure.states.isEmpty || !effects.isEmpty || !pages.isEmpty else { return nil }
    var heights = IndexedColumn<ElementRecord, Double>(
      repeating: 0, count: structure.elements.count)
    for state in structure.states where state.property == .zPosition {
      guard structure.elements[state.element].exists,
        structure.slot(of: .zPosition, state.element) == state.slot
      else { continue }
      heights[state.element] = motions[state.slot].x
    }
    for index in effects.indices {
      let effect = effects.list[index]
      if let shown = effects.shown(.zPosition, of: index, at: age) {
        heights[effect.element] = shown.value.x
      }
    }
    pages.noteHeights(&heights, in: structure)
    return heights.values.contains { $0 != 0 } ? heights : nil
  }
}
