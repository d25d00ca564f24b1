/// What differs between the trees of two scenes: parents, order, and which elements have other children.
struct TreeComparison {
  /// For each element of the old scene its index in the new one; -1 if it is removed.
  private(set) var successors: [Int]

  /// For each element of the new scene whether its parent or its order changed.
  private(set) var moves: [ElementChanges]

  /// Whether the children differ, of the scene and of each element of the new scene.
  private(set) var hasOtherChildren: [Bool]

  init(from old: [SceneListNode], to new: [SceneListNode]) {
    successors = [Int](repeating: -1, count: old.count)
    moves = [ElementChanges](repeating: [], count: new.count)
    hasOtherChildren = [Bool](repeating: false, count: new.count + 1)
    for (index, node) in new.enumerated() where node.previous >= 0 {
      successors[node.previous] = index
    }
    compareParents(old, new)
    compareOrder(new)
  }

  private mutating func compareParents(_ old: [SceneListNode], _ new: [SceneListNode]) {
    for (index, node) in new.enumerated() {
      if node.previous >= 0 {
        let oldParent = old[node.previous].parent
        let isInSameParent =
          oldParent < 0 || node.parent < 0
          ? oldParent == node.parent : successors[oldParent] == node.parent
        if isInSameParent { continue }
        moves[index].insert(.parent)
      }
      hasOtherChildren[node.parent + 1] = true
    }
    for (index, node) in old.enumerated() {
      let successor = successors[index]
      guard successor < 0 || moves[successor].contains(.parent) else { continue }
      // The parent may be removed too.
      let parent = node.parent < 0 ? -1 : successors[node.parent]
      if node.parent < 0 || parent >= 0 { hasOtherChildren[parent + 1] = true }
    }
  }

  private mutating func compareOrder(_ new: [SceneListNode]) {
    // The last of the children so far, by its index in the old scene, which grows from sibling to sibling.
    var last = [Int](repeating: -1, count: new.count + 1)
    var reordered: [Int: [Int]] = [:]
    for (index, node) in new.enumerated() where isSibling(index, new) {
      if node.previous < last[node.parent + 1] { reordered[node.parent] = [] }
      last[node.parent + 1] = node.previous
    }
    if reordered.isEmpty { return }
    for (index, node) in new.enumerated() where isSibling(index, new) {
      reordered[node.parent]?.append(index)
    }
    for (parent, siblings) in reordered {
      hasOtherChildren[parent + 1] = true
      let positions = siblings.map { new[$0].previous }
      for index in positions.indicesOutOfOrder { moves[siblings[index]].insert(.order) }
    }
  }

  /// Whether an element was in the same parent before.
  private func isSibling(_ index: Int, _ new: [SceneListNode]) -> Bool {
    new[index].previous >= 0 && !moves[index].contains(.parent)
  }
}

extension ValidScene {
  /// The children of some of the elements.
  ///
  /// - Parameter isListed: whether they are wanted, of the scene and of each element.
  func childLists(where isListed: [Bool]) -> [SceneChanges<ID>.ChildList] {
    var lists = [[ID]](repeating: [], count: isListed.count)
    for (index, node) in nodes.enumerated() where isListed[node.parent + 1] {
      lists[node.parent + 1].append(ids[index])
    }
    return lists.indices.filter { isListed[$0] }.map {
      .init(parent: $0 == 0 ? nil : ids[$0 - 1], children: lists[$0])
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
