/// A transition that has been compiled for a container: its stages, its timeline, and everything that
/// was found.
public struct CompiledTransition: Sendable {
  /// What every view looks like at every time.
  public let timeline: Timeline

  /// The container that the transition was compiled for; frames that were unusable are clamped to zero.
  public let container: Container

  let merger: Merger
  let handlers: [HandlerCall]
  /// The direction of the navigation; nil for a single view.
  let navigation: NavigationTransition.Operation?
  private let findings: [Diagnostic]

  init(
    _ compilation: Compilation, policy: MergePolicy, drawingOrder: [Int],
    navigation: NavigationTransition.Operation?
  ) {
    self.navigation = navigation
    container = compilation.container
    merger = Merger(compilation, policy: policy)
    timeline = Timeline(merger, drawingOrder: drawingOrder)
    handlers = compilation.handlers
    findings = compilation.diagnostics + merger.diagnostics
  }

  /// Every meeting of several contributions in one property of one view.
  public var conflicts: [MergeConflict] { merger.conflicts }

  /// Everything else that was found: unusable input, jumps, views that are left hidden or displaced or are
  /// seen from behind, values that never return, and animations that do nothing.
  public var diagnostics: [Diagnostic] {
    findings + merger.stageDiagnostics + backDiagnostics
  }

  /// Throws if there is any warning among the conflicts and diagnostics.
  public func validate() throws(ValidationError) {
    let conflicts = conflicts.filter { $0.severity == .warning }
    let diagnostics = diagnostics.filter { $0.severity == .warning }
    guard conflicts.isEmpty, diagnostics.isEmpty else {
      throw ValidationError(conflicts: conflicts, diagnostics: diagnostics)
    }
  }

  /// The merged stages of a view; a view that the transition does not know is at rest.
  ///
  /// They are read out for people and tests. What is interpolated is each contribution on its own.
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
    let targets = merger.table.targets
    precondition(targets.contains { $0.id == view }, targets.explanation(ofMissing: view))
    return self[view]
  }
}
