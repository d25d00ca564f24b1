import TransitionKit

/// What a change does with every element, and why, as data before the first frame.
///
/// ```swift
/// print(animator.plan(for: detail, .animated(.smooth), using: definition))
/// // header image: flies from thumbnail 42 (matched: cover/42 in library)
/// // caption: is inserted (no counterpart: caption/42)
/// // list: is removed
/// ```
public struct ScenePlan<ID: Hashable & Sendable>: Sendable, Equatable {
  /// What happens to one element.
  public enum Action: Sendable, Hashable {
    /// It flies from where another element is seen, or itself.
    case flies(from: ID)
    /// It is gone at once, as another element flies from where it is.
    case becomes(ID)
    /// It stays, and another element flies out of it. Its place is empty as long as that is on screen, unless its key says
    /// that it stays visible.
    case gives(to: ID)
    /// It stays, and its place is empty, as another element with its key is on screen.
    case isHidden
    /// It comes by a transition.
    case isInserted
    /// It leaves by a transition.
    case isRemoved
    /// It comes as a part of another element.
    case comesWith(ID)
    /// It leaves as a part of another element.
    case leavesWith(ID)
    /// It is there at once.
    case appears
    /// It is gone at once.
    case disappears
    /// Its frame or its state moves.
    case moves
    /// It is at its new position or state at once.
    case changes
    /// Nothing of it changes.
    case stays
  }

  /// One element in a plan.
  public struct Entry: Sendable, Hashable {
    /// The id of the element.
    public let id: ID
    /// What happens to it.
    public let action: Action
    /// Why it flies or does not fly; nil for an element without a match key, and for one that stays.
    public let reason: PairingReason?
    /// The elements that are the reason: its partner, those with the same key, or those in another namespace.
    public let others: [ID]
    /// The key of what the element shows.
    public let match: MatchKey?
  }

  /// The elements of the new scene, parents before their children and siblings from back to front, and then those that leave.
  public let entries: [Entry]

  /// Creates an empty plan.
  init() { entries = [] }

  /// What happens to an element; nil if it is in neither scene.
  ///
  /// - Parameter id: the id of an element of the old or the new scene.
  public subscript(id: ID) -> Entry? { entries.first { $0.id == id } }

  /// The shared elements: what flies, and from where.
  public var pairs: [(old: ID, new: ID)] {
    entries.compactMap {
      if case .flies(let old) = $0.action, old != $0.id { return (old, $0.id) }
      return nil
    }
  }

  /// The elements with a match key that do not fly.
  public var unpaired: [Entry] { entries.filter { $0.reason.map { $0 != .matched } ?? false } }
}

// MARK: - Making

extension ScenePlan {
  /// Makes the plan of a change that was made.
  #if compiler(>=6.3)
    @specialized(where ID == Int)
    @specialized(where ID == String)
  #endif
  init(
    _ edit: SceneEdit, _ matching: SceneMatching, _ scene: MovingScene, _ index: SceneIndex<ID>
  ) {
    var reasons: ElementMap<(PairingReason, [ElementIndex])> = [:]
    var (olds, news): (ElementMap<ElementIndex>, ElementMap<ElementIndex>) = ([:], [:])
    for unpaired in matching.unpaired {
      reasons[unpaired.element] = (unpaired.reason, unpaired.others)
    }
    for pair in matching.pairs {
      (olds[pair.new], news[pair.old]) = (pair.old, pair.new)
      (reasons[pair.new], reasons[pair.old]) = ((.matched, [pair.old]), (.matched, [pair.new]))
    }
    var kinds: ElementMap<SceneEdit.Kind> = [:]
    for change in edit.changes { kinds[change.number] = change.kind }
    let carriesAnything = edit.changes.contains {
      $0.kind == .moved || $0.attributes?.values.resizing.scalesContent == true
    }
    let removed = Set(edit.removed)
    func action(_ number: ElementIndex) -> Action {
      // Records are read field by field, as they would be copied.
      let (elements, offset) = (scene.structure.elements, number.offset)
      func id(_ number: ElementIndex?) -> ID? { number.flatMap { index.id(of: $0) } }
      if let old = olds[number].flatMap(id) { return .flies(from: old) }
      if let new = news[number], let new = id(new) {
        return removed.contains(number) ? .becomes(new) : .gives(to: new)
      }
      if removed.contains(number) {
        guard elements[offset].exists else { return .disappears }
        guard !elements[offset].hasExit, let parent = id(elements[offset].parent) else {
          return .isRemoved
        }
        return .leavesWith(parent)
      }
      if elements[offset].isHidden { return .isHidden }
      guard let kind = kinds[number] else {
        return carriesAnything && scene.isCarried(number, by: kinds) ? .moves : .stays
      }
      if kind == .inserted {
        if scene.hasEffect(number) { return .isInserted }
        if let parent = elements[offset].parent, kinds[parent] == .inserted, let id = id(parent) {
          return .comesWith(id)
        }
        return .appears
      }
      if elements[offset].flight != nil, let own = id(number) { return .flies(from: own) }
      return scene.isMoving(number) ? .moves : .changes
    }
    entries = (edit.order + edit.removed).compactMap { number in
      guard let id = index.id(of: number) else { return nil }
      let reason = reasons[number]
      let key =
        matching.keys[number] ?? scene.structure.elements[number.offset].attributes?.values.match
      return Entry(
        id: id, action: action(number), reason: reason?.0,
        others: reason?.1.compactMap { index.id(of: $0) } ?? [], match: key)
    }
  }
}

