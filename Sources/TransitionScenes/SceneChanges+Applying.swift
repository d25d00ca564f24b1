import TransitionKit

extension SceneChanges {
  /// Returns the new scene, as far as it is valid, from the old one.
  ///
  /// Elements that did not change keep the transitions, animations and resizing of the old scene.
  ///
  /// - Parameter old: the scene that the changes were made from, or an equal one. What the changes name and another scene
  ///   does not have is ignored.
  #if compiler(>=6.3)
    @specialized(where ID == Int)
    @specialized(where ID == String)
  #endif
  public func applied(to old: Scene<ID>) -> Scene<ID> {
    let old = old.validated()
    var elements: [ID: SceneElement<ID>] = [:]
    var children: [ID?: [ID]] = [nil: old.elements.map { $0.id }]
    old.visitElements { element, _, _ in
      (elements[element.id], children[element.id]) = (element, element.children.map { $0.id })
      return true
    }
    for id in removed { elements[id] = nil }
    for element in contents { elements[element.id] = element }
    for list in childLists { children[list.parent] = list.children }
    // An element that is in several lists, or in itself, appears at most once.
    var list: [(key: ID, parent: ID?)] = []
    var listed: Set<ID> = []
    var open: [(key: ID, parent: ID?)] =
      (children[nil] ?? []).reversed().map { ($0, nil) }
    while let next = open.popLast() {
      guard elements[next.key] != nil, listed.insert(next.key).inserted else { continue }
      list.append(next)
      open += (children[next.key] ?? []).reversed().map { ($0, next.key) }
    }
    return Scene(
      size: newSize ?? old.size, layoutDirection: newLayoutDirection ?? old.layoutDirection,
      prefersReducedMotion: newPrefersReducedMotion ?? old.prefersReducedMotion,
      elements: Scene.tree(list) { elements[$0] })
  }
}
