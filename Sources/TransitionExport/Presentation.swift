import TransitionKit

/// What an exporter shows: a timeline, where it happens, and what it is called.
///
/// ```swift
/// let slide = NavigationTransition.slide.compile(for: .push, in: container)
/// let export = Presentation(slide, named: "slide").exported(as: .css)
/// print(export.document)     // the style sheet
/// print(export.accuracy)  // how exact it is
/// ```
public struct Presentation: Sendable {
  /// What the transition is called; formats derive names of classes and titles from it.
  public var name: String

  /// What is shown.
  public var timeline: Timeline

  /// Where it happens. Lengths of the timeline are points of this container.
  public var container: Container

  /// Where contributions met, for formats that show it.
  public var conflicts: [MergeConflict]

  /// Presents a timeline.
  ///
  /// - Parameter container: the one that the timeline was compiled for.
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

  /// The presentation as a document of some format, with an accuracy report of how exact that is.
  public func exported(as format: ExportFormat) -> Export {
    var export = format.export(self)
    if export.accuracy.extent == 0 { export.accuracy.extent = longestSide }
    let custom = timeline.tracks.filter { $0.property.custom != nil }
    if !custom.isEmpty, !format.hasCustomProperties {
      export.accuracy.leaveOut(custom, of: timeline)
    }
    return export
  }

  /// The longer side of a view, in points.
  var longestSide: Double { max(container.viewFrame.width, container.viewFrame.height) }
}
