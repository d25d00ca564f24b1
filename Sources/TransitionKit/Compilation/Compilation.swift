/// The contributions of a transition, before they are merged.
struct Compilation: Sendable {
  let container: Container
  let provenanceTable: ProvenanceTable
  var written: [WrittenSegment]
  /// How long the transition takes even if nothing moves.
  let leastDuration: Double
  let handlers: [any HandlerCall]
  var diagnostics: [Diagnostic]
}
