import TransitionKit

/// What is invalid about the scenes that an animator was given, each once.
package struct SceneDiagnostics: Sendable {
  private(set) var list: [Diagnostic] = []
  /// More are not kept, as a scene that is invalid in every frame would fill the memory.
  private static let capacity = 100

  /// Adds diagnostics, which are made only if diagnostics are read.
  package mutating func add(_ diagnostics: @autoclosure () -> [Diagnostic]) {
    guard OptionalParts.hasDiagnostics else { return }
    for diagnostic in diagnostics() where !list.contains(diagnostic) {
      if list.count == Self.capacity {
        // Notes of many rows leave no warning out.
        guard diagnostic.severity == .warning,
          let note = list.lastIndex(where: { $0.severity == .note })
        else { continue }
        list.remove(at: note)
      }
      list.append(diagnostic)
    }
  }
}

extension SceneIndex {
  /// A warning for each key that several elements of one side have, and a note for each element whose partner stays.
  func warnings(of matching: SceneMatching) -> [Diagnostic] {
    let duplicates: [Diagnostic] = matching.duplicates.compactMap { elements in
      let names = elements.compactMap { id(of: $0) }.map { elementName(of: $0) }
      guard let first = names.first else { return nil }
      return Diagnostic(
        kind: .duplicateKey, severity: .warning, view: .element(first), property: nil,
        message: """
          \(names.joined(separator: ", ")) have the same match key; only \(first) flies
          """, source: nil)
    }
    return duplicates
      + matching.withoutSource.compactMap { pair in
        guard let old = id(of: pair.old), let new = id(of: pair.new) else { return nil }
        let (partner, name) = (elementName(of: old), elementName(of: new))
        return Diagnostic(
          kind: .stayingPartner, severity: .note, view: .element(name), property: nil,
          message: """
            \(name) has the match key of \(partner), which stays; it flies if \(partner) has the role .source
            """, source: nil)
      }
  }

  /// A note for each element that was seen without a rotation, a perspective or a scale.
  func notes(of state: SceneState) -> [Diagnostic] {
    func notes(
      _ elements: [ElementIndex], _ kind: Diagnostic.Kind, _ message: String
    ) -> [Diagnostic] {
      elements.compactMap { id(of: $0) }.map { id in
        let name = elementName(of: id)
        return Diagnostic(
          kind: kind, severity: .note, view: .element(name), property: nil,
          message: "\(name) gets another parent where \(message)", source: nil)
      }
    }
    return notes(
      state.findings.turned, .leftOutRotation,
      "something around it is rotated or in perspective, which is left out of where it is seen")
      + notes(
        state.findings.rescaled, .otherScale,
        "everything has another scale, which its own content and its effects take over at once")
  }
}
