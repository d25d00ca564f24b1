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
