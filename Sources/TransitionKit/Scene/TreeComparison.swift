/// What differs between the trees of two scenes: parents, order, and which elements have other children.
struct TreeComparison<ID: Hashable & Sendable> {
  /// For each element of the old scene its index in the new one; -1 if it is removed.
  private(set) var successors: [Int]

  /// For each element of the new scene whether its parent or its order changed.
  private(set) var moves: [ElementChanges]

  /// Whether the children differ, of the scene and of each element of the new scene.
  private var hasOtherChildren: [Bool]

  init(from old: ValidScene<ID>, to new: ValidScene<ID>) {
    successors = [Int](repeating: -1, count: old.nodes.count)
    moves = [ElementChanges](repeating: [], count: new.nodes.count)
    hasOtherChildren = [Bool](repeating: false, count: new.nodes.count + 1)
    for (index, node) in new.nodes.enumerated() where node.previous >= 0 {
      successors[node.previous] = index
    }
    compareParents(old, new)
    compareOrder(new)
  }

  private mutating func compareParents(_ old: ValidScene<ID>, _ new: ValidScene<ID>) {
    for (index, node) in new.nodes.enumerated() {
      if node.previous >= 0 {
        let oldParent = old.nodes[node.previous].parent
        let isInSameParent =
          oldParent < 0 || node.parent < 0
          ? oldParent == node.parent : successors[oldParent] == node.parent
        if isInSameParent { continue }
        moves[index].insert(.parent)
      }
      hasOtherChildren[node.parent + 1] = true
    }
    for (index, node) in old.nodes.enumerated() {
      let successor = successors[index]
      guard successor < 0 || moves[successor].contains(.parent) else { continue }
      // The parent may be removed too.
      let parent = node.parent < 0 ? -1 : successors[node.parent]
      if node.parent < 0 || parent >= 0 { hasOtherChildren[parent + 1] = true }
    }
  }

  private mutating func compareOrder(_ new: ValidScene<ID>) {
    // The last of the children so far, by its index in the old scene, which grows from sibling to sibling.
    var last = [Int](repeating: -1, count: new.nodes.count + 1)
    var reordered: [Int: [Int]] = [:]
    for (index, node) in new.nodes.enumerated() where isSibling(index, new) {
      if node.previous < last[node.parent + 1] { reordered[node.parent] = [] }
      last[node.parent + 1] = node.previous
    }
    if reordered.isEmpty { return }
    for (index, node) in new.nodes.enumerated() where isSibling(index, new) {
      reordered[node.parent]?.append(index)
    }
    for (parent, siblings) in reordered {
      hasOtherChildren[parent + 1] = true
      let positions = siblings.map { new.nodes[$0].previous }
      for index in positions.indicesOutOfOrder { moves[siblings[index]].insert(.order) }
    }
  }

  /// Whether an element was in the same parent before.
  private func isSibling(_ index: Int, _ new: ValidScene<ID>) -> Bool {
    new.nodes[index].previous >= 0 && !moves[index].contains(.parent)
  }

  /// The children of every element that has others than before, or in another order.
  func childLists(in new: ValidScene<ID>) -> [SceneChanges<ID>.ChildList] {
    var lists = [[ID]](repeating: [], count: hasOtherChildren.count)
    for node in new.nodes where hasOtherChildren[node.parent + 1] {
      lists[node.parent + 1].append(node.element.id)
    }
    return lists.indices.filter { hasOtherChildren[$0] }.map {
      .init(parent: $0 == 0 ? nil : new.nodes[$0 - 1].element.id, children: lists[$0])
    }
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
