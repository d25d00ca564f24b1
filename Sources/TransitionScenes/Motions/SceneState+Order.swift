import TransitionKit

// Where elements that leave stand among those of the scene.
extension SceneState {
  /// Puts the elements of a new scene, and those that leave, in order.
  ///
  /// An element that leaves stands right after the nearest earlier sibling that is still under their parent. Where
  /// removed and inserted elements meet in one gap, inserted ones are in front, or removed ones in a change that dismisses.
  ///
  /// - Parameter oldParents: the parents of all elements before the change.
  mutating func arrange(
    _ edit: SceneEdit, _ insertions: SceneInsertions, _ oldParents: [ElementIndex?],
    _ builders: [SceneChangeBuilder], _ transaction: (ElementIndex) -> Int
  ) {
    removeGone(edit.removed + insertions.orphans)
    guard scene.structure.order.contains(where: { scene.structure.isShownLeaver($0) }) else {
      scene.structure.order = edit.order
      return
    }
    var siblings = SiblingLists(count: scene.structure.elements.count)
    for number in edit.order.reversed() {
      siblings.prepend(number, to: scene.structure.elements[number.offset].parent)
    }
    // The latest earlier sibling of each parent that stays there.
    var anchors: [ElementIndex?: ElementIndex] = [:]
    var dismisses: Set<ElementIndex> = []
    // The parents in whose gap something stands in front of what comes. All that was in front of that stays there.
    var raised: Set<ElementIndex?> = []
    for number in edit.removed {
      let builder = builders[transaction(number)]
      let screen = builder.choices[number]?.screen
      if screen.map({ $0.operation == .pop }) ?? builder.transaction.dismisses {
        dismisses.insert(number)
      }
    }
    for number in scene.structure.order {
      let element = scene.structure.elements[number.offset]
      guard element.exists else { continue }
      if scene.structure.isShownLeaver(number) {
        if dismisses.contains(number) || isAbovePages(number) {
          raised.insert(element.parent)
        }
        let isInFront = raised.contains(element.parent)
        siblings.insert(
          number, in: element.parent, after: anchors[element.parent],
          skipping: {
            let other = scene.structure.elements[$0.offset]
            return other.leaves || (isInFront && insertions.isNew($0))
          })
      } else if number.offset < oldParents.count, oldParents[number.offset] == element.parent,
        !insertions.isNew(number)
      {
        anchors[element.parent] = number
        raised.remove(element.parent)
      }
    }
    scene.structure.order = siblings.preorder()
  }

  /// Takes elements that leave without an effect off the screen, with all that is in them.
  private mutating func removeGone(_ removed: [ElementIndex]) {
    let gone = removed.filter {
      let parent = scene.structure.elements[$0].parent
      return !scene.structure.elements[$0].hasExit
        && !(parent.map { scene.structure.elements[$0].leaves } ?? false)
    }
    takeOff(gone)
  }

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
      takeOverMotions(of: element)
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
  }

  /// Whether an element left over all pages before the latest of them came.
  private func isAbovePages(_ number: ElementIndex) -> Bool {
    guard !scene.pages.isEmpty, let parent = scene.structure.elements[number].parent else { return false }
    return scene.pages.stacks[parent]?.isAbove(number) ?? false
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
