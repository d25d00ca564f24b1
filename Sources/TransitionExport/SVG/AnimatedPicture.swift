import TransitionKit

/// One view over time, drawn as its placeholder.
///
/// In the plane, nested groups translate, rotate and scale the view. In space, every shape is a polygon with moving
/// corners.
struct AnimatedPicture {
  private(set) var element = SVGElement("g")
  var definitions: [SVGElement] = []
  var entries: [AccuracyReport.Entry] = []
  var omissions: [String] = []

  let view: ViewID
  let name: String
  let presentation: Presentation
  /// The frame of the view, in the container or in the view that it is a piece of.
  let frame: Rect
  let source: PieceSource?
  /// The pieces that are drawn instead of the view, from back to front.
  var pieces: [ViewID] = []
  /// The pictures of the elements inside, from back to front.
  let children: [SVGElement]
  let loop: PlaybackLoop
  let placeholder: PlaceholderView
  let tolerance: Tolerance
  /// The state at the start.
  let initial: PropertyState
  /// The state in a document that does not play.
  let poster: PropertyState
  /// The state after the end; nil if the view is gone.
  let completed: PropertyState?
  let states: SampledStates
  let written: PropertySet
  private(set) var tracks: [KeyframedTrack] = []

  /// - Parameters:
  ///   - name: the part of its identifiers that differs from those of other views.
  ///   - source: the content of a piece; nil for a whole view.
  ///   - children: the pictures of the elements inside an element.
  init(
    _ view: ViewID, in presentation: Presentation, tolerance: Tolerance, name: String,
    from source: PieceSource? = nil, around children: [SVGElement] = []
  ) {
    let timeline = presentation.timeline
    self.view = view
    self.tolerance = tolerance
    self.name = name
    self.presentation = presentation
    self.source = source
    self.children = children
    frame = source?.frame ?? presentation.frame(of: view)
    loop = PlaybackLoop(duration: timeline.duration)
    placeholder = presentation.placeholder(for: view)
    initial = timeline.frame(at: 0)[view]
    // A little before the middle, because a card that flips is only a line in the middle.
    poster = timeline.frame(at: timeline.duration * 0.4)[view]
    let last = timeline.frame(at: timeline.duration + 1)
    completed = last.isPresent(view) ? last[view] : nil
    states = SampledStates(timeline, of: view)
    written = initial.written
    let reader = KeyframedTrackReader(timeline, tolerance: tolerance)
    tracks = reader.tracks(of: view).map {
      $0.isRepresentableInSMIL && $0.isVisible
        ? $0.withoutManySteps() : reader.baked($0, tolerance: tolerance)
    }
    for track in tracks where !track.property.isCustom {
      let shift = track.moves ? loop.jumpDistance : 0
      // Keyframes differ from the timeline by the error, so that they may be clamped to visible values.
      let margin = track.isVisible ? 0 : track.entry.error
      var entry = track.entry.adding(margin + pictureRounding(of: track.property))
      if entry.shift > 0 || track.jumps { entry.shift = max(entry.shift, shift) }
      entries.append(entry)
    }

    pieces = timeline.frame(at: 0).pieces(of: view)
    if isInSpace, !pieces.isEmpty {
      pieces = []
      omissions.append("the pieces of \(view), which is turned in space: it is drawn whole")
    }
    leaveOutValues()
    var element = isInSpace ? drawnInSpace() : drawnInPlane()
    element.set("class", source == nil ? "view" : "piece")
    element.set(source == nil ? "data-view" : "data-piece", view.attributeText)
    animate(&element, [.opacity]) { [("opacity", decimal($0.visibleOpacity))] }
    if completed == nil, source == nil { element.children.append(loop.disappearance) }
    self.element = element
  }

  /// Whether some frame cannot be drawn by translating, rotating and scaling in the plane.
  var isInSpace: Bool {
    let tilts = values(of: .rotation).contains { $0.x != 0 || $0.y != 0 }
    return tilts || (initial.perspective != 0 && values(of: .translation).contains { $0.z != 0 })
  }

  /// Whether the layout may differ from the frame at rest.
  var isLaidOutAnew: Bool { written.contains(.frame) || written.contains(.layoutScale) }

  var isClipped: Bool { written.contains(.clip) || written.contains(.clipRadius) }

  /// The values of all keyframes of a property.
  func values(of property: ViewProperty) -> [SIMD4<Double>] {
    tracks.first { $0.property == property }?.keyframes.map { $0.value } ?? []
  }
}

/// The content that a piece shows a part of.
struct PieceSource {
  /// The identifier of the whole content.
  let definition: String

  /// The content with the layout of the parent, in the space of the parent.
  let content: PieceContent

  /// The frame of the piece in that space.
  let frame: Rect

  /// Whether the parent may show something else than that content.
  let changes: Bool
}

extension KeyframedTrack {
  /// Whether the value jumps anywhere.
  fileprivate var jumps: Bool {
    keyframes.contains { keyframe in
      switch keyframe.easing {
      case .steps: true
      case .lines(let points): zip(points, points.dropFirst()).contains { $0.x == $1.x }
      default: false
      }
    } || segments.contains { $0.time == $1.time }
  }
}