extension MovingScene {
  /// Whether a transition of an element plays or waits.
  fileprivate func hasEffect(_ element: ElementIndex) -> Bool {
    structure.elements[element].transition != nil || effects.waiting[element] != nil
  }

  /// Whether an element that does not change itself moves, as the layout or the scale around it changes.
  fileprivate func isCarried(
    _ element: ElementIndex, by kinds: ElementMap<SceneEdit.Kind>
  ) -> Bool {
    for ancestor in structure.ancestors(of: element) {
      let scalesContent = structure.elements[ancestor].values.resizing.scalesContent
      if let kind = kinds[ancestor], kind == .moved || scalesContent {
        return isMoving(element)
      }
    }
    return false
  }

  /// Whether the frame, the state at rest or an emphasis of an element moves, or its old content fades.
  fileprivate func isMoving(_ element: ElementIndex) -> Bool {
    func moves(_ slot: SlotIndex) -> Bool {
      motions.end(of: slot) > age || !motions.waiting.isEmpty && motions.waiting[slot] != nil
    }
    let offset = element.offset
    return structure.elements[offset].emphasis != nil || structure.elements[offset].fade != nil
      || moves(structure.elements[offset].frame)
      || structure.states(of: element).contains { moves($0.slot) }
      || structure.modifierSlot(of: element).map(moves) == true
  }
}

// MARK: - Text

extension ScenePlan: CustomStringConvertible {
  /// One line for each element.
  public var description: String {
    entries.map { $0.description }.joined(separator: "\n")
  }
}

extension ScenePlan.Entry: CustomStringConvertible {
  /// The element, what happens to it and why, such as `header: flies from thumbnail (matched: cover/42)`.
  public var description: String {
    let text = "\(elementName(of: id)): \(action)"
    return explanation.map { "\(text) (\($0))" } ?? text
  }

  /// The reason with what it is about, such as `matched: cover/42`; nil if there is no reason.
  package var explanation: String? {
    guard let reason else { return nil }
    let key = match.map { $0.namespace.isEmpty ? $0.name : "\($0.name) in \($0.namespace)" }
    var details = [key].compactMap { $0 }
    if reason != .matched, !others.isEmpty {
      details.append(others.map { elementName(of: $0) }.joined(separator: ", "))
    }
    return "\(reason)\(details.isEmpty ? "" : ": " + details.joined(separator: "; "))"
  }
}

extension ScenePlan.Action: CustomStringConvertible {
  /// What happens, such as `flies from thumbnail`.
  public var description: String {
    switch self {
    case .flies(let id): "flies from \(elementName(of: id))"
    case .becomes(let id): "becomes \(elementName(of: id))"
    case .gives(let id): "stays, and \(elementName(of: id)) flies out of it"
    case .isHidden: "is hidden"
    case .isInserted: "is inserted"
    case .isRemoved: "is removed"
    case .comesWith(let id): "comes with \(elementName(of: id))"
    case .leavesWith(let id): "leaves with \(elementName(of: id))"
    case .appears: "appears"
    case .disappears: "disappears"
    case .moves: "moves"
    case .changes: "changes at once"
    case .stays: "stays"
    }
  }
}
