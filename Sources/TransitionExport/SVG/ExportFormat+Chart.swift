import Foundation
import TransitionKit

extension ExportFormat {
  /// A chart of every property that moves, over time.
  ///
  /// There is a panel for each view and property, with a line for each component that moves; lines are within
  /// 0.2 % of the range of a panel. Layers, which are what moves for a part of the time only, are shaded
  /// and named, and conflicts have a sign. Of the pieces of a view the first, the middle and the last one
  /// are shown.
  ///
  /// A page can restyle the chart by the variables `--chart-text`, `--chart-soft`, `--chart-grid`,
  /// `--chart-layer`, `--chart-warning`, `--chart-cursor` and `--chart-line-1` to `--chart-line-4`. It can show
  /// the time by the hidden line of class `cursor`: the attributes `data-plot-left` and `data-plot-width`
  /// say where the plots are in user space, and `data-duration` how many seconds they show.
  public static let chart = ExportFormat(fileExtension: "svg", hasCustomProperties: true) {
    presentation in
    var chart = Chart(presentation)
    chart.drawAll()
    return Export(document: chart.picture.document, accuracy: chart.accuracy)
  }
}

/// A chart, drawn from top to bottom.
private struct Chart {
  private let presentation: Presentation
  private let timeline: Timeline
  private let plot = (left: 148.0, width: 412.0, height: 46.0)
  private let width = 640.0
  private let margin = 12.0
  private var y = 40.0
  /// The most lines that a panel has.
  private var lines = 0
  private var elements: [SVGElement] = []
  private(set) var accuracy = AccuracyReport()

  init(_ presentation: Presentation) {
    self.presentation = presentation
    timeline = presentation.timeline
  }

