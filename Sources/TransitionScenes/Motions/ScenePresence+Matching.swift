import TransitionKit

// Which elements of a change are one shared element.
extension ScenePresence {
  /// Notes whether an element has a key.
  mutating func noteKey(of element: ElementIndex, in structure: SceneStructure) {
    if structure.elements[element].attributes?.values.match == nil {
      if !keyed.isEmpty { keyed[element] = nil }
    } else {
      keyed[element] = .infinity
    }
  }

  /// Makes pairs of the elements of an update by their keys.
  func matching(of edit: SceneEdit, in scene: MovingScene) -> SceneMatching {
    let comes = edit.changes.filter {
      $0.kind == .inserted && !scene.structure.contains($0.number)
        && $0.attributes?.values.match != nil
    }
    guard !comes.isEmpty || edit.removed.contains(where: { keyed[$0] != nil }) else {
      return SceneMatching(removed: [], inserted: [], sources: [])
    }
    let layout = SceneLayout(scene, edit)
    let gone = Set(edit.removed)
    let returning = Set(
      edit.changes.lazy.filter { $0.kind == .inserted && scene.structure.contains($0.number) }.map {
        $0.number
      })
    var (removed, sources): ([SceneMatching.Candidate], [SceneMatching.Candidate]) = ([], [])
    var partners: [MatchName: [ElementIndex]] = [:]
    var staying: [MatchName: [SceneMatching.Candidate]] = [:]
    var candidates = keyed
    for change in edit.changes where change.kind != .inserted && keyed[change.number] == nil {
      if change.attributes?.values.match != nil { candidates[change.number] = .infinity }
    }
    for (element, knownAge) in candidates.sorted(by: { $0.key < $1.key }) {
      // What is in a screen that leaves stays there while something in that changes.
      let isReturning = returning.contains(element) && !scene.structure.isInHand(element)
      let leaves = scene.structure.elements[element].leaves && !returning.contains(element)
      let leftAge = leaves ? knownAge : .infinity
      if !isReturning, gone.contains(element) || leftAge < .infinity {
        removed += layout.candidate(element, leaves: true, leftAge: leftAge)
      } else if let key = layout.key(of: element), key.role != .source {
        partners[MatchName(key), default: []].append(element)
        if OptionalParts.hasDiagnostics, !isReturning {
          staying[MatchName(key), default: []] += layout.candidate(element)
        }
      } else if !isReturning {
        sources += layout.candidate(element)
      }
    }
    func noteHiders(of candidates: inout [SceneMatching.Candidate]) {
      for index in candidates.indices where candidates[index].key.hidesForPartners {
        let source = candidates[index]
        candidates[index].hiders = (partners[source.name] ?? []).filter {
          !layout.isInside($0, source.element)
        }
      }
    }
    var inserted = comes.flatMap { layout.candidate($0.number) }
    noteHiders(of: &sources)
    noteHiders(of: &inserted)
    return SceneMatching(
      removed: removed, inserted: inserted, sources: sources, others: staying)
  }

  /// Hides the sources whose partners are on screen, and returns them.
  mutating func hideSources(in structure: inout SceneStructure) -> [ElementIndex] {
    guard !keyed.isEmpty || !hidden.isEmpty else { return [] }
    let before = hidden
    defer { if hidden.sorted() != before.sorted() { structure.noteChange() } }
    for element in hidden { structure.elements[element].isHidden = false }
    hidden.removeAll()
    var sources: [(ElementIndex, MatchName)] = []
    for element in keyed.keys {
      let record = structure.elements[element]
      guard let key = record.attributes?.values.match, key.role == .source else { continue }
      if record.leaves {
        // It is not shown again to leave.
        guard before.contains(element) else { continue }
        structure.elements[element].isHidden = true
        hidden.append(element)
      } else if !key.staysVisible {
        sources.append((element, MatchName(key)))
      }
    }
    guard !sources.isEmpty else { return [] }
    var partners: [MatchName: [ElementIndex]] = [:]
    for element in keyed.keys {
      guard let key = structure.elements[element].attributes?.values.match,
        key.role != .source
      else { continue }
      partners[MatchName(key), default: []].append(element)
    }
    let first = hidden.count
    for (source, name) in sources.sorted(by: { $0.0 < $1.0 }) {
      // What still leaves does not hide one that has taken its place.
      let flies = structure.elements[source].flight != nil
      guard
        let others = partners[name],
        others.contains(where: {
          !structure.isInside($0, source) && !(flies && structure.elements[$0].leaves)
        })
      else { continue }
      structure.elements[source].isHidden = true
      hidden.append(source)
    }
    return Array(hidden[first...])
  }
}

extension MatchKey {
  /// Whether the place of the element is empty as long as a partner is on screen.
  fileprivate var hidesForPartners: Bool { role == .source && !staysVisible }
}
