import Foundation
import TransitionKit

/// The frames of a timeline as an aligned table: a row for each frame, a column for each number that
/// changes, and a sparkline under each column.
struct FrameTable {
  private struct Column {
    let view: ViewID
    let title: String
    let values: [Double]

    var cells: [String] { values.map { format($0) } }
  }

  private let frames: [Timeline.Frame]
  private let duration: Double
  private var columns: [Column] = []
  private var constants: [String] = []

  init(_ timeline: Timeline, framesPerSecond: Double) {
    frames = Array(timeline.frames(perSecond: framesPerSecond))
    duration = timeline.duration
    for view in timeline.views {
      for property in Property.allCases {
        for (index, component) in property.componentNames.enumerated() {
          let values = frames.map { inDegrees($0[view][property].components[index], property) }
          let unit = property == .rotation ? "°" : ""
          let title = (component.isEmpty ? property.name : "\(property).\(component)") + unit
          if Set(values).count > 1 {
            columns.append(Column(view: view, title: title, values: values))
          } else if let value = values.first,
            value != property.identity.components[index]
          {
            constants.append("\(view).\(title) is \(format(value)) throughout")
          }
        }
      }
    }
  }

  /// The table as lines of text.
  var text: String {
    let times = frames.map { format($0.time) }
    let progress = frames.map { format(duration > 0 ? $0.time / duration : 1) }
    var lines = ["", "", ""] + times.map { _ in "" }
    func append(_ cells: [String]) {
      let width = cells.map(\.count).max() ?? 0
      for (index, cell) in cells.enumerated() {
        lines[index] += String(repeating: " ", count: width - cell.count + 2) + cell
      }
    }
    append(["", "time", ""] + times)
    append(["", "progress", ""] + progress)
    for column in columns {
      append(["\(column.view)", column.title, sparkline(column.values)] + column.cells)
    }
    return ((columns.isEmpty ? ["No number changes."] : lines) + constants)
      .map { $0.replacing(/\s+$/, with: "") }
      .joined(separator: "\n")
  }
}

private func inDegrees(_ value: Double, _ property: Property) -> Double {
  property == .rotation ? Angle(radians: value).degrees : value
}

/// A number with three decimals; what rounds to zero has no sign.
private func format(_ value: Double) -> String {
  let text = String(format: "%.3f", value)
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
