import TransitionKit
import TransitionScenes

/// What an element of a scene shows before and after a change, beyond what a timeline says.
package struct ElementContents: Sendable {
  /// An element in the scene before or after the change.
  package struct Picture: Sendable {
    /// The text of its id.
    package let id: String
    /// Its own opacity at rest.
    package let opacity: Double
  }

  /// The element before the change: itself, or the one from which it flies; nil if there is none.
  package var origin: Picture?

  /// The element after the change; nil if there is none.
  package var destination: Picture?

  /// The view of the old content, which fades out over the element; nil if there is none.
  package var oldContent: ViewID?

  /// Whether it flies.
  package var flies = false

  /// How the content follows the size.
  package var resizing = Resizing.relayout

  /// The element to which it is clipped while it flies, although it is not in it.
  package var clip: ViewID?
}

extension SceneTransition {
  /// What each view of the timeline that is an element shows before and after the change.
  package var contents: [ViewID: ElementContents] {
    let forward = isReversed ? reversed() : self
    var result: [ViewID: ElementContents] = [:]
    var actions: [ID: ScenePlan<ID>.Action] = [:]
    for entry in plan.entries { actions[entry.id] = entry.action }
    let (old, new) = (elements(of: origin), elements(of: destination))
    func picture(_ id: ID, in elements: [ID: SceneElement<ID>]) -> ElementContents.Picture? {
      guard let element = elements[id] else { return nil }
      var name = elementName(of: id)
      if case .element(let text)? = view(of: id) { name = text }
      return ElementContents.Picture(
        id: name, opacity: min(max(element.state.opacity, 0), 1))
    }
    for element in forward.frame(at: 0).elements {
      guard let view = view(of: element.id) else { continue }
      var contents = ElementContents(
        origin: picture(element.id, in: old), destination: picture(element.id, in: new),
        flies: element.isFlying, resizing: element.resizing,
        clip: element.clippedBy.flatMap { self.view(of: $0) })
      switch actions[element.id] {
      case .flies(let source): contents.origin = picture(source, in: old)
      // Another element takes over what it shows.
      case .gives: contents.origin = nil
      default: break
      }
      result[view] = contents
    }
    for placement in placements where result[placement.view] == nil {
      guard let parent = placement.parent else { continue }
      result[parent]?.oldContent = placement.view
    }
    return result
  }

  /// The elements of a scene; of two with one id, the first one.
  private func elements(of scene: Scene<ID>) -> [ID: SceneElement<ID>] {
    var found: [ID: SceneElement<ID>] = [:]
    var open = Array(scene.elements.reversed())
    while let element = open.popLast() {
      if found[element.id] == nil { found[element.id] = element }
      open += element.children.reversed()
    }
    return found
  }
}

extension ElementContents {
  /// What is known of a view, or else what its timeline says: without more, an element that stays and one that comes are the same.
  package init(of view: ViewID, in presentation: Presentation) {
    if let known = presentation.contents[view] {
      self = known
      return
    }
    let timeline = presentation.timeline
    let leaves = timeline.targets.first { $0.id == view }?.operation == .removal
    var id = "\(view)"
    if case .element(let name) = view { id = name }
    func picture(at time: Double) -> Picture {
      Picture(id: id, opacity: timeline.frame(at: time)[view].visibleOpacity)
    }
    let (start, end) = timeline.isReversed ? (timeline.duration, 0) : (0, timeline.duration)
    if leaves || !presentation.nesting.isEmpty { origin = picture(at: start) }
    if !leaves { destination = picture(at: end) }
    resizing = .relayout
  }
}
