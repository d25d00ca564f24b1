import TransitionKit
import TransitionScenes

/// The input of an exporter: a timeline, its container, and a name.
///
/// ```swift
/// let slide = NavigationTransition.slide.compile(for: .push, in: container)
/// let export = Presentation(slide, named: "slide").exported(as: .animatedSVG)
/// print(export.document)  // the picture
/// print(export.accuracy)  // its accuracy
/// ```
public struct Presentation: Sendable {
  /// The name of the transition, from which formats derive titles and class names.
  public var name: String

  /// The timeline that is exported.
  public var timeline: Timeline

  /// The container. Lengths of the timeline are points of this container.
  public var container: Container

  /// Where the elements of a scene are at rest; empty for a transition whose views are side by side.
  package var placements: [ElementPlacement] { nesting.placements }

  /// The elements inside each other, by their placements.
  package var nesting: ElementNesting

  /// What the elements of a scene show before and after the change; empty if only the placements are known.
  package var contents: [ViewID: ElementContents] = [:]

  /// The elements of a scene whose content is scaled while their size changes.
  var scaledContents: [ViewID] = []

  /// The conflicts between contributions, for formats that show them.
  public var conflicts: [MergeConflict]

  /// How far the timeline is from what it presents: empty, unless that is a recording.
  ///
  /// The report of each export includes it.
  public package(set) var accuracy = AccuracyReport()

  /// Creates a presentation of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: the timeline to present.
  ///   - container: the container that the timeline was compiled for.
  ///   - name: the name, which documents use for titles and classes.
  public init(_ timeline: Timeline, in container: Container, named name: String = "transition") {
    self.init(timeline, in: container, placements: [], named: name)
  }

  /// Presents a change from one scene to another, whose elements are inside each other.
  ///
  /// An element is drawn in its parent, above the content of the parent, and is moved and faded with it: its coordinates
  /// are those of the frame that the parent has at the time. All effects of an element apply to what is in it,
  /// except the radius of its corners, which cuts off only what a clipping element contains.
  ///
  /// A parent that is not among the placements, or is inside the element itself, counts as none.
  ///
  /// - Parameters:
  ///   - timeline: the timeline of the change, whose views are the elements.
  ///   - container: the scene.
  ///   - placements: where the elements are at rest, at most one for each view of the timeline.
  ///   - name: the name, which documents use for titles and classes.
  package init(
    _ timeline: Timeline, in container: Container, placements: [ElementPlacement],
    named name: String = "scene"
  ) {
    self.name = name
    self.timeline = timeline
    self.container = container
    nesting = ElementNesting(placements)
    conflicts = []
  }

  /// Presents a compiled transition, with its conflicts.
  ///
  /// - Parameters:
  ///   - compiled: the transition to present, in the container that it was compiled for.
  ///   - name: the name, which documents use for titles and classes.
  public init(_ compiled: CompiledTransition, named name: String = "transition") {
    self.init(compiled.timeline, in: compiled.container, named: name)
    conflicts = compiled.conflicts
  }

  /// Exports the presentation as a document, with an accuracy report.
  ///
  /// - Parameter format: the kind of document, such as `.json` or `.animatedSVG`.
  public func exported(as format: ExportFormat) -> Export {
    var export = format.export(self)
    export.accuracy.add(accuracy)
    if export.accuracy.extent == 0 { export.accuracy.extent = longestSide }
    if !format.drawsElementsInScene {
      export.accuracy.parents = nesting.parents
      export.accuracy.omissions += scaledContents.map {
        "the scaling of the content of \($0.label), which is laid out anew"
      }
    }
    export.accuracy.omissions += omittedRepetitions(repeats: format.repeats)
    let custom = timeline.tracks.filter { $0.property.isCustom }
    if !custom.isEmpty, !format.hasCustomProperties {
      export.accuracy.leaveOut(custom, of: timeline)
    }
    return export
  }

  /// The longer side of a view, in points.
  package var longestSide: Double { max(container.viewFrame.width, container.viewFrame.height) }

  /// The frame of a view at rest: that of an element in its parent, that of another view in the container, and that of
  /// a piece of the whole view.
  package func frame(of view: ViewID) -> Rect {
    nesting.frame(of: view.root) ?? container.frame(of: view)
  }
}

extension Presentation: CustomStringConvertible {
  /// The name, the container, and the timeline.
  public var description: String { "\(name) in \(container): \(timeline)" }
}
