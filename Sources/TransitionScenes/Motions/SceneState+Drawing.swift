import TransitionKit

extension SceneState {
  /// Puts elements in the order in which they are drawn: siblings by their z-positions, and in front of everything what
  /// flies above.
  mutating func arrangeDrawing() {
    structure.drawingOrder = sortedOrder
    if structure.flights.contains(where: { $0.isAbove }) { liftFlights() }
  }

  /// Puts what flies above in front, with all that is in it.
  private mutating func liftFlights() {
    var groups: [[Int32]] = [[]]
    var groupNumbers = [Int](repeating: 0, count: structure.elements.count)
    for number in structure.drawingOrder {
      let element = structure.elements[Int(number)]
      if flight(of: Int(number))?.isAbove == true {
        groupNumbers[Int(number)] = groups.count
        groups.append([])
      } else if element.parent >= 0 {
        groupNumbers[Int(number)] = groupNumbers[Int(element.parent)]
      }
      groups[groupNumbers[Int(number)]].append(number)
    }
    structure.drawingOrder = groups.flatMap { $0 }
  }

  /// All elements, with siblings in the order of their z-positions. What is equally high stays in its order.
  private var sortedOrder: [Int32] {
    let heights = heights
    guard !heights.isEmpty else { return structure.order }
    var children: [Int32: [Int32]] = [:]
    for number in structure.order {
      children[structure.elements[Int(number)].parent, default: []].append(number)
    }
    var order: [Int32] = []
    order.reserveCapacity(structure.order.count)
    // A stack rather than recursion, as trees may be deep. What is in front comes first.
    var open: [Int32] = []
    func append(childrenOf parent: Int32) {
      guard let siblings = children[parent] else { return }
      let isSorted = !siblings.contains { heights[$0] != nil }
      let sorted =
        isSorted ? siblings : siblings.sorted { (heights[$0] ?? 0) < (heights[$1] ?? 0) }
      open.append(contentsOf: sorted.reversed())
    }
    append(childrenOf: -1)
    while let number = open.popLast() {
      order.append(number)
      append(childrenOf: number)
    }
    return order
  }

  /// The z-positions that are not 0.
  private var heights: [Int32: Double] {
    var heights: [Int32: Double] = [:]
    for state in structure.states where state.property == .zPosition {
      guard structure.elements[Int(state.element)].exists,
        structure.slot(of: .zPosition, Int(state.element)) == state.slot
      else { continue }
      heights[state.element] = motions[state.slot].x
    }
    for index in effects.list.indices {
      let effect = effects.list[index]
      if let shown = effects.shown(.zPosition, of: index, at: age) {
        heights[effect.element] = shown.value.x
      }
    }
    return heights.filter { $0.value != 0 }
  }
}
