/// The result of compiling a transition for a container: its stages, its timeline, its conflicts and its
/// diagnostics.
public struct CompiledTransition: Sendable {
  /// The state of every view at every time.
  public internal(set) var timeline: Timeline

  /// The container for which the transition was compiled. In its frames, negative sizes and numbers that are
  /// not finite are replaced by 0.
  public let container: Container

  package let merger: Merger
  let handlers: [any HandlerCall]
  /// The direction of the navigation; nil for a single view.
  package let navigation: NavigationTransition.Operation?
  private let findings: [Diagnostic]
  let policy: MergePolicy
  package let source: TransitionSource

  /// The identity of the origin, or of the view of an atomic transition. Nil if it has none.
  public let originIdentity: ViewIdentity?

  /// The identity of the destination. Nil if it has none.
  public let destinationIdentity: ViewIdentity?

  init(
    _ compilation: Compilation, policy: MergePolicy, drawingOrder: [Int],
    source: TransitionSource, from originIdentity: ViewIdentity?,
    to destinationIdentity: ViewIdentity? = nil
  ) {
    self.policy = policy
    self.source = source
    self.originIdentity = originIdentity
    self.destinationIdentity = destinationIdentity
    if case .navigation(_, let operation) = source {
      navigation = operation
    } else {
      navigation = nil
    }
    container = compilation.container
    merger = Merger(compilation, policy: policy)
    timeline = Timeline(merger, drawingOrder: drawingOrder)
    handlers = compilation.handlers
    findings = compilation.diagnostics + merger.diagnostics
  }

  /// The conflicts: one for each property of a view that several contributions write, and one for contributions to different
  /// properties that move or resize a view against each other.
  public var conflicts: [MergeConflict] {
    merger.conflicts + merger.opposingConflicts { size(ofView: $0) }
  }

  /// All other findings of the compiler: invalid input, jumps, views that stay hidden or displaced or show
  /// their back, values that never return to rest, and animations without effect.
  public var diagnostics: [Diagnostic] { unsampledDiagnostics + backDiagnostics }

  /// What is wrong with what was given, and animations that do not go from their start to their end: what is known without looking at the
  /// values of each property.
  package var immediateDiagnostics: [Diagnostic] {
    findings
      + timeline.timings.flatMap { timing in
        timing.animation.mayMissItsEnds
          ? timing.animation.motionDiagnostics(arrives: false).filter { $0.kind == .jump } : []
      }
  }

  /// The diagnostics for which no frame is sampled.
  package var unsampledDiagnostics: [Diagnostic] {
    OptionalParts.useDiagnostics()
    return findings + merger.stageDiagnostics
  }

  /// Throws an error if any conflict or diagnostic is a warning.
  public func validate() throws(ValidationError) {
    let conflicts = conflicts.filter { $0.severity == .warning }
    let diagnostics = diagnostics.filter { $0.severity == .warning }
    guard conflicts.isEmpty, diagnostics.isEmpty else {
      throw ValidationError(conflicts: conflicts, diagnostics: diagnostics)
    }
  }

  /// The frame of ``timeline`` at a time in seconds.
  ///
  /// - Parameter time: the time in seconds; see ``Timeline/frame(at:)``.
  public func frame(at time: Double) -> Timeline.Frame { timeline.frame(at: time) }

  /// The identity of a view. Nil if it has none.
  package func identity(of view: ViewID) -> ViewIdentity? {
    switch view {
    case .view, .origin: originIdentity
    case .destination: destinationIdentity
    case .piece, .interrupted, .outgoing, .element: nil
    }
  }

  /// The size of a view of the timeline at rest, by its index.
  func size(ofView index: Int) -> Size {
    let target = timeline.layout.targets[index]
    guard let parent = target.parent, let region = target.region else {
      return container.frame(of: target.id).size
    }
    let whole = size(ofView: parent)
    return Size(width: whole.width * region.width, height: whole.height * region.height)
  }

  /// The merged stages of a view. A view that the transition does not have is at rest.
  ///
  /// They are for people and tests. A frame interpolates each contribution separately, and then composes the
  /// values.
  ///
  /// - Parameter view: the view.
  public subscript(view: ViewID) -> TransientView { merger.stages(of: view) }

  /// The merged stages of the view of an atomic transition.
  ///
  /// - Precondition: an atomic transition was compiled.
  public var view: TransientView { known(.view) }

  /// The merged stages of the view that a navigation leaves.
  ///
  /// - Precondition: a navigation transition was compiled.
  public var origin: TransientView { known(.origin) }

  /// The merged stages of the view that a navigation goes to.
  ///
  /// - Precondition: a navigation transition was compiled.
  public var destination: TransientView { known(.destination) }

  private func known(_ view: ViewID) -> TransientView {
    let targets = merger.provenanceTable.targets
    precondition(targets.contains { $0.id == view }, targets.explanation(ofMissing: view))
    return self[view]
  }
}

extension CompiledTransition: CustomStringConvertible {
  /// The operation and the container, the table of the timeline, and how much was found.
  public var description: String {
    let operation =
      navigation.map { $0 == .push ? "push" : "pop" }
      ?? (timeline.layout.targets.first?.operation == .removal ? "removal" : "insertion")
    return """
      \(operation) in \(container): \(count(conflicts.map { $0.severity }, of: "conflict")), \
      \(count(diagnostics.map { $0.severity }, of: "diagnostic"))
      \(timeline)
      """
  }

  private func count(_ severities: [Diagnostic.Severity], of noun: String) -> String {
    let warnings = severities.filter { $0 == .warning }.count
    let text =
      severities.isEmpty
      ? "no \(noun)s" : "\(severities.count) \(noun)\(severities.count == 1 ? "" : "s")"
    return warnings == 0 ? text : "\(text) (\(warnings) warning\(warnings == 1 ? "" : "s"))"
  }
}
