import TransitionKit

/// The numbers of the elements of an animator, by their ids.
struct SceneIndex<ID: Hashable & Sendable>: Sendable {
  private(set) var numbers: [ID: ElementIndex] = [:]
  /// The ids by their numbers; nil for a number that is free.
  private var ids: [ID?] = []
  private var freeNumbers: [ElementIndex] = []
  /// The elements of which pictures are kept, by the numbers of the pictures.
  private(set) var snapshotIDs: [Int: ID] = [:]
  /// The numbers that were given to ids since this was last emptied.
  private var added: [ElementIndex] = []
  /// For each number the walk in which its id was last found.
  private var stamps: [UInt32] = []
  private var stamp: UInt32 = 0

  /// The number of an element that is on screen; nil if there is none.
  func number(of id: ID) -> ElementIndex? { numbers[id] }

  /// The id of an element that is on screen.
  func id(of element: ElementIndex) -> ID? {
    element.offset < ids.count ? ids[element.offset] : nil
  }

  /// Notes of which elements pictures were taken.
  mutating func noteSnapshots(_ serials: ElementMap<Int>) {
    // Another element may have the number by now.
    for (number, serial) in serials where snapshotIDs[serial] == nil {
      snapshotIDs[serial] = id(of: number)
    }
  }

  /// Forgets pictures, and returns what they were.
  mutating func removeSnapshots(_ serials: [Int]) -> [SceneSnapshot<ID>.Key] {
    serials.compactMap { serial in
      snapshotIDs.removeValue(forKey: serial).map { SceneSnapshot.Key(id: $0, serial: serial) }
    }
  }

  private mutating func release(_ number: ElementIndex) {
    guard let id = id(of: number) else { return }
    numbers[id] = nil
    ids[number.offset] = nil
    freeNumbers.append(number)
  }

  private mutating func reserveCapacity(_ count: Int) {
    numbers.reserveCapacity(count)
    ids.reserveCapacity(count)
    stamps.reserveCapacity(count)
  }

  private mutating func add(_ id: ID) -> ElementIndex {
    let number = freeNumbers.popLast() ?? ElementIndex(ids.count)
    if number.offset == ids.count {
      ids.append(id)
      stamps.append(0)
    } else {
      ids[number.offset] = id
    }
    numbers[id] = number
    added.append(number)
    return number
  }

  /// Whether numbers were given out whose elements may not be on screen.
  var hasAdded: Bool { !added.isEmpty }

  /// Releases the numbers of elements that are not on screen.
  ///
  /// - Parameter candidates: those that may have left the screen.
  mutating func releaseAbsent(_ candidates: [ElementIndex], _ structure: SceneStructure) {
    guard !added.isEmpty || !candidates.isEmpty else { return }
    for number in added + candidates
    where !structure.contains(number) {
      release(number)
    }
    added = []
  }
}

// MARK: - Comparing

extension SceneIndex {
  /// Finds what a scene changes.
  ///
  /// - Complexity: O(*n*) in the elements of both scenes, with at most one hash for each.
  @specialized(where ID == Int)
  @specialized(where ID == String)
  mutating func edit(to scene: Scene<ID>, from state: SceneState) -> SceneEdit {
    let (structure, order) = (state.structure, state.truthOrder)
    stamp &+= 1
    if stamp == 0 {
      stamps.refill(0, count: stamps.count)
      stamp = 1
    }
    var edit = SceneEdit()
    edit.size = scene.size
    if !Rect(size: scene.size).isWithinLimit {
      edit.isInvalid = true
      edit.size =
        Rect(size: scene.size).replacement(previous: Rect(size: structure.size)).frame.size
    }
    edit.layoutDirection = scene.layoutDirection
    edit.prefersReducedMotion = scene.prefersReducedMotion
    edit.order.reserveCapacity(order.count)
    var walk = Walk(structure: structure, order: order, goals: state.motions.goals)
    compare(scene.elements, &walk, &edit)
    edit.changesStructure = walk.changesStructure || edit.order.count != order.count
    if edit.changesStructure {
      for number in order where stamps[number.offset] != stamp { edit.removed.append(number) }
    }
    return edit
  }

