import TransitionKit
import TransitionScenes

extension ScreenWindow {
  /// Gives elements keys that are one shared element as the transition of their controller says so.
  func shareElements(of node: ControllerNode) {
    var keys: [ScreenElementID: MatchKey] = [:]
    if let plan = node.instant.plan, let definition = node.elements(in: plan, animator),
      let from = plan.from,
      let to = plan.to
    {
      let isPresentation =
        node.layout.shows(from) || node.instant.modelScreens.contains { $0.entry == to }
      let (names, others, unmatched) = whileCommitting {
        let (names, others) = (node.elementNames(of: from), node.elementNames(of: to))
        return (names, others, node.unmatched(in: definition, names + others))
      }
      animator.findings.add(unmatched)
      for name in names where others.contains(name) {
        let context = ElementContext(
          id: name, kind: .inserted, isMatched: true, isPresenting: plan.direction == .push,
          frame: .zero, sceneSize: size, layoutDirection: layoutDirection)
        guard definition.transition(for: context)?.isShared ?? false else { continue }
        for entry in [from, to] {
          // What stays below is hidden as long as the other one is there.
          let stays =
            isPresentation && node.layout.shows(entry)
            && node.instant.modelScreens.contains { $0.entry == entry }
          keys[node.id(entry, .element(name))] = MatchKey(
            name, in: "controller \(node.number)", role: stays ? .source : .standard)
        }
      }
    }
    // What flies continues, also from a page that a finger had brought back and that the operation takes away again.
    let flying = animator.flyingElements().compactMap { node.keys[$0] }
    for (id, key) in node.keys where keys[id] == nil && flying.contains(key) { keys[id] = key }
    var changed: [(ScreenElementID, MatchKey?)] = []
    for (id, key) in keys where node.keys[id] != key { changed.append((id, key)) }
    for id in node.keys.keys where keys[id] == nil { changed.append((id, nil)) }
    guard !changed.isEmpty else { return }
    node.keys = keys
    animator.setKeys(changed)
  }
}

extension ControllerNode {
  /// Adds the views that are there as long as its transition plays.
  func addTemporaryViews(in window: ScreenWindow) {
    // What turns round keeps its own.
    guard !turnsRound(in: window.animator) else { return }
    if let page = layout.shown.first, page != instant.modelScreens.first {
      elements[page.entry] = instant.plan?.transition?.elements
    }
    temporaries = []
    guard let plan = instant.plan, let layers = plan.transition?.layers else { return }
    temporaries = layers.temporaryViews(
      for: plan.direction, in: window.container(of: self, during: plan))
  }
}

extension ElementTransition {
  /// Whether it is that of a shared element.
  fileprivate var isShared: Bool {
    parts.contains {
      if case .shared = $0.content { return true }
      return false
    }
  }
}
