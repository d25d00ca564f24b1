import TransitionKit

/// The input of an exporter: a timeline, its container, and a name.
///
/// ```swift
/// let slide = NavigationTransition.slide.compile(for: .push, in: container)
/// let export = Presentation(slide, named: "slide").exported(as: .css)
/// print(export.document)     // the style sheet
/// print(export.accuracy)  // its accuracy
/// ```
public struct Presentation: Sendable {
  /// The name of the transition, from which formats derive titles and class names.
  public var name: String

  /// The timeline.
  public var timeline: Timeline

  /// The container. Lengths of the timeline are points of this container.
  public var container: Container

  /// The conflicts between contributions, for formats that show them.
  public var conflicts: [MergeConflict]

  /// How far the timeline is from what it presents: empty, unless that is a ``RunRecording``.
  ///
  /// The report of each export includes it.
  public internal(set) var accuracy = AccuracyReport()

  /// Presents a timeline.
  ///
  /// - Parameter container: the container that the timeline was compiled for.
  public init(_ timeline: Timeline, in container: Container, named name: String = "transition") {
    self.name = name
    self.timeline = timeline
    self.container = container
    conflicts = []
  }

  /// Presents a compiled transition, with its conflicts.
  public init(_ compiled: CompiledTransition, named name: String = "transition") {
    self.init(compiled.timeline, in: compiled.container, named: name)
    conflicts = compiled.conflicts
  }

  /// Exports the presentation as a document, with an accuracy report.
  public func exported(as format: ExportFormat) -> Export {
    var export = format.export(self)
    export.accuracy.add(accuracy)
    if export.accuracy.extent == 0 { export.accuracy.extent = longestSide }
    let custom = timeline.tracks.filter { $0.property.isCustom }
    if !custom.isEmpty, !format.hasCustomProperties {
      export.accuracy.leaveOut(custom, of: timeline)
    }
    return export
  }

  /// The longer side of a view, in points.
  var longestSide: Double { max(container.viewFrame.width, container.viewFrame.height) }
}
