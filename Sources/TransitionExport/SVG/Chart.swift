import TransitionKit

/// A chart, drawn from top to bottom.
struct Chart {
  private let presentation: Presentation
  let timeline: Timeline
  let width: Double
  let plot: (left: Double, width: Double, height: Double)
  let margin = 12.0
  let fontSize = 11.0
  var y = 20.0
  /// The top of the first plot and the bottom of the last one.
  var plots: (top: Double, bottom: Double)?
  /// How many colors lines have.
  var lines = 0
  /// The views that have a color, in the order of their colors.
  var views: [ViewID] = []
  var elements: [SVGElement] = []
  /// By how much the rounding of a line changes the components of each property that has one.
  var roundings: [ViewID: [ViewProperty: SIMD4<Double>]] = [:]
  private(set) var accuracy = AccuracyReport()

  init(_ presentation: Presentation, width: Double) {
    self.presentation = presentation
    self.width = width
    plot = (left: 74, width: width - 74 - 16, height: 72)
    timeline = presentation.timeline
    drawAll()
  }

  private mutating func drawAll() {
    let reader = KeyframedTrackReader(timeline, tolerance: Tolerance(0.001))
    let duration = decimal(timeline.duration * 1000, 0) + " ms"
    let room = width - 2 * margin - ChartText.width(duration, size: fontSize) - 12
    add(
      ChartText.fitted(presentation.name, size: 15, into: room), x: margin, y: y, class: "n")
    add(duration, x: width - margin, y: y, class: "s e")
    y += 18
    let selection = PieceSelection(timeline)
    let tracks: [KeyframedTrack]
    if presentation.nesting.isEmpty {
      let roots = timeline.targets.filter { $0.parent == nil }.map {
        "\($0.id): \($0.operation)"
      }
      draw(roots.joined(separator: " · "), class: "s")
      y += 4
      tracks = selection.views.flatMap { reader.tracks(of: $0).map { $0.withoutManySteps() } }
      for panel in ChartPanel.panels(of: tracks) { draw(panel) }
    } else {
      tracks = drawElements(selection, reader)
    }
    accuracy.entries = tracks.map { entry(of: $0) }
    drawAxis()
    let tracksByView = Dictionary(grouping: tracks) { $0.view }
    for view in selection.views {
      let isAtRest = tracksByView[view] == nil && presentation.nesting.frame(of: view) != nil
      let constants = isAtRest ? "" : constants(of: view, tracksByView[view] ?? [])
      if !constants.isEmpty { draw("\(view.label): " + constants, class: "s") }
    }
    for hidden in selection.hidden {
      draw("and \(hidden.count)", class: "s")
      accuracy.omissions.append(hidden.count)
    }
    for conflict in presentation.conflicts { draw(conflict) }
    y += 2
  }

  /// Draws panels for each element of a scene that moves, under its name and those of the elements that it is in.
  private mutating func drawElements(
    _ selection: PieceSelection, _ reader: KeyframedTrackReader
  ) -> [KeyframedTrack] {
    var indices: [ViewID: Int] = [:]
    for (index, target) in timeline.targets.enumerated() { indices[target.id] = index }
    var tracks: [ViewID: [KeyframedTrack]] = [:]
    for view in selection.views {
      let own = indices[view].map { reader.tracks(ofViewAt: $0) } ?? []
      tracks[view.root, default: []] += own.map { $0.withoutManySteps() }
    }
    let elements = presentation.tree.preorder
    let moving = elements.filter { tracks[$0]?.contains { $0.moves } == true }
    let removed = timeline.targets.filter { $0.parent == nil && $0.operation == .removal }
    let words = [
      "\(elements.count) elements", "\(moving.count) of them move", "removed: \(removed.count)",
    ]
    draw(words.joined(separator: " · "), class: "s")
    y += 4
    for element in moving {
      draw(presentation.nesting.path(to: element), class: "b")
      y += 6
      for panel in ChartPanel.panels(of: tracks[element] ?? []) { draw(panel) }
    }
    return selection.views.filter { $0.isWhole }.flatMap { tracks[$0] ?? [] }
  }