  mutating func drawAll() {
    let reader = MotionReader(timeline, tolerance: Tolerance(0.001))
    add(presentation.name, x: margin, y: 20, class: "n")
    add(
      decimal(timeline.duration * 1000, 1) + " ms", x: plot.left + plot.width, y: 20, class: "s e")
    let selection = PieceSelection(timeline)
    let targets = timeline.layout.targets
    for view in selection.views {
      guard let target = targets.first(where: { $0.id == view }) else { continue }
      draw(target, reader.motions(of: view))
      let isLast = selection.views.last { $0.root == view.root } == view
      for rest in selection.rests where isLast && rest.view == view.root {
        drawStill(["and \(rest.count)"], titled: "")
        accuracy.omissions.append(rest.count)
        y += 8
      }
    }
    drawAxis()
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

  private mutating func draw(_ target: Target, _ motions: [Motion]) {
    elements.append(
      SVGElement(
        "path",
        ["class": "g", "d": "M\(decimal(margin)) \(decimal(y - 9, 1))H\(decimal(width - margin))"]))
    add("\(target.id)", x: margin, y: y + 7, class: "v")
    // What happens to pieces is what happens to their view; and their names take its place.
    if target.parent == nil { add("\(target.operation)", x: plot.left, y: y + 7, class: "s") }
    y += 20
    var still: [String] = []
    var stillConflicts: [MergeConflict] = []
    for motion in motions {
      let conflict = presentation.conflicts.first {
        $0.view == target.id && $0.property == motion.property
      }
      let panels = ChartPanel.panels(of: motion)
      for (index, panel) in panels.enumerated() {
        draw(panel, index == 0 ? conflict : nil)
      }
      accuracy.entries.append(entry(of: motion, panels))
      let components = zip(motion.property.componentNames, motion.keys[0].value.components)
      let identity = motion.property.identity.components
      for (lane, (name, value)) in components.enumerated()
      where panels.isEmpty ? lane == 0 : !motion.moves(lane) && value != identity[lane] {
        if panels.isEmpty {
          let whole = PropertyValue(motion.keys[0].value.rounded, of: motion.property)
          still.append("\(motion.property.name) \(whole)")
        } else {
          still.append("\(motion.property.name).\(name) \(decimal(value, 3))")
        }
      }
      if panels.isEmpty, let conflict { stillConflicts.append(conflict) }
    }
    if motions.isEmpty { still = ["nothing is written"] }
    drawStill(still)
    for conflict in stillConflicts { draw(conflict, of: "\(conflict.property): ") }
    y += 8
  }

  /// What does not move, in lines that are short enough.
  private mutating func drawStill(_ facts: [String], titled title: String = "still: ") {
    var line = ""
    var lines: [String] = []
    for fact in facts {
      if !line.isEmpty, line.count + fact.count > 96 {
        lines.append(line + ",")
        line = ""
      }
      line += line.isEmpty ? (lines.isEmpty && fact != "nothing is written" ? title : "") : ", "
      line += fact
    }
    if !line.isEmpty { lines.append(line) }
    for line in lines {
      add(line, x: margin, y: y + 8, class: "s")
      y += 15
    }
  }

  private mutating func draw(_ panel: ChartPanel, _ conflict: MergeConflict?) {
    lines = max(lines, panel.lines.count)
    if let conflict { draw(conflict) }
    let layers = layers(of: panel.motion)
    let top = y + Double(layers.count) * 14
    for (index, layer) in layers.enumerated() {
      let (start, end) = (x(layer.start), x(layer.end))
      let head = y + Double(index) * 14
      elements.append(
        SVGElement(
          "path",
          [
            "class": "l",
            "d": "M\(decimal(start, 1)) \(decimal(head, 1))H\(decimal(max(end, start + 1), 1))"
              + "V\(decimal(top + plot.height, 1))H\(decimal(start, 1))z",
          ]))
      let isLate = start > plot.left + plot.width / 2
      add(
        layer.name, x: isLate ? end - 3 : start + 3, y: head + 10.5, class: isLate ? "s e" : "s")
    }
    let bottom = top + plot.height
    elements.append(
      SVGElement(
        "path",
        [
          "class": "g",
          "d": "M\(decimal(plot.left)) \(decimal(top, 1))h\(decimal(plot.width))"
            + "m0 \(decimal(plot.height))h-\(decimal(plot.width))",
        ]))
    add(panel.title, x: margin, y: (top + bottom) / 2 + 4, class: "p")
    add(panel.text(panel.range.high), x: plot.left - 6, y: top + 4, class: "s e")
    add(panel.text(panel.range.low), x: plot.left - 6, y: bottom + 4, class: "s e")
    let span = panel.range.high - panel.range.low
    let height = plot.height
    func place(_ value: Double) -> Double { bottom - (value - panel.range.low) / span * height }
    for (index, line) in panel.lines.enumerated() {
      elements.append(
        SVGElement(
          "path",
          [
            "class": "c\(index + 1)",
            "d": panel.path(of: line, duration: timeline.duration, x: x, y: place),
          ]))
    }
    var lowest = top - 11
    let ends = panel.lines.enumerated().map { (index: $0, line: $1, y: place(panel.end(of: $1))) }
      .filter { !$0.line.label.isEmpty }.sorted { ($0.y, $0.index) < ($1.y, $1.index) }
    for (rank, end) in ends.enumerated() {
      let room = bottom - Double(ends.count - 1 - rank) * 11
      lowest = min(max(end.y, lowest + 11), room)
      add(
        end.line.label, x: plot.left + plot.width + 7, y: lowest + 3.5, class: "t\(end.index + 1)")
    }
    y = bottom + 20
  }

  private mutating func draw(_ conflict: MergeConflict, of property: String = "") {
    y += property.isEmpty ? 0 : 4
    let isWarning = conflict.severity == .warning
    let (left, top) = (decimal(plot.left, 1), decimal(y - 1, 1))
    elements.append(
      SVGElement(
        "path",
        [
          "class": isWarning ? "w" : "i",
          "d": isWarning
            ? "M\(left) \(top)m5.5 0l5.5 10h-11z"
            : "M\(left) \(top)m1 5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0",
        ]))
    add(property + conflict.note, x: plot.left + 16, y: y + 8, class: isWarning ? "w b" : "s")
    y += 16
  }

  private mutating func drawAxis() {
    let bottom = y - 6
    var grid = ""
    for tick in timeTicks(upTo: timeline.duration * 1000) {
      let place = x(tick / 1000)
      grid += "M\(decimal(place, 1)) 31V\(decimal(bottom, 1))"
      add(decimal(tick, 3) + (tick == 0 ? " ms" : ""), x: place, y: bottom + 14, class: "s m")
    }
    elements.insert(SVGElement("path", ["class": "g", "d": grid]), at: 0)
    elements.append(
      SVGElement(
        "line",
        [
          "class": "cursor", "visibility": "hidden", "x1": decimal(plot.left),
          "x2": decimal(plot.left), "y1": "31", "y2": decimal(bottom, 1),
        ]))
    y = bottom + 24
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
      for term in timeline.terms[track.terms]
      where term.moves {
        let timing = timeline.timings[term.timing]
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
  private func entry(of motion: Motion, _ panels: [ChartPanel]) -> AccuracyReport.Entry {
    var range = 0.0
    for lane in 0..<4 {
      let values = motion.keys.map { $0.value[lane] }
      range = max(range, (values.max() ?? 0) - (values.min() ?? 0))
    }
    return motion.entry.adding(range * 0.05 / plot.height)
  }
}

/// Round times, at most seven of them.
private func timeTicks(upTo end: Double) -> [Double] {
  guard end > 0 else { return [0] }
  let rough = end / 6
  let power = pow(10, log10(rough).rounded(.down))
  let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
  return (0...Int(end / step * (1 + 1e-9))).map { Double($0) * step }
}

extension MergeConflict {
  /// How many contributions met, and what became of them.
  fileprivate var note: String {
    let lost = lost.isEmpty ? "" : ", \(lost.count) lost"
    return "\(severity): \(contributions.count) contributions, \(verdict)\(lost)"
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
