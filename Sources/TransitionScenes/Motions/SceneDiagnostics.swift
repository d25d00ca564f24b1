import TransitionKit

/// What is invalid about the scenes that an animator was given, each once.
package struct SceneDiagnostics: Sendable {
  private(set) var list: [Diagnostic] = []
  /// Animations that were reported lately.
  private var checked: [Animation] = []
  /// More are not kept, as a scene that is invalid in every frame would fill the memory.
  private static let capacity = 100

  /// Adds what is reported of an animation that moves something, of one that is used again and again only once.
  ///
  /// - Parameters:
  ///   - mayRepeat: whether it may repeat for ever.
  ///   - view: returns the element that it moves.
  package mutating func check(
    _ animation: Animation, mayRepeat: Bool, view: () -> ViewID? = { nil }
  ) {
    guard OptionalParts.hasDiagnostics, !checked.contains(animation) else { return }
    let found = animation.motionDiagnostics(mayRepeat: mayRepeat)
    guard !found.isEmpty else { return }
    let view = view()
    add(
      found.map {
        Diagnostic(kind: $0.kind, severity: $0.severity, view: view, message: $0.message)
      })
    // Equal animations may have been made of other numbers that cannot be used.
    if !found.contains(where: { $0.kind == .unusableDuration }) {
      checked = checked.suffix(7) + [animation]
    }
  }

  /// Adds diagnostics, which are made only if diagnostics are read.
  package mutating func add(_ diagnostics: @autoclosure () -> [Diagnostic]) {
    guard OptionalParts.hasDiagnostics else { return }
    for diagnostic in diagnostics() where !list.contains(where: { $0.says(diagnostic) }) {
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

extension Diagnostic {
  /// Whether what compiling has found is reported of a scene, in which elements may be empty.
  var isAboutScene: Bool { kind != .unusableContainer }

  /// Whether it says the same as another one. An animation is reported once, however many elements have it.
  fileprivate func says(_ other: Diagnostic) -> Bool {
    guard kind == other.kind, message == other.message else { return false }
    switch kind {
    case .unusableDuration, .endlessAnimation, .longAnimation, .jump: return true
    default: return self == other
    }
  }
}

extension SceneIndex {
  /// Notes what is reported of the animations of some changes, each at the first element that it moves, and of their definitions.
  func note(_ builders: [SceneChangeBuilder], in findings: inout SceneDiagnostics) {
    // By index, as a copy of a builder is large.
    for index in builders.indices where builders[index].hasFindings {
      findings.add(builders[index].findings)
      for (animation, element) in builders[index].remarkable {
        findings.check(animation, mayRepeat: true) {
          element.flatMap { id(of: $0) }.map { .element(elementName(of: $0)) }
        }
      }
    }
  }

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
  func notes(of findings: SceneFindings) -> [Diagnostic] {
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
      findings.turned, .leftOutRotation,
      "something around it is rotated or in perspective, which is left out of where it is seen")
      + notes(
        findings.rescaled, .otherScale,
        "everything has another scale, which its own content and its effects take over at once")
  }
}
