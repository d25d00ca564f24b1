import TransitionKit

extension ExportFormat {
  /// An aligned table for reading in a terminal: a row for each frame, a column for each number that
  /// changes, and a sparkline under its title.
  ///
  /// Numbers have three decimals, and angles are in degrees. Each constant has a line below the table, unless it is
  /// the identity. Of the pieces of a view the first, the middle and the last one are shown, and the ranges of the
  /// numbers of the others. A rate that is not a positive number gives only the first and the last frame. There are
  /// 100,000 frames at most.
  ///
  /// - Parameter framesPerSecond: how many frames are listed for each second; any rate that is not positive
  ///   gives the first and the last one.
  public static func table(framesPerSecond: Double) -> ExportFormat {
    ExportFormat(fileExtension: "txt", hasCustomProperties: true) { presentation in
      let table = FrameTable(presentation, framesPerSecond: framesPerSecond)
      return Export(document: table.text, accuracy: table.accuracy)
    }
  }
}

/// The frames of a timeline as an aligned table.
private struct FrameTable {
  private struct Column {
    let view: ViewID
    let title: String
    let values: [Double]

    var cells: [String] { values.map { format($0) } }
  }

  let accuracy: AccuracyReport

  private let frames: [Timeline.Frame]
  private let duration: Double
  private var columns: [Column] = []
  private var constants: [String] = []

  init(_ presentation: Presentation, framesPerSecond: Double) {
    let timeline = presentation.timeline
    let sampled = SampledFrames(presentation, framesPerSecond: framesPerSecond)
    frames = sampled.frames
    duration = timeline.duration
    var accuracy = AccuracyReport()
    let selection = PieceSelection(timeline)
    for (view, property) in timeline.writtenProperties(of: selection.views) {
      var worst = (error: 0.0, time: 0.0)
      for (index, component) in property.componentNames.enumerated() {
        let exact = frames.map { $0[view][property].components[index] }
        let values = exact.map { inDegrees($0, property) }
        let unit = property.isAngle ? "°" : ""
        let title = (component.isEmpty ? property.name : "\(property).\(component)") + unit
        if Set(values).count > 1 {
          columns.append(Column(view: view, title: title, values: values))
        } else if let value = values.first,
          value != property.identity.components[index]
        {
          constants.append("\(view.label).\(title) is \(format(value)) throughout")
        } else {
          continue
        }
        for (frame, value) in zip(frames, exact) {
          let error = roundingError(of: value, property)
          if error > worst.error { worst = (error, frame.time) }
        }
      }
      accuracy.entries.append(
        AccuracyReport.Entry(view: view, property: property, error: worst.error, time: worst.time))
    }
    accuracy.omissions = sampled.accuracyOmissions
    for hidden in selection.hidden {
      let ranges = rangesInWords(of: timeline.writtenProperties(of: hidden.pieces), in: frames)
      constants.append("\(hidden.count): " + (ranges.isEmpty ? "at rest" : ranges))
      accuracy.omissions.append("\(hidden.count), but for the ranges of their numbers")
    }
    self.accuracy = accuracy
  }

  /// The table as lines of text.
  var text: String {
    let times = frames.map { format($0.time) }
    let progress = frames.map { format(duration > 0 ? $0.time / duration : 1) }
    var lines = ["", "", ""] + times.map { _ in "" }
    func append(_ cells: [String]) {
      let width = cells.map { $0.count }.max() ?? 0
      for (index, cell) in cells.enumerated() {
        lines[index] += String(repeating: " ", count: width - cell.count + 2) + cell
      }
    }
    append(["", "time", ""] + times)
    append(["", "progress", ""] + progress)
    for column in columns {
      append([column.view.label, column.title, sparkline(column.values)] + column.cells)
    }
    return ((columns.isEmpty ? ["No number changes."] : lines) + constants)
      .map { line in
        String(line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
      }
      .joined(separator: "\n")
  }
}

/// The ranges of the numbers of several views, in words.
private func rangesInWords(
  of written: [(view: ViewID, property: ViewProperty)], in frames: [Timeline.Frame]
) -> String {
  var facts: [String] = []
  for property in ViewProperty.allCases {
    let views = written.filter { $0.property == property }.map { $0.view }
    guard !views.isEmpty else { continue }
    let values = frames.flatMap { frame in views.map { frame[$0][property].components } }
    let unit = property.isAngle ? "°" : ""
    for (index, component) in property.componentNames.enumerated() {
      let numbers = values.map { inDegrees($0[index], property) }
      guard let low = numbers.min(), let high = numbers.max() else { continue }
      let identity = inDegrees(property.identity.components[index], property)
      if low == identity, high == identity { continue }
      let title = component.isEmpty ? property.name : "\(property).\(component)"
      let range = low == high ? format(low) : "\(format(low))...\(format(high))"
      facts.append("\(title)\(unit) \(range)")
    }
  }
  return facts.joined(separator: ", ")
}

private func inDegrees(_ value: Double, _ property: ViewProperty) -> Double {
  property.isAngle ? Angle(radians: value).degrees : value
}

/// The rounding error of a number in the table, in the unit of the property.
private func roundingError(of value: Double, _ property: ViewProperty) -> Double {
  guard let shown = Double(format(inDegrees(value, property))) else { return 0 }
  return abs((property.isAngle ? Angle(degrees: shown).radians : shown) - value)
}

/// A number with three decimals; zero has no sign.
private func format(_ value: Double) -> String {
  let text = fixedDecimal(value, 3)
  return text == "-0.000" ? "0.000" : text
}

/// A row of at most sixteen bars, as high as the values.
private func sparkline(_ values: [Double]) -> String {
  let bars = Array("▁▂▃▄▅▆▇█")
  guard let low = values.min(), let high = values.max(), high > low else { return "" }
  let count = min(values.count, 16)
  return String(
    (0..<count).map { index in
      let value = values[count == 1 ? 0 : index * (values.count - 1) / (count - 1)]
      return bars[Int((value - low) / (high - low) * 7.999)]
    })
}
