import TransitionKit

extension SceneChanges {
  /// Returns the new scene, as far as it is valid, from the old one.
  ///
  /// Elements that did not change keep the transitions, animations and resizing of the old scene.
  ///
  /// - Parameter old: the scene that the changes were made from, or an equal one. What the changes name and another scene
  ///   does not have is ignored.
  @specialized(where ID == Int)
  @specialized(where ID == String)
  public func applied(to old: Scene<ID>) -> Scene<ID> {
    var tree = EditedTree(ValidScene(old))
    for id in removed { tree.remove(id) }
    for element in contents { tree.set(element) }
    for list in childLists { tree.setChildren(list.children, of: list.parent) }
    return Scene(
      size: newSize ?? tree.size, layoutDirection: newLayoutDirection ?? old.layoutDirection,
      prefersReducedMotion: newPrefersReducedMotion ?? old.prefersReducedMotion,
      elements: tree.elements)
  }
}

/// The elements of a scene in a table, so that each of them can be changed by its id.
private struct EditedTree<ID: Hashable & Sendable> {
  let size: Size
  private var rows: [ID: Int] = [:]
  private var contents: [SceneElement<ID>] = []
  /// The rows of the children of each element.
  private var children: [[Int]] = []
  private var roots: [Int] = []
  private var isRemoved: [Bool] = []

  init(_ scene: ValidScene<ID>) {
    size = scene.size
    for (index, node) in scene.nodes.enumerated() {
      let row = append(scene.element(at: index))
      if node.parent < 0 { roots.append(row) } else { children[node.parent].append(row) }
    }
  }

  private mutating func append(_ element: SceneElement<ID>) -> Int {
    let row = contents.count
    rows[element.id] = row
    contents.append(element)
    children.append([])
    isRemoved.append(false)
    return row
  }

  mutating func remove(_ id: ID) {
    if let row = rows[id] { isRemoved[row] = true }
  }

  mutating func set(_ element: SceneElement<ID>) {
    if let row = rows[element.id] { contents[row] = element } else { _ = append(element) }
  }

  mutating func setChildren(_ ids: [ID], of parent: ID?) {
    let list = ids.compactMap { rows[$0] }
    guard let parent else {
      roots = list
      return
    }
    if let row = rows[parent] { children[row] = list }
  }

  /// The elements as a tree. An element that is in several lists, or in itself, appears at most once.
  var elements: [SceneElement<ID>] {
    var isPlaced = isRemoved
    var nodes: [(row: Int, parent: Int)] = []
    var stack = roots.reversed().map { (row: $0, parent: -1) }
    while let (row, parent) = stack.popLast() {
      if isPlaced[row] { continue }
      isPlaced[row] = true
      stack += children[row].reversed().map { (row: $0, parent: nodes.count) }
      nodes.append((row, parent))
    }
    return ValidScene.tree(
      nodes.count, element: { contents[nodes[$0].row] }, parent: { nodes[$0].parent })
  }
}
