import TransitionKit

// Updates inside pages that a finger takes away, and that the scene no longer has: SCENES, section 9.
extension SceneState {
  /// Lets elements that leave be in the scene, with all that leaves as a part of them.
  mutating func include(_ elements: [ElementIndex]) {
    var included: Set<ElementIndex> = []
    for number in structure.order where structure.elements[number].leaves {
      let element = structure.elements[number]
      let isPart = !element.hasExit && element.parent.map { included.contains($0) } ?? false
      guard isPart || elements.contains(number) else { continue }
      structure.elements[number].leaves = false
      included.insert(number)
    }
    modelOrder = structure.order.filter { !structure.elements[$0].leaves }
  }

  /// Lets elements of the scene, with all that is in them, leave again.
  mutating func exclude(_ elements: [ElementIndex]) {
    var excluded: Set<ElementIndex> = []
    for number in modelOrder {
      guard
        elements.contains(number)
          || structure.elements[number].parent.map({ excluded.contains($0) }) ?? false
      else { continue }
      structure.elements[number].leaves = true
      if elements.contains(number) { structure.elements[number].hasExit = true }
      if presence.keyed[number] != nil { presence.keyed[number] = age }
      excluded.insert(number)
    }
    modelOrder.removeAll { excluded.contains($0) }
    finishUpdate()
  }
}
