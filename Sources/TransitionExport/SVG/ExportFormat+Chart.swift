import Foundation
import TransitionKit

extension ExportFormat {
  /// A chart of every property that moves, over time, 640 points wide.
  public static let chart = chart()

  /// A chart of every property that moves, over time.
  ///
  /// What moves with one timing shares a plot, which goes from 0 to 100 percent of the way; rows above it say
  /// from where to where each number goes. Any other property has a plot of its own, in its unit, with a line
  /// for each component. Lines are within 0.2 % of the range of a plot. A dashed line is where the motion ends,
  /// or where the view is at rest. Layers, which are what moves for a part of the time only, are shaded and
  /// named. Below the plots stands what does not move, and where contributions met. Of the pieces of a view the
  /// first, the middle and the last one are shown.
  ///
  /// A page can restyle the chart by the variables `--chart-text`, `--chart-soft`, `--chart-grid`,
  /// `--chart-layer`, `--chart-warning`, `--chart-cursor` and `--chart-line-1` to `--chart-line-4`. It can show
  /// the time by the hidden line of class `cursor`: the attributes `data-plot-left` and `data-plot-width`
  /// say where the plots are in user space, and `data-duration` how many seconds they show.
  ///
  /// - Parameter width: the width of the picture, from 320 to 4000 points.
  public static func chart(width: Double = 640) -> ExportFormat {
    let width = width.isNaN ? 640 : min(max(width, 320), 4000)
    return ExportFormat(fileExtension: "chart.svg", hasCustomProperties: true) { presentation in
      var chart = Chart(presentation, width: width)
      chart.drawAll()
      return Export(document: chart.picture.document, accuracy: chart.accuracy)
    }
  }
}

/// A chart, drawn from top to bottom.
private struct Chart {
  private let presentation: Presentation
  private let timeline: Timeline
  private let width: Double
  private let plot: (left: Double, width: Double, height: Double)
  private let margin = 12.0
  private let fontSize = 11.0
  private var y = 20.0
  /// The top of the first plot and the bottom of the last one.
  private var plots: (top: Double, bottom: Double)?
  /// The most lines that a panel has.
  private var lines = 0
  private var elements: [SVGElement] = []
  private(set) var accuracy = AccuracyReport()

  init(_ presentation: Presentation, width: Double) {
    self.presentation = presentation
    self.width = width
    plot = (left: 74, width: width - 74 - 16, height: 72)
    timeline = presentation.timeline
  }

  mutating func drawAll() {
    let reader = MotionReader(timeline, tolerance: Tolerance(0.001))
    let duration = decimal(timeline.duration * 1000, 0) + " ms"
    let room = width - 2 * margin - ChartText.width(duration, size: fontSize) - 12
    add(
      ChartText.fitted(presentation.name, size: 15, into: room), x: margin, y: y, class: "n")
    add(duration, x: width - margin, y: y, class: "s e")
    y += 18
    let selection = PieceSelection(timeline)
    let targets = timeline.layout.targets
    let roots = targets.filter { $0.parent == nil }.map { "\($0.id): \($0.operation)" }
    draw(roots.joined(separator: " · "), class: "s")
    y += 4
    let motions = selection.views.flatMap { reader.motions(of: $0) }
    for panel in ChartPanel.panels(of: motions) { draw(panel) }
    accuracy.entries = motions.map { entry(of: $0) }
    drawAxis()
    for view in selection.views {
      let constants = constants(of: view, motions.filter { $0.view == view })
      if !constants.isEmpty { draw("\(view): " + constants, class: "s") }
    }
    for rest in selection.rests {
      draw("and \(rest.count)", class: "s")
      accuracy.omissions.append(rest.count)
    }
    for conflict in presentation.conflicts { draw(conflict) }
    y += 2
  }

