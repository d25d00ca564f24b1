import TransitionKit

// Where elements that leave stand among those of the scene.
extension SceneState {
  /// Takes elements off the screen, with all that leaves inside them. That takes over their running motions.
  mutating func takeOff(_ elements: [ElementIndex]) {
    guard !elements.isEmpty else { return }
    scene.structure.noteChange()
    var isGone = IndexedColumn<ElementRecord, Bool>(
      repeating: false, count: scene.structure.elements.count)
    for element in elements { isGone[element] = true }
    var effectOwners = false
    for element in scene.structure.order {
      let parent = scene.structure.elements[element].parent
      if let parent, isGone[parent], scene.structure.elements[element].leaves {
        isGone[element] = true
      }
      guard isGone[element], scene.structure.elements[element].exists else { continue }
      if !scene.structure.elements[element].effects.isEmpty { effectOwners = true }
      scene.takeOverMotions(of: element, &changes)
      scene.removeState(of: element)
      endFlight(of: element)
      scene.endFade(of: element)
      let frame = scene.structure.frame(of: element)
      scene.motions.end(frame)
      scene.effects.waiting[element] = nil
      scene.removeModifier(of: element)
      scene.structure.elements[element] = ElementRecord(frame: frame, parent: parent)
      scene.pages.forget(element)
      presence.release(element)
    }
    if effectOwners { scene.effects.removeAll(from: &scene.structure) { isGone[$1.element] } }
    scene.structure.order.removeAll { isGone[$0] }
    for index in scene.structure.flights.indices
    where scene.structure.flights[index].clip.map({ isGone[$0] }) ?? false {
      scene.structure.flights[index].clip = nil
    }
    scene.structure.endCovers()
  }

  /// Hides the sources whose partners are on screen.
  mutating func hideSources() {
    for source in presence.hideSources(in: &scene.structure) {
      // Another change interrupted its flight back.
      endFlight(of: source)
      scene.endFade(of: source)
    }
  }
}
