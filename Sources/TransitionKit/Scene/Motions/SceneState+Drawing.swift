extension SceneState {
  /// Sorts siblings by their z-positions. What is equally high stays in its order.
  mutating func arrangeDrawing() {
    let heights = heights
    guard !heights.isEmpty else {
      structure.drawingOrder = structure.order
      return
    }
    var children: [Int32: [Int32]] = [:]
    for number in structure.order {
      children[structure.elements[Int(number)].parent, default: []].append(number)
    }
    var order: [Int32] = []
    order.reserveCapacity(structure.order.count)
    func append(_ parent: Int32) {
      guard let siblings = children[parent] else { return }
      let isSorted = !siblings.contains { heights[$0] != nil }
      let sorted =
        isSorted ? siblings : siblings.sorted { (heights[$0] ?? 0) < (heights[$1] ?? 0) }
      for number in sorted {
        order.append(number)
        append(number)
      }
    }
    append(-1)
    structure.drawingOrder = order
  }

  /// The z-positions that are not 0.
  private var heights: [Int32: Double] {
    var heights: [Int32: Double] = [:]
    for cell in structure.stateCells.indices
    where structure.stateCells[cell].property == .zPosition {
      let element = structure.stateCells[cell].element
      guard structure.elements[Int(element)].exists,
        structure.stateCell(of: .zPosition, Int(element)) == cell
      else { continue }
      heights[element] = states.truths[cell].x
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
