/// What is invalid about the scenes that an animator was given, each once.
struct SceneDiagnostics: Sendable {
  private(set) var list: [Diagnostic] = []
  /// More are not kept, as a scene that is invalid in every frame would fill the memory.
  private static let capacity = 100

  mutating func reportDuplicate(_ id: String) {
    report(
      .unusableContainer,
      "two elements of the scene have the id \(id); the second one is left out with its children",
      about: id)
  }

  mutating func reportFrame(_ id: String, _ frame: Rect) {
    report(
      .unusableContainer,
      """
      the element \(id) has the frame (\(number: frame.origin.x), \(number: frame.origin.y), \
      \(number: frame.width), \(number: frame.height)); the previous frame holds, or an empty one
      """, about: id)
  }

  mutating func reportSize(_ size: Size) {
    report(
      .unusableContainer,
      """
      the scene has the size \(number: size.width) x \(number: size.height); negative lengths and \
      numbers that are not finite count as 0
      """)
  }

  mutating func report(_ kind: Diagnostic.Kind, _ message: String, about id: String? = nil) {
    guard list.count < Self.capacity else { return }
    let diagnostic = Diagnostic(
      kind: kind, severity: .warning, view: id.map { .element($0) }, property: nil,
      message: message, source: nil)
    if !list.contains(diagnostic) { list.append(diagnostic) }
  }
}