  var picture: SVGElement {
    var moving = accuracy.entries.map { "\($0.view.label).\($0.property)" }
    moving += accuracy.omissions
    var conflicts = "Nothing conflicts."
    if !presentation.conflicts.isEmpty {
      let warnings = presentation.conflicts.filter { $0.severity == .warning }.count
      conflicts = "Conflicts: \(presentation.conflicts.count), of which warnings: \(warnings)."
    }
    var picture = SVGElement.picture(
      width: width, height: y, viewBox: Rect(x: 0, y: 0, width: width, height: y),
      title: "\(presentation.name) over \(decimal(timeline.duration * 1000, 1)) ms",
      summary:
        "Written: \(moving.isEmpty ? "nothing" : moving.joined(separator: ", ")). \(conflicts)",
      [SVGElement("style", text: chartStyle(lines: lines))] + elements)
    picture.set("class", "tk-chart")
    picture.set("data-plot-left", decimal(plot.left))
    picture.set("data-plot-width", decimal(plot.width))
    picture.set("data-duration", decimal(timeline.duration, 9))
    return picture
  }

  /// The constants of a view, in words.
  private func constants(of view: ViewID, _ tracks: [KeyframedTrack]) -> String {
    if tracks.isEmpty { return view == view.root ? "nothing is written" : "" }
    var constants: [String] = []
    for track in tracks {
      let property = track.property
      if !track.moves {
        let value = PropertyValue(track.keyframes[0].value.rounded, of: property)
        constants.append("\(property.name) \(value)")
        continue
      }
      for (lane, name) in property.componentNames.enumerated() {
        let value = track.keyframes[0].value[lane]
        guard value != property.identity.components[lane], !track.moves(lane) else { continue }
        constants.append(
          "\(property.name).\(name) \(ComponentUnit(of: property, lane: lane).text(value))")
      }
    }
    return constants.isEmpty ? "" : constants.joined(separator: ", ") + " throughout"
  }

  private mutating func draw(_ conflict: MergeConflict) {
    let isWarning = conflict.severity == .warning
    let (left, top) = (decimal(margin, 1), decimal(y - 1, 1))
    addPath(
      isWarning
        ? "M\(left) \(top)m5.5 0l5.5 10h-11z"
        : "M\(left) \(top)m1 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
      class: isWarning ? "w" : "i")
    draw(
      "\(conflict.view.label).\(conflict.property): \(conflict.note)", indented: 16,
      class: isWarning ? "w b" : "s")
  }

  /// Draws a text, in as many lines as it takes.
  private mutating func draw(_ text: String, indented indent: Double = 0, class name: String) {
    let room = width - 2 * margin - indent
    for line in ChartText.wrapped(text, size: fontSize, into: room) {
      add(line, x: margin + indent, y: y + 8, class: name)
      y += 15
    }
  }

  /// Draws the times below the plots, each with a line through all plots.
  private mutating func drawAxis() {
    guard let plots else { return }
    let (top, bottom) = (decimal(plots.top - 4, 1), decimal(plots.bottom + 4, 1))
    var grid = ""
    for tick in timeTicks(upTo: timeline.duration * 1000, count: plot.width / 68) {
      let position = x(tick / 1000)
      let text = tick < 100_000 ? decimal(tick, 3) : significantDecimal(tick, 3)
      // The last label may be at the very edge.
      let isLast = position + ChartText.width(text, size: fontSize) / 2 > width - 2
      grid += "M\(decimal(position, 1)) \(top)V\(bottom)"
      add(
        text + (tick == 0 ? " ms" : ""), x: isLast ? width - 2 : position, y: plots.bottom + 22,
        class: isLast ? "s e" : "s m")
    }
    elements.insert(SVGElement("path", ["class": "g", "d": grid]), at: 0)
    elements.append(
      SVGElement(
        "line",
        [
          "class": "cursor", "visibility": "hidden", "x1": decimal(plot.left),
          "x2": decimal(plot.left), "y1": top, "y2": bottom,
        ]))
    y = plots.bottom + 34
  }

  /// The error of a track, with the rounding of its lines, which no plot is without.
  private func entry(of track: KeyframedTrack) -> AccuracyReport.Entry {
    var entry = track.entry
    let rounding = roundings[track.view]?[track.property] ?? .zero
    entry.errors += rounding
    entry.tolerances += rounding
    return entry
  }
}

/// About a number of round times.
private func timeTicks(upTo end: Double, count: Double) -> [Double] {
  guard end > 0 else { return [0] }
  let rough = end / max(count, 2)
  let power = Double.pow(10, Double.log10(rough).rounded(.down))
  let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
  return (0...Int(end / step * (1 + 1e-9))).map { Double($0) * step }
}

extension MergeConflict {
  /// The number of contributions, and the outcome.
  fileprivate var note: String {
    let lost = lost.isEmpty ? "" : ", \(lost.count) lost"
    return "\(severity): \(contributions.count) contributions, \(outcome)\(lost)"
  }
}

extension SIMD4<Double> {
  fileprivate var rounded: SIMD4<Double> { (self * 1000).rounded(.toNearestOrEven) / 1000 }
}
