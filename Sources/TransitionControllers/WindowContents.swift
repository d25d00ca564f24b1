import TransitionKit
import TransitionScenes

/// What the controllers of a window show, with the elements of the window.
struct WindowContents {
  let size: Size
  let layoutDirection: LayoutDirection
  let prefersReducedMotion: Bool
  /// Elements that belong to no screen.
  let elements: [Element<String>]
  let nodes: [ControllerNode]

  /// The scene in which controllers show what their layouts say.
  var scene: Scene<ScreenElementID> {
    let full = nodes.filter { $0.fillsWindow(element: nil) }.map { container(of: $0, size) }
    let others = elements.map { element in
      element.identified(
        by: { .window($0) }, key: { _ in nil },
        filling: { name, size in
          nodes.filter { $0.fillsWindow(element: name) }.map { container(of: $0, size) }
        })
    }
    return Scene(
      size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion,
      elements: full + others)
  }

  /// What the screens of a controller are in, with the screens.
  private func container(
    of node: ControllerNode, _ size: Size
  ) -> SceneElement<ScreenElementID> {
    node.size = size
    var children: [SceneElement<ScreenElementID>] = []
    let inHand = node.inHand
    // What a finger takes away changes nothing of what it leaves.
    let shown = inHand.isEmpty ? node.layout.shown : node.layout.shown + inHand
    let count = shown.count - inHand.count
    for (position, screen) in shown.enumerated() {
      if let dimming = dimming(for: screen, of: node) { children.append(dimming) }
      let frame = node.frame(of: screen.entry, in: node.layout)
      var element = SceneElement(
        node.id(screen.entry), frame: frame, children: content(of: screen.entry, node, frame.size))
      if position + 1 < shown.count, position + 1 != count, shown[position + 1].isPresented,
        let above = node.presentations[shown[position + 1].entry], above.stateBelow != .rest
      {
        element.state = above.stateBelow
      }
      children.append(element)
    }
    for view in node.temporaries {
      var element = SceneElement(view.id(in: node), frame: view.frame)
      element.state.zPosition = view.depth.zPosition
      // Below the screen that comes in front, or above the one that is there again.
      children.insert(element, at: view.isForward ? max(children.count - 1, 0) : children.count)
    }
    var container = SceneElement(
      node.containerID, frame: Rect(size: size), children: children)
    if !node.fillsWindow(element: nil) { container.clips = true }
    return container
  }

  private func dimming(
    for screen: ShownScreen, of node: ControllerNode
  ) -> SceneElement<ScreenElementID>? {
    guard screen.isPresented, let presentation = node.presentations[screen.entry],
      presentation.dimming > 0
    else { return nil }
    var element = SceneElement(
      node.id(screen.entry, .dimming), frame: Rect(size: node.size))
    element.state.opacity = presentation.dimming(
      in: node.size, at: node.layout.detents[screen.entry] ?? presentation.initialDetent)
    return element
  }

  /// The elements of a screen, with the controllers that fill it or one of its elements.
  private func content(
    of entry: Int, _ node: ControllerNode, _ size: Size
  ) -> [SceneElement<ScreenElementID>] {
    let inner = nodes.filter {
      guard let holder = $0.holder else { return false }
      return holder.node === node && holder.entry == entry
    }
    var content = node.screens.elements(of: entry, in: size).map { element in
      element.identified(
        by: { node.id(entry, .element($0)) }, key: { node.keys[$0] },
        filling: { name, size in
          inner.filter { $0.fills(element: name) }.map { container(of: $0, size) }
        })
    }
    for node in inner where node.fills(element: nil) { content.append(container(of: node, size)) }
    return content
  }
}

extension ControllerNode {
  /// Whether it is in an element of the window, or fills the window.
  fileprivate func fillsWindow(element: String?) -> Bool {
    guard case .window(let own) = place else { return false }
    return own == element && !isGone
  }

  /// Whether it is in an element of its screen, or fills the screen.
  fileprivate func fills(element: String?) -> Bool {
    guard case .screen(_, _, let own) = place else { return false }
    return own == element && !isGone
  }
}

extension SceneElement<String> {
  /// The element with another id, like all that is in it.
  ///
  /// - Parameters:
  ///   - id: the other id of a local one.
  ///   - key: the key of an element that has none.
  ///   - filling: what is in an element in front of its children.
  fileprivate func identified(
    by id: (String) -> ScreenElementID, key: (ScreenElementID) -> MatchKey?,
    filling: (String, Size) -> [SceneElement<ScreenElementID>]
  ) -> SceneElement<ScreenElementID> {
    let own = id(self.id)
    var attributes = attributes
    if attributes?.values.match == nil, let key = key(own) {
      var values = (attributes ?? .plain).values
      values.match = key
      attributes = ElementAttributes(values)
    }
    var element = SceneElement<ScreenElementID>(own, frame: frame, attributes: attributes)
    element.children =
      children.map { $0.identified(by: id, key: key, filling: filling) }
      + filling(self.id, frame.size)
    return element
  }
}
