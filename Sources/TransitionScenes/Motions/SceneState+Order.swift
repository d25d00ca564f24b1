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
    _ edit: SceneEdit, _ arrivals: SceneArrivals, _ oldParents: [Int32],
    _ builders: [SceneChangeBuilder], _ transaction: (Int32) -> Int
  ) {
    removeGone(edit.removed + arrivals.abandoned)
    guard structure.order.contains(where: { isShownLeaver($0) }) else {
      structure.order = edit.order
      return
    }
    var siblings = SiblingLists(count: structure.elements.count)
    for number in edit.order.reversed() {
      siblings.prepend(number, to: structure.elements[Int(number)].parent)
    }
    // The latest earlier sibling of each parent that stays there.
    var anchors = [Int32](repeating: -1, count: structure.elements.count + 1)
    var dismisses: Set<Int32> = []
    for number in edit.removed {
      let builder = builders[transaction(number)]
      let screen = builder.choices[number]?.screen
      if screen.map({ $0.operation == .pop }) ?? builder.transaction.dismisses {
        dismisses.insert(number)
      }
    }
    for number in structure.order {
      let element = structure.elements[Int(number)]
      guard element.exists else { continue }
      let slot = Int(element.parent) + 1
      if isShownLeaver(number) {
        let isInFront = dismisses.contains(number)
        siblings.insert(
          number, in: element.parent, after: anchors[slot],
          skipping: {
            let other = self.structure.elements[Int($0)]
            return other.leaves || (isInFront && arrivals.inserted.contains($0))
          })
      } else if Int(number) < oldParents.count, oldParents[Int(number)] == element.parent,
        !arrivals.inserted.contains(number) || arrivals.returning.contains(number)
      {
        anchors[slot] = number
      }
    }
    structure.order = siblings.preorder()
  }

  /// Whether an element is shown although it is no longer in the scene.
  private func isShownLeaver(_ number: Int32) -> Bool {
    structure.elements[Int(number)].exists && structure.elements[Int(number)].leaves
  }

  /// Takes elements that leave without an effect off the screen, with all that is in them.
  private mutating func removeGone(_ removed: [Int32]) {
    let gone = removed.filter {
      let parent = Int(structure.elements[Int($0)].parent)
      return !structure.elements[Int($0)].hasExit
        && (parent < 0 || !structure.elements[parent].leaves)
    }
    takeOff(gone)
  }

  /// Takes elements off the screen, with all that leaves inside them. That takes over their running motions.
  mutating func takeOff(_ elements: [Int32]) {
    guard !elements.isEmpty else { return }
    var isGone = [Bool](repeating: false, count: structure.elements.count)
    for number in elements { isGone[Int(number)] = true }
    var effectOwners = false
    for number in structure.order {
      let element = Int(number)
      let parent = Int(structure.elements[element].parent)
      if parent >= 0, isGone[parent], structure.elements[element].leaves { isGone[element] = true }
      guard isGone[element], structure.elements[element].exists else { continue }
      if structure.elements[element].transition >= 0 || structure.elements[element].emphasis >= 0 {
        effectOwners = true
      }
      takeOverMotions(of: element)
      removeState(of: element)
      endFlight(of: element)
      endFade(of: element)
      keyed[number] = nil
      kept[number] = nil
      let frame = frame(of: element)
      motions.end(frame)
      effects.waiting[number] = nil
      removeModifier(of: element)
      structure.elements[element] = ElementRecord(frame: frame, parent: Int32(parent))
      released.append(number)
    }
    if effectOwners {
      effects.removeAll { isGone[Int($1.element)] }
      updateEffectNumbers()
    }
    structure.order.removeAll { isGone[Int($0)] }
    for index in structure.flights.indices
    where structure.flights[index].clip >= 0 && isGone[Int(structure.flights[index].clip)] {
      structure.flights[index].clip = -1
    }
  }
}

/// The children of all elements, as linked lists.
private struct SiblingLists {
  /// The first child of each element, after that of the scene.
  private var first: [Int32]
  private var next: [Int32]

  init(count: Int) {
    first = [Int32](repeating: -1, count: count + 1)
    next = [Int32](repeating: -1, count: count)
  }

  mutating func prepend(_ number: Int32, to parent: Int32) {
    next[Int(number)] = first[Int(parent) + 1]
    first[Int(parent) + 1] = number
  }

  /// Inserts an element after a sibling, or at the start, and after those that follow and are to be skipped.
  mutating func insert(
    _ number: Int32, in parent: Int32, after anchor: Int32, skipping isSkipped: (Int32) -> Bool
  ) {
    var before = anchor
    while case let following = before < 0 ? first[Int(parent) + 1] : next[Int(before)],
      following >= 0, isSkipped(following)
    {
      before = following
    }
    if before < 0 {
      prepend(number, to: parent)
    } else {
      next[Int(number)] = next[Int(before)]
      next[Int(before)] = number
    }
  }

  /// All elements, parents before children.
  func preorder() -> [Int32] {
    var order: [Int32] = []
    order.reserveCapacity(next.count)
    var stack: [Int32] = []
    stack.reserveCapacity(8)
    stack.append(first[0])
    while let number = stack.popLast() {
      guard number >= 0 else { continue }
      order.append(number)
      stack.append(next[Int(number)])
      stack.append(first[Int(number) + 1])
    }
    return order
  }
}
