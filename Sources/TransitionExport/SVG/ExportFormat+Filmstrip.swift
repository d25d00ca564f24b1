import TransitionKit

extension ExportFormat {
  /// A picture of six frames side by side.
  public static let svg = filmstrip()

  /// A picture of frames side by side, from the start to the end.
  ///
  /// Every view is a card on the screen of a device, which is the container and clips its content. A view is drawn
  /// with the matrices of the timeline; in perspective, its shapes are projected. An element of a scene is a rounded
  /// rectangle with its name, in the group of the element that it is in.
  ///
  /// - Parameters:
  ///   - frames: the number of frames, from 1 to 1000; a single frame is the start.
  ///   - spacing: the spacing of the frames; by default neighbours differ about equally.
  public static func filmstrip(frames: Int = 6, spacing: FrameSpacing = .distance) -> ExportFormat {
    filmstrip { spacing.times(of: min(max(frames, 1), 1000), in: $0) }
  }

  /// A picture of the frames at some times side by side.
  ///
  /// - Parameter times: seconds; after the end of the timeline the views are at rest.
  public static func filmstrip(at times: [Double]) -> ExportFormat { filmstrip { _ in times } }

  private static func filmstrip(
    _ times: @escaping @Sendable (Timeline) -> [Double]
  ) -> ExportFormat {
    ExportFormat(fileExtension: "svg", hasCustomProperties: true) { presentation in
      let strip = Filmstrip(presentation, at: times(presentation.timeline))
      return Export(document: strip.picture.document, accuracy: strip.accuracy)
    }
  }
}

/// Frames side by side.
private struct Filmstrip {
  let picture: SVGElement
  let accuracy: AccuracyReport

  init(_ presentation: Presentation, at times: [Double]) {
    let count = times.count
    let timeline = presentation.timeline
    let device = Device(presentation.container)
    let scale = min(230 / device.body.width, 340 / device.body.height)
    let (width, height) = (device.body.width * scale, device.body.height * scale)
    let (margin, gap, top) = (20.0, 22.0, 58.0)
    let spacing = max(width, 62) + gap
    var definitions = [device.clipPath]
    var shared = PictureDefinitions()
    var panels: [SVGElement] = []
    var approximated: [ViewID] = []
    for (index, time) in times.enumerated() {
      let progress = timeline.duration > 0 ? min(time / timeline.duration, 1) : 0
      let frame = timeline.frame(at: time)
      let tree = presentation.nesting.tree(of: frame.drawingOrder)
      let items =
        presentation.nesting.isEmpty ? frame.drawList(in: presentation.container).items : []
      var views: [SVGElement] = []
      for (depth, view) in tree.roots.enumerated() {
        guard let item = items.first(where: { $0.view == view }) else {
          let picture = SlicedPicture(view, at: frame, of: presentation, tree, &shared)
          views.append(picture.element)
          approximated += picture.approximated.filter { !approximated.contains($0) }
          continue
        }
        let picture = ViewPicture(item, frame[view], name: "\(index)-\(depth)")
        definitions += picture.definitions
        views.append(picture.element)
        if picture.isApproximate, !approximated.contains(view) { approximated.append(view) }
      }
      let left = margin + Double(index) * spacing + (spacing - gap - width) / 2
      let origin = Point(
        x: left - device.body.origin.x * scale, y: top - device.body.origin.y * scale)
      panels.append(
        .group(
          [
            "transform":
              "translate(\(decimal(origin.x, 3)) \(decimal(origin.y, 3))) scale(\(decimal(scale, 7)))",
            "class": "panel", "data-time": decimal(frame.time, 9),
          ], device.picture + [device.screen(views)]))
      let middle = decimal(left + width / 2, 2)
      panels.append(
        SVGElement(
          "text", ["x": middle, "y": decimal(top + height + 22, 2), "class": "time"],
          text: decimal(frame.time * 1000, 0) + " ms"))
      panels.append(
        SVGElement(
          "text", ["x": middle, "y": decimal(top + height + 38, 2), "class": "share"],
          text: decimal(progress * 100, 0) + " %"))
    }
    let total = 2 * margin + Double(count) * spacing - gap
    let bottom = top + height + 54
    var summary = "\(count) frames, from back to front: "
    summary += presentation.tree.preorder.map { $0.label }.joined(separator: ", ")
    let heading = [
      SVGElement(
        "text", ["x": decimal(margin), "y": "30", "class": "name"], text: presentation.name)
    ]
    var picture = SVGElement.picture(
      width: total, height: bottom, viewBox: Rect(x: 0, y: 0, width: total, height: bottom),
      title: presentation.name, summary: summary + ".",
      [SVGElement("style", text: style), SVGElement("defs", [:], definitions + shared.elements)]
        + heading + panels)
    picture.set("class", "tk-strip")
    // Rules of the style do not reach the text in a `use`, which inherits instead.
    picture.set("font-family", "system-ui,sans-serif")
    self.picture = picture

    var accuracy = AccuracyReport()
    for track in timeline.tracks {
      accuracy.entries.append(
        AccuracyReport.Entry(
          view: timeline.view(of: track), property: track.property,
          error: pictureRounding(of: track.property), time: 0))
    }
    accuracy.omissions = approximated.map {
      """
      \($0.label) in perspective: its edges are exact, but its title is drawn without perspective of its own, and \
      blurs and shadows are as wide everywhere as they are in its middle
      """
    }
    accuracy.omissions += presentation.omittedPieces
    let start = timeline.frame(at: 0)
    accuracy.leaveOut(
      timeline.tracks.filter {
        let target = timeline.targets[$0.target]
        let isWhole = target.parent == nil && start.pieces(of: target.id).isEmpty
        return $0.property.isCustom && $0.property.shapeClip == nil
          && !(isWhole && ValueText($0.property) != nil)
      }, of: timeline)
    accuracy.omissions.append("what is between the \(count) frames")
    self.accuracy = accuracy
  }
}

/// Half a unit in the last decimal that is written.
func pictureRounding(of property: ViewProperty) -> Double {
  // The text is an exact one of the value.
  if property.isCustom { return 0 }
  return switch property {
  // Each channel of a color has 256 visible steps.
  case .background, .overlay, .borderColor, .shadowColor: 0.5 / 255
  case .scale, .rotation: 5e-8
  case .layoutScale, .clip: 1e-6
  case .anchor, .perspective, .zPosition, .doubleSided: 0
  case .shadow: 5e-5
  default:
    switch property.quantity {
    case .length: 5e-5
    case .angle: 5e-7 * .pi / 180
    case .number, .factor, .fraction: 5e-7
    }
  }
}

private let style = """
  .tk-strip .name{font-size:16px;font-weight:700;fill:#161824;fill:var(--chart-text,#161824)}\
  .tk-strip .time{font-size:13px;font-weight:600;text-anchor:middle;fill:#161824;fill:var(--chart-text,#161824)}\
  .tk-strip .share{font-size:12px;text-anchor:middle;fill:#5b6072;fill:var(--chart-soft,#5b6072)}\
  @media(prefers-color-scheme:dark){.tk-strip .name,.tk-strip .time{fill:var(--chart-text,#eef0f7)}\
  .tk-strip .share{fill:var(--chart-soft,#9ca3b8)}}
  """
