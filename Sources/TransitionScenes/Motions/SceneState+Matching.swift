import TransitionKit

// Which elements of a change are one shared element.
extension SceneState {
  /// Makes pairs of the elements of an update by their keys.
  func matching(of edit: SceneEdit) -> SceneMatching {
    let comes = edit.changes.filter {
      $0.kind == .inserted && !isOnScreen($0.number) && $0.attributes?.values.match != nil
    }
    guard !comes.isEmpty || edit.removed.contains(where: { presence.keyed[$0] != nil }) else {
      return SceneMatching(removed: [], inserted: [], sources: [])
    }
    let survey = SceneSurvey(self, edit)
    let gone = Set(edit.removed)
    let returning = Set(
      edit.changes.lazy.filter { $0.kind == .inserted && isOnScreen($0.number) }.map { $0.number })
    var (removed, sources): ([SceneMatching.Candidate], [SceneMatching.Candidate]) = ([], [])
    var partners: [MatchName: [ElementIndex]] = [:]
    var staying: [MatchName: [SceneMatching.Candidate]] = [:]
    var candidates = presence.keyed
    for change in edit.changes
    where change.kind != .inserted && presence.keyed[change.number] == nil {
      if change.attributes?.values.match != nil { candidates[change.number] = .infinity }
    }
    for (element, leftAge) in candidates.sorted(by: { $0.key < $1.key }) {
      let isReturning = returning.contains(element)
      if !isReturning, gone.contains(element) || leftAge < .infinity {
        removed += survey.candidate(element, leaves: true, leftAge: leftAge)
      } else if let key = survey.key(of: element), key.role != .source {
        partners[MatchName(key), default: []].append(element)
        if OptionalParts.hasDiagnostics, !isReturning {
          staying[MatchName(key), default: []] += survey.candidate(element)
        }
      } else if !isReturning {
        sources += survey.candidate(element)
      }
    }
    func noteHiders(of candidates: inout [SceneMatching.Candidate]) {
      for index in candidates.indices where candidates[index].key.hidesForPartners {
        let source = candidates[index]
        candidates[index].hiders = (partners[source.name] ?? []).filter {
          !survey.isInside($0, source.element)
        }
      }
    }
    var inserted = comes.flatMap { survey.candidate($0.number) }
    noteHiders(of: &sources)
    noteHiders(of: &inserted)
    return SceneMatching(
      removed: removed, inserted: inserted, sources: sources, others: staying)
  }

  /// Whether an element is on screen, perhaps leaving.
  func isOnScreen(_ number: ElementIndex) -> Bool {
    structure.contains(number)
  }

  /// Notes whether an element has a key.
  mutating func noteKey(of element: ElementIndex) {
    if structure.elements[element].attributes?.values.match == nil {
      if !presence.keyed.isEmpty { presence.keyed[element] = nil }
    } else {
      presence.keyed[element] = .infinity
    }
  }

  /// Hides the sources whose partners are on screen.
  mutating func hideSources() {
    guard !presence.keyed.isEmpty || !presence.hidden.isEmpty else { return }
    let before = Set(presence.hidden)
    for element in presence.hidden { structure.elements[element].isHidden = false }
    presence.hidden.removeAll()
    var sources: [(ElementIndex, MatchName)] = []
    for element in presence.keyed.keys {
      let record = structure.elements[element]
      guard let key = record.attributes?.values.match, key.role == .source else { continue }
      if record.leaves {
        // It is not shown again to leave.
        guard before.contains(element) else { continue }
        structure.elements[element].isHidden = true
        presence.hidden.append(element)
      } else if !key.staysVisible {
        sources.append((element, MatchName(key)))
      }
    }
    guard !sources.isEmpty else { return }
    var partners: [MatchName: [ElementIndex]] = [:]
    for element in presence.keyed.keys {
      guard let key = structure.elements[element].attributes?.values.match,
        key.role != .source
      else { continue }
      partners[MatchName(key), default: []].append(element)
    }
    for (source, name) in sources.sorted(by: { $0.0 < $1.0 }) {
      // What still leaves does not hide one that has taken its place.
      let flies = structure.elements[source].flight != nil
      guard
        let others = partners[name],
        others.contains(where: {
          !isInside($0, source) && !(flies && structure.elements[$0].leaves)
        })
      else { continue }
      structure.elements[source].isHidden = true
      presence.hidden.append(source)
      // Another change interrupted its flight back.
      endFlight(of: source)
      endFade(of: source)
    }
  }

  /// Whether an element is inside another one.
  func isInside(_ element: ElementIndex, _ ancestor: ElementIndex) -> Bool {
    structure.isInside(element, ancestor)
  }
}

