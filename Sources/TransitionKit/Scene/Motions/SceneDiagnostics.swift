/// What is invalid about the scenes that an animator was given, each once.
struct SceneDiagnostics: Sendable {
  private(set) var list: [Diagnostic] = []
  /// More are not kept, as a scene that is invalid in every frame would fill the memory.
  private static let capacity = 100

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where list.count < Self.capacity {
      if !list.contains(diagnostic) { list.append(diagnostic) }
    }
  }
}

extension SceneIndex {
  /// A note for each element that was seen without a rotation or a perspective.
  func notes(of elements: [Int32]) -> [Diagnostic] {
    elements.compactMap { ids[Int($0)] }.map { id in
      let name = elementName(of: id)
      return Diagnostic(
        kind: .leftOutRotation, severity: .note, view: .element(name), property: nil,
        message: """
          \(name) gets another parent where something around it is rotated or in perspective, which is left \
          out of where it is seen
          """, source: nil)
    }
  }
}