  var picture: SVGElement {
    var moving = accuracy.entries.map { "\($0.view).\($0.property)" }
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

  /// What a view has that does not move, in words.
  private func constants(of view: ViewID, _ motions: [Motion]) -> String {
    if motions.isEmpty { return view == view.root ? "nothing is written" : "" }
    var constants: [String] = []
    for motion in motions {
      let property = motion.property
      if !motion.moves {
        let value = PropertyValue(motion.keys[0].value.rounded, of: property)
        constants.append("\(property.name) \(value)")
        continue
      }
      for (lane, name) in property.componentNames.enumerated() {
        let value = motion.keys[0].value[lane]
        guard value != property.identity.components[lane], !motion.moves(lane) else { continue }
        constants.append(
          "\(property.name).\(name) \(ComponentUnit(of: property, lane: lane).text(value))")
      }
    }
    return constants.isEmpty ? "" : constants.joined(separator: ", ") + " throughout"
  }

  private mutating func draw(_ panel: ChartPanel) {
    lines = max(lines, (panel.lines.map { $0.row }.max() ?? 0) + 1)
    drawRows(of: panel)
    // Lines with several timings would cover each other's shade.
    let shades = panel.lines.map { self.layers(of: $0.line.motion) }
    let isShared = shades.allSatisfy { $0.elementsEqual(shades[0], by: ==) }
    let layers = isShared ? shades[0] : []
    let top = y + Double(layers.count) * 14
    let bottom = top + plot.height
    drawLayers(layers, to: bottom)
    let span = panel.range.high - panel.range.low
    let height = plot.height
    func place(_ value: Double) -> Double {
      span > 0 ? bottom - (value - panel.range.low) / span * height : bottom
    }
    func rule(at value: Double, class name: String) {
      elements.append(
        SVGElement(
          "path",
          [
            "class": name,
            "d": "M\(decimal(plot.left)) \(decimal(place(value), 1))h\(decimal(plot.width))",
          ]))
    }
    rule(at: panel.range.low, class: "g")
    rule(at: panel.range.high, class: "g")
    let rest = panel.rest ?? panel.lines[0].line.end
    if rest >= panel.range.low, rest <= panel.range.high { rule(at: rest, class: "g r") }
    for (line, row) in panel.lines {
      elements.append(
        SVGElement(
          "path",
          [
            "class": "c\(row + 1)",
            "d": line.path(duration: timeline.duration, x: x, y: place),
          ]))
    }
    var labels: [Double] = []
    let lineHeight = 11.5
    func label(_ value: Double, at height: Double, in chart: inout Chart) {
      guard labels.allSatisfy({ abs($0 - height) >= lineHeight - 0.01 }) else { return }
      labels.append(height)
      let text = panel.unit.number(value) + panel.unit.suffix
      chart.add(
        ChartText.fitted(text, size: chart.fontSize, into: chart.plot.left - 8),
        x: chart.plot.left - 6, y: height + 4, class: "s e")
    }
    for mark in panel.marks { label(mark, at: place(mark), in: &self) }
    // What overshoots has a label beyond that of the end.
    let (highest, lowest) = (labels.min() ?? top, labels.max() ?? bottom)
    let least = span * 0.01
    if panel.range.high > (panel.marks.max() ?? 0) + least {
      label(panel.range.high, at: min(top, highest - lineHeight), in: &self)
    }
    if panel.range.low < (panel.marks.min() ?? 0) - least {
      label(panel.range.low, at: max(bottom, lowest + lineHeight), in: &self)
    }
    plots = (plots?.top ?? top, bottom)
    y = bottom + 26
  }

  /// The rows above a plot: the view and its number on the left, what becomes of it on the right.
  private mutating func drawRows(of panel: ChartPanel) {
    let room = width - 2 * margin - 14
    for (index, row) in panel.rows.enumerated() {
      let color = panel.unit == .progress ? 1 : index + 1
      elements.append(
        SVGElement(
          "path",
          ["class": "c\(color)", "d": "M\(decimal(margin)) \(decimal(y + 4, 1))h8"]))
      let values = ChartText.fitted(row.values, size: fontSize, into: room * 0.6)
      let rest = room - ChartText.width(values, size: fontSize) - 10
      add(
        ChartText.fitted("\(row.view) \(row.name)", size: fontSize, into: rest), x: margin + 14,
        y: y + 8, class: "p")
      add(values, x: width - margin, y: y + 8, class: "e")
      y += 15
    }
    // A label of what overshoots goes between the rows and the plot.
    y += 10
  }

  private mutating func drawLayers(
    _ layers: [(start: Double, end: Double, name: String)], to bottom: Double
  ) {
    for layer in layers {
      let (start, end) = (x(layer.start), x(layer.end))
      elements.append(
        SVGElement(
          "path",
          [
            "class": "l",
            "d": "M\(decimal(start, 1)) \(decimal(y, 1))H\(decimal(max(end, start + 1), 1))"
              + "V\(decimal(bottom, 1))H\(decimal(start, 1))z",
          ]))
      // Names grow from the side where there is more room.
      let isLate = end - plot.left > plot.left + plot.width - start
      let room = isLate ? end - 6 : width - start - 6
      add(
        ChartText.fitted(layer.name, size: fontSize, into: room), x: isLate ? end - 3 : start + 3,
        y: y + 10.5, class: isLate ? "s e" : "s")
      y += 14
    }
  }

  private mutating func draw(_ conflict: MergeConflict) {
    let isWarning = conflict.severity == .warning
    let (left, top) = (decimal(margin, 1), decimal(y - 1, 1))
    elements.append(
      SVGElement(
        "path",
        [
          "class": isWarning ? "w" : "i",
          "d": isWarning
            ? "M\(left) \(top)m5.5 0l5.5 10h-11z"
            : "M\(left) \(top)m1 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
        ]))
    draw(
      "\(conflict.view).\(conflict.property): \(conflict.note)", indented: 16,
      class: isWarning ? "w b" : "s")
  }

  /// A text, in as many lines as it takes.
  private mutating func draw(_ text: String, indented indent: Double = 0, class name: String) {
    let room = width - 2 * margin - indent
    for line in ChartText.wrapped(text, size: fontSize, into: room) {
      add(line, x: margin + indent, y: y + 8, class: name)
      y += 15
    }
  }

  /// The times below the plots, with a line through all of them at each.
  private mutating func drawAxis() {
    guard let plots else { return }
    let (top, bottom) = (decimal(plots.top - 4, 1), decimal(plots.bottom + 4, 1))
    var grid = ""
    for tick in timeTicks(upTo: timeline.duration * 1000, count: plot.width / 68) {
      let place = x(tick / 1000)
      let text = tick < 100_000 ? decimal(tick, 3) : String(format: "%.3g", tick)
      // The last one may stand at the very edge.
      let isLast = place + ChartText.width(text, size: fontSize) / 2 > width - 2
      grid += "M\(decimal(place, 1)) \(top)V\(bottom)"
      add(
        text + (tick == 0 ? " ms" : ""), x: isLast ? width - 2 : place, y: plots.bottom + 22,
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

  private mutating func add(_ text: String, x: Double, y: Double, class name: String) {
    elements.append(
      SVGElement(
        "text", ["class": name, "x": decimal(x, 1), "y": decimal(y, 1)], text: text))
  }

  private func x(_ time: Double) -> Double {
    let share = timeline.duration > 0 ? time / timeline.duration : 0
    return plot.left + plot.width * share
  }

  /// What moves for a part of the time only, with its animation.
  private func layers(of motion: Motion) -> [(start: Double, end: Double, name: String)] {
    var layers: [(start: Double, end: Double, name: String)] = []
    let end = timeline.duration
    for track in timeline.tracks
    where timeline.view(of: track) == motion.view
      && track.property == motion.property
    {
      for segment in track.segments where segment.moves {
        let timing = timeline.timings[segment.timing]
        guard timing.start > 0 || timing.end < end else { continue }
        let span =
          timeline.isReversed
          ? (end - timing.end, end - timing.start) : (timing.start, timing.end)
        let name = timing.end > timing.start ? "\(timing.animation)" : "at once"
        if !layers.contains(where: { ($0.start, $0.end) == span && $0.name == name }) {
          layers.append((span.0, span.1, name))
        }
      }
    }
    return layers.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The error of a motion, with that of numbers of one decimal in the plot.
  private func entry(of motion: Motion) -> AccuracyReport.Entry {
    var range = 0.0
    for lane in 0..<4 {
      let values = motion.keys.map { $0.value[lane] }
      range = max(range, (values.max() ?? 0) - (values.min() ?? 0))
    }
    return motion.entry.adding(range * 0.05 / plot.height)
  }
}

/// Round times, about so many of them.
private func timeTicks(upTo end: Double, count: Double) -> [Double] {
  guard end > 0 else { return [0] }
  let rough = end / max(count, 2)
  let power = pow(10, log10(rough).rounded(.down))
  let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
  return (0...Int(end / step * (1 + 1e-9))).map { Double($0) * step }
}

extension MergeConflict {
  /// How many contributions met, and what became of them.
  fileprivate var note: String {
    let lost = lost.isEmpty ? "" : ", \(lost.count) lost"
    return "\(severity): \(contributions.count) contributions, \(outcome)\(lost)"
  }
}

extension Motion {
  fileprivate func moves(_ lane: Int) -> Bool {
    keys.contains { $0.value[lane] != keys[0].value[lane] }
  }
}

extension SIMD4<Double> {
  fileprivate var components: [Double] { [x, y, z, w] }
  fileprivate var rounded: SIMD4<Double> { (self * 1000).rounded(.toNearestOrEven) / 1000 }
}