extension MatchKey {
  /// Whether the place of the element is empty as long as a partner is on screen.
  fileprivate var hidesForPartners: Bool { role == .source && !staysVisible }
}

/// Where the elements of a change are at rest, before it is made.
struct SceneSurvey {
  private let state: SceneState
  private let edit: SceneEdit
  private var changes: ElementMap<SceneEdit.Element> = [:]
  private var positions: ElementMap<Int> = [:]

  init(_ state: SceneState, _ edit: SceneEdit) {
    self.state = state
    self.edit = edit
    for change in edit.changes { changes[change.number] = change }
    for (position, element) in state.structure.order.enumerated() { positions[element] = position }
    for (position, element) in edit.order.enumerated() { positions[element] = position }
  }

  func key(of element: ElementIndex) -> MatchKey? { attributes(of: element)?.values.match }

  /// The attributes: the new ones, or those of an element that does not change.
  func attributes(of element: ElementIndex) -> ElementAttributes? {
    changes[element].map { $0.attributes } ?? state.structure.elements[element].attributes
  }

  /// An element with its key; none if it has no key.
  func candidate(
    _ element: ElementIndex, leaves: Bool = false, leftAge: Double = .infinity
  ) -> [SceneMatching.Candidate] {
    guard let key = key(of: element) else { return [] }
    return [
      SceneMatching.Candidate(
        element: element, key: key, leftAge: leftAge, position: positions[element] ?? 0,
        isVisible: isVisible(element, leaves: leaves),
        isHidden: state.isOnScreen(element) && state.structure.elements[element].isHidden)
    ]
  }

  /// The frame in the scene: the new one, or the last one of an element that leaves.
  func rect(of element: ElementIndex) -> Rect {
    var rect = Rect(lanes: frame(of: element))
    var parent = parent(of: element)
    while let next = parent {
      let outer = frame(of: next)
      rect.origin = Point(x: rect.origin.x + outer.x, y: rect.origin.y + outer.y)
      parent = self.parent(of: next)
    }
    return rect
  }

  /// The frame in the scene before the change.
  func oldRect(of element: ElementIndex) -> Rect {
    guard state.isOnScreen(element) else { return rect(of: element) }
    var rect = Rect(lanes: state.truth(of: element))
    for ancestor in state.structure.ancestors(of: element) {
      let outer = state.truth(of: ancestor)
      rect.origin = Point(x: rect.origin.x + outer.x, y: rect.origin.y + outer.y)
    }
    return rect
  }

  /// Whether an element is inside another one after the change.
  func isInside(_ element: ElementIndex, _ ancestor: ElementIndex) -> Bool {
    var parent = parent(of: element)
    while let next = parent {
      if next == ancestor { return true }
      parent = self.parent(of: next)
    }
    return false
  }

  func parent(of element: ElementIndex) -> ElementIndex? {
    if let change = changes[element] { return change.parent }
    return state.isOnScreen(element) ? state.structure.elements[element].parent : nil
  }

  private func frame(of element: ElementIndex) -> SIMD4<Double> {
    changes[element]?.frame
      ?? (state.isOnScreen(element) ? state.truth(of: element) : .zero)
  }

  /// Whether any part of an element is in the scene and in all ancestors that clip: after the change, or before it for one
  /// that leaves.
  private func isVisible(_ element: ElementIndex, leaves: Bool) -> Bool {
    let rect = leaves ? oldRect(of: element) : rect(of: element)
    var view = Rect(size: leaves ? state.structure.size : edit.size)
    var ancestor = element
    while true {
      let parent = leaves ? state.structure.elements[ancestor].parent : parent(of: ancestor)
      guard let parent else { return rect.meets(view) }
      ancestor = parent
      let attributes =
        leaves
        ? state.structure.elements[ancestor].attributes : self.attributes(of: ancestor)
      guard attributes?.values.clips ?? false else { continue }
      let clip = leaves ? oldRect(of: ancestor) : self.rect(of: ancestor)
      guard view.meets(clip) else { return false }
      view = view.intersection(clip)
    }
  }
}

extension Rect {
  /// Whether two rectangles overlap; one without an area has to be inside.
  fileprivate func meets(_ other: Rect) -> Bool {
    func meets(_ a: Double, _ length: Double, _ b: Double, _ otherLength: Double) -> Bool {
      length > 0 ? a < b + otherLength && b < a + length : a >= b && a <= b + otherLength
    }
    return meets(origin.x, width, other.origin.x, other.width)
      && meets(origin.y, height, other.origin.y, other.height)
  }

  /// What two rectangles have in common that meet.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    return Rect(
      x: x, y: y, width: min(origin.x + width, other.origin.x + other.width) - x,
      height: min(origin.y + height, other.origin.y + other.height) - y)
  }
}
