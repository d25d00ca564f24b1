import TransitionKit

extension SceneStructure {
  /// Whether a change moves an element rather than putting it at its position at once.
  func moves(_ number: ElementIndex, _ builder: SceneChangeBuilder) -> Bool {
    var builder = builder
    let attributes = elements[number].attributes
    return !builder.transaction.reducesMotion && !builder.crossfades(number)
      && builder.curve(of: number, attributes) != nil
  }

  /// Whether an element is shown although it is no longer in the scene.
  func isShownLeaver(_ number: ElementIndex) -> Bool {
    elements[number.offset].exists && elements[number.offset].leaves
  }

  /// Whether an element does not leave as a part of its parent: the parent stays, or does not carry it.
  func leavesByItself(_ element: ElementIndex) -> Bool {
    let parent = elements[element].parent
    guard let parent else { return true }
    return !elements[parent].leaves || flight(of: element)?.isAbove == true
  }

  /// Adds all elements around one.
  func noteHolders(of element: ElementIndex, _ holders: inout Set<ElementIndex>) {
    for ancestor in ancestors(of: element) {
      guard holders.insert(ancestor).inserted else { return }
    }
  }

  /// Whether an element is on screen and does not leave.
  func isInScene(_ element: ElementIndex) -> Bool { contains(element) && !elements[element].leaves }

  /// Takes over the attributes of elements that do not change.
  mutating func refresh(_ edit: SceneEdit) {
    guard !edit.refreshed.isEmpty else { return }
    noteChange()
    for (number, attributes) in edit.refreshed { elements[number].attributes = attributes }
  }

  /// Gives what changes the animation of the nearest element around it whose value is another one.
  func inheritAnimations(_ edit: SceneEdit, _ builders: inout [SceneChangeBuilder]) {
    guard !edit.animations.isEmpty else { return }
    var parents: ElementMap<ElementIndex?> = [:]
    for change in edit.changes { parents[change.number] = change.parent }
    var nearer: ElementMap<ElementAnimation> = [:]
    // Parents come before their children.
    for number in edit.order {
      let parent = parents[number] ?? elements[number].parent
      nearer[number] = edit.animations[number] ?? parent.flatMap { nearer[$0] }
    }
    for number in edit.removed {
      let around = ancestors(of: number).lazy.compactMap { nearer[$0] }.first
      nearer[number] = nearer[number] ?? around
    }
    for index in builders.indices { builders[index].nearerAnimations = nearer }
  }

  /// Notes that something that frames share has changed.
  mutating func noteChange() { version &+= 1 }

  /// The elements right inside another one, from back to front.
  func children(of container: ElementIndex) -> [ElementIndex] {
    order.filter { elements[$0].parent == container }
  }

  /// Lets elements that leave be in the scene, with all that leaves as a part of them.
  mutating func include(_ elements: [ElementIndex]) {
    var included: Set<ElementIndex> = []
    for number in order where self.elements[number].leaves {
      let element = self.elements[number]
      let isPart = !element.hasExit && element.parent.map { included.contains($0) } ?? false
      guard isPart || elements.contains(number) else { continue }
      self.elements[number].leaves = false
      included.insert(number)
    }
    modelOrder = order.filter { !self.elements[$0].leaves }
    inHand = included
  }

  /// Notes where an effect is in the list; nil if it is not there.
  mutating func note(_ index: EffectIndex?, as effect: SceneEffect) {
    if effect.kind == .emphasis {
      elements[effect.element].emphasis = index
    } else {
      elements[effect.element].transition = index
    }
  }
}