  /// What is looked up while two scenes are compared.
  private struct Walk {
    let structure: SceneStructure
    let order: [ElementIndex]
    let goals: [SIMD4<Double>]
    /// The position in the old order at which the next element is expected.
    var expected = 0
    var changesStructure = false

    /// The frame of an element of the current scene.
    func frame(_ element: ElementIndex) -> SIMD4<Double> {
      goals[structure.elements[element].frame.offset]
    }
  }

  private mutating func compare(
    _ elements: [SceneElement<ID>], _ walk: inout Walk, _ edit: inout SceneEdit
  ) {
    if ids.isEmpty, elements.count > 64 { reserveCapacity(elements.count) }
    // A stack rather than recursion, as trees may be deep.
    var stack: [(elements: [SceneElement<ID>], next: Int, parent: ElementIndex?)] = []
    var (siblings, next, parent): ([SceneElement<ID>], Int, ElementIndex?) = (elements, 0, nil)
    while true {
      guard next < siblings.count else {
        guard let outer = stack.popLast() else { return }
        (siblings, next, parent) = outer
        continue
      }
      let position = next
      next += 1
      let number = number(of: siblings[position].id, &walk)
      guard stamps[number.offset] != stamp else {
        edit.isInvalid = true
        continue
      }
      stamps[number.offset] = stamp
      compare(siblings[position], number, in: parent, &walk, &edit)
      edit.order.append(number)
      guard !siblings[position].children.isEmpty else { continue }
      guard stack.count + 1 < deepestLevel else {
        edit.isInvalid = true
        continue
      }
      stack.append((siblings, next, parent))
      (siblings, next, parent) = (siblings[position].children, 0, number)
    }
  }

  /// The number of an id, which is usually the next one of the old scene, so that it need not be hashed.
  @inline(__always)
  private mutating func number(of id: ID, _ walk: inout Walk) -> ElementIndex {
    if walk.expected < walk.order.count {
      let number = walk.order[walk.expected]
      if ids[number.offset] == id {
        walk.expected += 1
        return number
      }
    }
    walk.changesStructure = true
    guard let number = numbers[id] else { return add(id) }
    // After an element that was removed the others follow again.
    if walk.expected + 1 < walk.order.count, walk.order[walk.expected + 1] == number {
      walk.expected += 2
    }
    return number
  }

  @inline(__always)
  private func compare(
    _ element: SceneElement<ID>, _ number: ElementIndex, in parent: ElementIndex?,
    _ walk: inout Walk,
    _ edit: inout SceneEdit
  ) {
    var frame = element.frame.lanes
    let isKnown =
      walk.structure.contains(number)
      && !walk.structure.elements[number].leaves
    if !element.frame.isWithinLimit {
      edit.isInvalid = true
      let previous = isKnown ? Rect(lanes: walk.frame(number)) : nil
      frame = element.frame.replacement(previous: previous).frame.lanes
    }
    guard isKnown else {
      walk.changesStructure = true
      edit.changes.append(
        SceneEdit.Element(
          number: number, parent: parent, frame: frame, attributes: element.attributes,
          kind: .inserted))
      return
    }
    let isMoved = walk.structure.elements[number].parent != parent
    if isMoved { walk.changesStructure = true }
    let known = walk.structure.elements[number].attributes
    if known !== element.attributes, let next = element.attributes?.values.valueAnimation,
      let last = known?.values.valueAnimation, !next.hasSameValue(as: last)
    {
      edit.animations[number] = next.animation
    }
    guard
      isMoved || walk.frame(number) != frame
        || !ElementChanges(from: known, to: element.attributes).isEmpty
    else {
      if known !== element.attributes { edit.refreshed.append((number, element.attributes)) }
      return
    }
    edit.changes.append(
      SceneEdit.Element(
        number: number, parent: parent, frame: frame, attributes: element.attributes,
        kind: isMoved ? .moved : .kept))
  }
}
