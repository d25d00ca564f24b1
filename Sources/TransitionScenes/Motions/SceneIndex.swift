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
  /// For each number where its id was last found.
  private(set) var marks: [Mark] = []
  private var walk: UInt32 = 0

  /// Where an id is in a scene.
  struct Mark: Sendable {
    /// The walk that found it.
    fileprivate(set) var walk: UInt32 = 0
    /// The position among the siblings, or among the root elements, of the given scene.
    fileprivate(set) var position: Int32 = 0
    @OptionalIndex fileprivate(set) var parent: ElementIndex? = nil
  }

  /// The number of an element that is on screen; nil if there is none.
  func number(of id: ID) -> ElementIndex? { numbers[id] }

  /// The names of all elements that are on screen.
  var names: [String] { ids.compactMap { $0 }.map { elementName(of: $0) } }

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
    marks.reserveCapacity(count)
  }

  private mutating func add(_ id: ID) -> ElementIndex {
    let number = freeNumbers.popLast() ?? ElementIndex(ids.count)
    if number.offset == ids.count {
      ids.append(id)
      marks.append(Mark())
    } else {
      ids[number.offset] = id
    }
    numbers[id] = number
    added.append(number)
    return number
  }

  /// Whether numbers were given out whose elements may not be on screen. It is inlined because a call of it would look up the type.
  @inline(__always) var hasAdded: Bool { !added.isEmpty }

  /// Releases the numbers of elements that are not on screen.
  ///
  /// - Parameter candidates: those that may have left the screen.
  mutating func releaseAbsent(_ candidates: [ElementIndex], _ structure: SceneStructure) {
    guard !added.isEmpty || !candidates.isEmpty else { return }
    for number in added + candidates
    where !structure.contains(number) && !structure.flights.contains(where: { $0.old == number }) {
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
  #if compiler(>=6.3)
    @specialized(where ID == Int)
    @specialized(where ID == String)
  #endif
  mutating func edit(to scene: Scene<ID>, from model: SceneModel) -> SceneEdit {
    walk &+= 1
    if walk == 0 {
      marks.refill(Mark(), count: marks.count)
      walk = 1
    }
    var edit = SceneEdit()
    edit.size = validSize(of: scene, after: model, &edit)
    edit.layoutDirection = scene.layoutDirection
    edit.prefersReducedMotion = scene.prefersReducedMotion
    edit.order.reserveCapacity(model.order.count)
    var comparison = Comparison(model: model)
    compare(scene.elements, &comparison, &edit)
    edit.changesStructure = comparison.changesStructure || edit.order.count != model.order.count
    if edit.changesStructure {
      for number in model.order where marks[number.offset].walk != walk {
        edit.removed.append(number)
      }
    }
    return edit
  }

  /// What is looked up while two scenes are compared.
  private struct Comparison {
    let model: SceneModel
    /// The position in the old order at which the next element is expected.
    var expected = 0
    var changesStructure = false
  }

  private mutating func compare(
    _ elements: [SceneElement<ID>], _ comparison: inout Comparison, _ edit: inout SceneEdit
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
      let number = number(of: siblings[position].id, &comparison)
      guard marks[number.offset].walk != walk else {
        noteDuplicate(siblings[position].id, of: number, position: position, in: parent, &edit)
        continue
      }
      marks[number.offset] = Mark(walk: walk, position: Int32(position), parent: parent)
      compare(siblings[position], number, in: parent, &comparison, &edit)
      edit.order.append(number)
      guard !siblings[position].children.isEmpty else { continue }
      guard stack.count + 1 < deepestLevel else {
        noteDepth(of: siblings[position], number, &edit)
        continue
      }
      stack.append((siblings, next, parent))
      (siblings, next, parent) = (siblings[position].children, 0, number)
    }
  }

  /// The number of an id, which is usually the next one of the old scene, so that it need not be hashed.
  @inline(__always)
  private mutating func number(of id: ID, _ comparison: inout Comparison) -> ElementIndex {
    if comparison.expected < comparison.model.order.count {
      let number = comparison.model.order[comparison.expected]
      if ids[number.offset] == id {
        comparison.expected += 1
        return number
      }
    }
    comparison.changesStructure = true
    guard let number = numbers[id] else { return add(id) }
    // After an element that was removed the others follow again.
    if comparison.expected + 1 < comparison.model.order.count,
      comparison.model.order[comparison.expected + 1] == number
    {
      comparison.expected += 2
    }
    return number
  }

  @inline(__always)
  private func compare(
    _ element: SceneElement<ID>, _ number: ElementIndex, in parent: ElementIndex?,
    _ comparison: inout Comparison,
    _ edit: inout SceneEdit
  ) {
    var frame = element.frame.lanes
    let isKnown = comparison.model.contains(number)
    if !element.frame.isWithinLimit {
      let previous = isKnown ? Rect(lanes: comparison.model.frame(of: number)) : nil
      frame = replacement(for: element, number, previous: previous, &edit).lanes
    }
    guard isKnown else {
      comparison.changesStructure = true
      edit.changes.append(
        SceneEdit.Element(
          number: number, parent: parent, frame: frame, attributes: element.attributes,
          kind: .inserted))
      return
    }
    let isMoved = comparison.model.elements[number].parent != parent
    if isMoved { comparison.changesStructure = true }
    let known = comparison.model.elements[number].attributes
    if known !== element.attributes, let next = element.attributes?.values.valueAnimation,
      let last = known?.values.valueAnimation, !next.hasSameValue(as: last)
    {
      edit.animations[number] = next.animation
    }
    guard
      isMoved || comparison.model.frame(of: number) != frame
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
