import TransitionKit

extension Chart {
  /// An animation that takes only a part of the time.
  private struct Layer: Equatable {
    let start: Double
    let end: Double
    let name: String
  }

  /// Draws a plot below its legend.
  mutating func draw(_ panel: ChartPanel) {
    drawLegend(of: panel)
    // The shades of lines with several timings would cover each other.
    let shades = panel.lines.map { self.layers(of: $0.line.track) }
    let layers = shades.allSatisfy { $0 == shades[0] } ? shades[0] : []
    let top = y + Double(layers.count) * 14
    let bottom = top + plot.height
    draw(layers, to: bottom)
    let (low, high) = panel.range
    let height = plot.height
    func position(_ value: Double) -> Double {
      high > low ? bottom - (value - low) / (high - low) * height : bottom
    }
    func rule(at value: Double, class name: String) {
      addPath(
        "M\(decimal(plot.left)) \(decimal(position(value), 1))h\(decimal(plot.width))", class: name)
    }
    rule(at: low, class: "g")
    rule(at: high, class: "g")
    let dashed = panel.identity ?? panel.lines[0].line.end
    if dashed >= low, dashed <= high { rule(at: dashed, class: "g r") }
    for component in panel.components {
      // Lines are written to one decimal.
      let rounding = 0.05 * (high - low) / height / abs(component.factor)
      for lane in component.lanes {
        roundings[component.view, default: [:]][component.property, default: .zero][lane] = rounding
      }
    }
    var paths: [(text: String, classes: [String])] = []
    for (line, view, entry) in panel.lines {
      let text = line.path(duration: timeline.duration, x: x, y: position)
      let name = colorClass(of: view, entry, in: panel)
      if let index = paths.firstIndex(where: { $0.text == text }) {
        if !paths[index].classes.contains(name) { paths[index].classes.append(name) }
      } else {
        paths.append((text, [name]))
      }
    }
    for (text, classes) in paths {
      for (index, name) in classes.enumerated() {
        addPath(text, class: name)
        guard classes.count > 1 else { continue }
        // Dashes of all views in turn, as the last line would cover the others.
        let dash = 8
        elements[elements.count - 1].set(
          "stroke-dasharray", "\(dash) \(dash * (classes.count - 1))")
        elements[elements.count - 1].set("stroke-dashoffset", "\(-dash * index)")
      }
    }
    drawLabels(of: panel, from: top, to: bottom, position)
    plots = (plots?.top ?? top, bottom)
    y = bottom + 26
  }

  /// The class of what a panel has of a view, or of a number if the panel has several numbers of one view.
  private mutating func colorClass(of view: ViewID, _ entry: Int, in panel: ChartPanel) -> String {
    let isOfView = panel.unit == .progress || panel.legend.count == 1
    let color: Int
    if !isOfView {
      color = entry
    } else if let known = views.firstIndex(of: view) {
      color = known
    } else {
      views.append(view)
      color = views.count - 1
    }
    let index = color % chartLineCount
    lines = max(lines, index + 1)
    return "c\(index + 1)"
  }

  /// Draws the values at the left of a plot, as many as fit.
  private mutating func drawLabels(
    of panel: ChartPanel, from top: Double, to bottom: Double, _ position: (Double) -> Double
  ) {
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
    for mark in panel.marks { label(mark, at: position(mark), in: &self) }
    // A value that overshoots has a label beyond that of the end.
    let (highest, lowest) = (labels.min() ?? top, labels.max() ?? bottom)
    let least = (panel.range.high - panel.range.low) * 0.01
    if panel.range.high > (panel.marks.max() ?? 0) + least {
      label(panel.range.high, at: min(top, highest - lineHeight), in: &self)
    }
    if panel.range.low < (panel.marks.min() ?? 0) - least {
      label(panel.range.low, at: max(bottom, lowest + lineHeight), in: &self)
    }
  }

  /// Draws the legend above a plot: the view and the number on the left, its start and end on the right.
  private mutating func drawLegend(of panel: ChartPanel) {
    let room = width - 2 * margin - 14
    for (index, entry) in panel.legend.enumerated() {
      let color = colorClass(of: entry.root, index, in: panel)
      addPath("M\(decimal(margin)) \(decimal(y + 4, 1))h8", class: color)
      let values = ChartText.fitted(entry.values, size: fontSize, into: room * 0.6)
      let nameRoom = room - ChartText.width(values, size: fontSize) - 10
      add(
        ChartText.fitted("\(entry.view) \(entry.name)", size: fontSize, into: nameRoom),
        x: margin + 14, y: y + 8, class: "p")
      add(values, x: width - margin, y: y + 8, class: "e")
      y += 15
    }
    // The label of a value that overshoots is between the legend and the plot.
    y += 10
  }

  private mutating func draw(_ layers: [Layer], to bottom: Double) {
    for layer in layers {
      let (start, end) = (x(layer.start), x(layer.end))
      addPath(
        "M\(decimal(start, 1)) \(decimal(y, 1))H\(decimal(max(end, start + 1), 1))"
          + "V\(decimal(bottom, 1))H\(decimal(start, 1))z", class: "l")
      drawName(of: layer, from: start, to: end)
      y += 14
    }
  }

  /// Draws the name of an animation in its part of the time, or else beside it, where there is more room.
  private mutating func drawName(of layer: Layer, from start: Double, to end: Double) {
    let length = ChartText.width(layer.name, size: fontSize)
    let (before, after) = (start - margin - 3, width - end - 3)
    if length <= end - start - 6 {
      add(layer.name, x: start + 3, y: y + 10.5, class: "s")
    } else if after >= min(length, before) {
      add(
        ChartText.fitted(layer.name, size: fontSize, into: after), x: end + 3, y: y + 10.5,
        class: "s")
    } else {
      add(
        ChartText.fitted(layer.name, size: fontSize, into: before), x: start - 3, y: y + 10.5,
        class: "s e")
    }
  }

  /// The animations of a track that take only a part of the time.
  private func layers(of keyframed: KeyframedTrack) -> [Layer] {
    var layers: [Layer] = []
    let end = timeline.duration
    for track in timeline.tracks
    where timeline.view(of: track) == keyframed.view
      && track.property == keyframed.property
    {
      for segment in track.segments where segment.moves {
        let timing = timeline.timings[segment.timing]
        guard timing.start > 0 || timing.end < end else { continue }
        let (start, end) =
          timeline.isReversed
          ? (end - timing.end, end - timing.start) : (timing.start, timing.end)
        let layer = Layer(
          start: start, end: end,
          name: timing.end > timing.start ? "\(timing.animation)" : "at once")
        if !layers.contains(layer) { layers.append(layer) }
      }
    }
    return layers.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  func x(_ time: Double) -> Double {
    plot.left + plot.width * (timeline.duration > 0 ? time / timeline.duration : 0)
  }

  mutating func add(_ text: String, x: Double, y: Double, class name: String) {
    elements.append(
      SVGElement("text", ["class": name, "x": decimal(x, 1), "y": decimal(y, 1)], text: text))
  }

  mutating func addPath(_ path: String, class name: String) {
    elements.append(SVGElement("path", ["class": name, "d": path]))
  }
}
