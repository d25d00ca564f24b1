/// Which elements of the next scene have other children than before, or come in another order.
struct SiblingChanges {
  /// For each element whether it changed its position among the siblings that stay with it.
  private var reordered: [Bool] = []

  /// The children of the scene, and of the elements, that have others than before, or in another order.
  private(set) var lists: [(parent: ElementIndex?, children: [ElementIndex])] = []

  init() {}

  init(from old: SceneModel, to new: SceneModel) {
    let (oldLists, newLists) = (old.children, new.children)
    reordered = [Bool](repeating: false, count: new.elements.count)
    var positions = [Int](repeating: 0, count: old.elements.count)
    for (position, element) in old.order.enumerated() { positions[element.offset] = position }
    for parent in [nil] + new.order.map(Optional.some) {
      let list = newLists[new.position(of: parent)]
      let isKnown = parent.map { old.contains($0) } ?? true
      guard list != (isKnown ? oldLists[old.position(of: parent)] : []) else { continue }
      lists.append((parent, list))
      let siblings = list.filter { old.contains($0) && old.elements[$0].parent == parent }
      for index in siblings.map({ positions[$0.offset] }).indicesOutOfOrder {
        reordered[siblings[index].offset] = true
      }
    }
  }

  /// Whether an element changed its position among the siblings that stay with it.
  func isReordered(_ element: ElementIndex) -> Bool {
    element.offset < reordered.count && reordered[element.offset]
  }
}

extension SceneModel {
  /// What a change changes of the values of an element, wherever that is in the tree.
  func changes(of change: SceneEdit.Element) -> ElementChanges {
    guard change.kind != .inserted else { return [] }
    let attributes = elements[change.number].attributes
    let changes = ElementChanges(from: attributes, to: change.attributes)
    return frame(of: change.number) == change.frame ? changes : changes.union(.frame)
  }
}

extension [Int] {
  /// The indices outside a longest increasing subsequence: the fewest elements that have to move for the rest to be in order.
  ///
  /// Source: Fredman, On computing the length of longest increasing subsequences, Discrete Mathematics 11 (1975).
  fileprivate var indicesOutOfOrder: [Int] {
    // The smallest last element of the subsequences of each length, by its index.
    var ends: [Int] = []
    // The element before each one in its subsequence.
    var before = [Int](repeating: -1, count: count)
    for index in indices {
      var (low, high) = (0, ends.count)
      // What is in order need not be searched for.
      if let last = ends.last, self[last] < self[index] { low = high }
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var isInOrder = [Bool](repeating: false, count: count)
    var index = ends.last ?? -1
    while index >= 0 {
      isInOrder[index] = true
      index = before[index]
    }
    return indices.filter { !isInOrder[$0] }
  }
}
