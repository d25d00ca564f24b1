import TransitionKit

// In which order elements stand and follow each other.
extension SceneUpdate {
  /// Gives the elements that a change inserts, removes or moves their delays.
  mutating func stagger(in scene: MovingScene) {
    cascade(in: scene)
    guard builders.contains(where: { $0.transaction.stagger != nil }) else { return }
    let (bounds, direction) = (Rect(size: edit.size), edit.layoutDirection)
    let layout = SceneLayout(scene, edit)
    let removed = Set(edit.removed)
    for index in builders.indices {
      let leaving = edit.removed.filter {
        transaction(of: $0) == index && !removed.contains(scene.structure.elements[$0].parent)
      }
      builders[index].stagger(
        .removed, leaving, leaving.map { scene.structure.restingRect(of: $0, scene.motions.goals) },
        in: bounds, direction)
      let moving = edit.changes.filter {
        $0.kind != .inserted && transaction(of: $0.number) == index
      }.map { $0.number }
      builders[index].stagger(
        .moved, moving, moving.map { layout.rect(of: $0) }, in: bounds, direction)
      let coming = edit.changes.filter {
        $0.kind == .inserted && transaction(of: $0.number) == index && insertions.comesByItself($0)
      }.map { $0.number }
      builders[index].stagger(
        .inserted, coming, coming.map { layout.rect(of: $0) }, in: bounds, direction)
    }
  }

  /// Gives the children of elements their delays whose definition says in which order they follow each other.
  private mutating func cascade(in scene: MovingScene) {
    guard builders.contains(where: { $0.hasCascades }) else { return }
    var children: [ElementIndex?: [(element: ElementIndex, frame: Rect)]] = [:]
    var sizes: ElementMap<Size> = [:]
    for number in edit.removed {
      let parent = scene.structure.elements[number].parent
      children[parent, default: []].append((number, Rect(lanes: scene.modelValue(of: number))))
    }
    for change in edit.changes {
      children[change.parent, default: []].append((change.number, Rect(lanes: change.frame)))
      sizes[change.number] = Rect(lanes: change.frame).size
    }
    for case (let parent?, let children) in children {
      let size = sizes[parent] ?? Rect(lanes: scene.modelValue(of: parent)).size
      builders[transaction(of: parent)].cascade(
        parent, children.map { $0.element }, children.map { $0.frame }, in: size,
        edit.layoutDirection)
    }
  }

  /// Puts the elements of a new scene, and those that leave, in order.
  ///
  /// An element that leaves stands right after the nearest earlier sibling that is still under their parent. Where
  /// removed and inserted elements meet in one gap, inserted ones are in front, or removed ones in a change that dismisses.
  ///
  /// - Parameter oldParents: the parents of all elements before the change.
  func arrange(_ oldParents: [ElementIndex?], in state: inout SceneState) {
    removeGone(from: &state)
    guard state.scene.structure.order.contains(where: { state.scene.structure.isShownLeaver($0) })
    else {
      state.scene.structure.order = edit.order
      return
    }
    var siblings = SiblingLists(count: state.scene.structure.elements.count)
    for number in edit.order.reversed() {
      siblings.prepend(number, to: state.scene.structure.elements[number.offset].parent)
    }
    // The latest earlier sibling of each parent that stays there.
    var anchors: [ElementIndex?: ElementIndex] = [:]
    var dismisses: Set<ElementIndex> = []
    // The parents in whose gap something stands in front of what comes. All that was in front of that stays there.
    var raised: Set<ElementIndex?> = []
    for number in edit.removed {
      let builder = builders[transaction(of: number)]
      let screen = builder.choices[number]?.screen
      if screen.map({ $0.operation == .pop }) ?? builder.transaction.dismisses {
        dismisses.insert(number)
      }
    }
    for number in state.scene.structure.order {
      let element = state.scene.structure.elements[number.offset]
      guard element.exists else { continue }
      if state.scene.structure.isShownLeaver(number) {
        if dismisses.contains(number) || isAbovePages(number, in: state.scene) {
          raised.insert(element.parent)
        }
        let isInFront = raised.contains(element.parent)
        siblings.insert(
          number, in: element.parent, after: anchors[element.parent],
          skipping: {
            let other = state.scene.structure.elements[$0.offset]
            return other.leaves || (isInFront && insertions.isNew($0))
          })
      } else if number.offset < oldParents.count, oldParents[number.offset] == element.parent,
        !insertions.isNew(number)
      {
        anchors[element.parent] = number
        raised.remove(element.parent)
      }
    }
    state.scene.structure.order = siblings.preorder()
  }

  /// Takes elements that leave without an effect off the screen, with all that is in them.
  private func removeGone(from state: inout SceneState) {
    let gone = (edit.removed + insertions.leftBehind).filter {
      let parent = state.scene.structure.elements[$0].parent
      return !state.scene.structure.elements[$0].hasExit
        && !(parent.map { state.scene.structure.elements[$0].leaves } ?? false)
    }
    state.takeOff(gone)
  }

  /// Whether an element left over all pages before the latest of them came.
  private func isAbovePages(_ number: ElementIndex, in scene: MovingScene) -> Bool {
    guard !scene.pages.isEmpty, let parent = scene.structure.elements[number].parent else {
      return false
    }
    return scene.pages.stacks[parent]?.isAbove(number) ?? false
  }
}
