import TransitionKit

// Updates inside pages that a finger takes away, and that the scene no longer has: SCENES, section 9.
extension SceneState {
  /// Lets elements of the scene, with all that is in them, leave again.
  mutating func exclude(_ elements: [ElementIndex]) {
    var excluded: Set<ElementIndex> = []
    for number in scene.structure.modelOrder {
      guard
        elements.contains(number)
          || scene.structure.elements[number].parent.map({ excluded.contains($0) }) ?? false
      else { continue }
      scene.structure.elements[number].leaves = true
      if elements.contains(number) { scene.structure.elements[number].hasExit = true }
      if presence.keyed[number] != nil { presence.keyed[number] = scene.age }
      excluded.insert(number)
    }
    scene.structure.inHand = []
    scene.structure.modelOrder.removeAll { excluded.contains($0) }
    finishUpdate()
  }
}
