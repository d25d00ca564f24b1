import Foundation
import TransitionKit

/// A plot of a chart: all that moves with one timing, or the components of one property that share a unit.
///
/// What moves with one timing along straight lines has one curve; it is drawn once, from 0 to 100 percent of
/// the way, and the rows say from where to where each number goes. Pieces of a view, which may move one after
/// the other, share a plot.
struct ChartPanel {
  /// What a row above the plot says of one number, or of one number of several pieces.
  struct Row {
    let view: String
    let name: String
    let values: String
  }

  /// The lines, each with the place of the row that has its colour.
  let lines: [(line: ChartLine, row: Int)]

  let rows: [Row]

  /// The unit of what is drawn.
  let unit: ComponentUnit

  /// The least and the greatest value that is drawn.
  let range: (low: Double, high: Double)

  /// Where the view is at rest, in what is drawn; nil if numbers with different ones share the line.
  let rest: Double?

  /// The panels of some motions.
  static func panels(of motions: [Motion]) -> [ChartPanel] {
    var groups: [[Motion]] = []
    for motion in motions where motion.moves {
      let index = groups.firstIndex { $0.contains { $0.isDrawn(with: motion) } }
      if let index { groups[index].append(motion) } else { groups.append([motion]) }
    }
    return groups.flatMap { group -> [ChartPanel] in
      let numbers = group.flatMap { motion in
        motion.movingLanes.map { RowSource(motion: motion, lanes: $0) }
      }
      guard group[0].hasOneTiming, numbers.count > 1 else {
        return panels(of: numbers)
      }
      return [ChartPanel(sharing: numbers)]
    }
  }

  /// A panel for each unit of one property.
  private static func panels(of numbers: [RowSource]) -> [ChartPanel] {
    var units: [ComponentUnit] = []
    for number in numbers where !units.contains(number.unit) { units.append(number.unit) }
    return units.map { unit in
      let rows = rows(of: numbers.filter { $0.unit == unit })
      let lines = rows.enumerated().flatMap { index, numbers in
        numbers.map {
          (
            line: ChartLine(
              motion: $0.motion, lane: $0.lanes[0], offset: 0, factor: unit.factor), row: index
          )
        }
      }
      let first = rows[0][0]
      let identity = first.motion.property.identity.components[first.lanes[0]]
      return ChartPanel(
        lines, rows.map { row(of: $0) }, in: unit, rest: identity * unit.factor)
    }
  }

  /// Numbers by the rows that tell of them.
  private static func rows(of numbers: [RowSource]) -> [[RowSource]] {
    var rows: [[RowSource]] = []
    for number in numbers {
      let index = rows.firstIndex { $0[0].isTold(with: number) }
      if let index { rows[index].append(number) } else { rows.append([number]) }
    }
    return rows
  }

  private init(sharing numbers: [RowSource]) {
    var lines: [(line: ChartLine, row: Int)] = []
    for number in numbers
    where !lines.contains(where: { $0.line.motion.isTimed(as: number.motion) }) {
      lines.append(
        (
          ChartLine(
            motion: number.motion, lane: number.lanes[0], offset: number.start,
            factor: 100 / (number.end - number.start)), 0
        ))
    }
    let rows = ChartPanel.rows(of: numbers).map { ChartPanel.row(of: $0) }
    self.init(lines, rows, in: .progress, rest: nil)
  }

  private init(
    _ lines: [(line: ChartLine, row: Int)], _ rows: [Row], in unit: ComponentUnit, rest: Double?
  ) {
    (self.lines, self.rows, self.unit, self.rest) = (lines, rows, unit, rest)
    let values = lines.flatMap { $0.line.points }
    range = (values.min() ?? 0, values.max() ?? 0)
  }

  /// The values that are worth a label, the most important ones first.
  var marks: [Double] { lines.map { $0.line.end } + lines.map { $0.line.start } }

  private static func row(of numbers: [RowSource]) -> Row {
    let first = numbers[0]
    let isOne = numbers.count == 1
    func text(_ values: [Double]) -> String {
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      let texts = [low, high].map { first.unit.number($0 * first.unit.factor) }
      return texts[0] == texts[1] ? texts[0] : texts.joined(separator: "…")
    }
    return Row(
      view: isOne ? "\(first.motion.view)" : "\(first.motion.view.root) pieces", name: first.name,
      values: text(numbers.map { $0.start }) + " → " + text(numbers.map { $0.end })
        + first.unit.suffix)
  }
}

/// Components of a motion that are the same throughout.
private struct RowSource {
  let motion: Motion
  let lanes: [Int]

  var start: Double { motion.keys.first?.value[lanes[0]] ?? 0 }
  var end: Double { motion.keys.last?.value[lanes[0]] ?? 0 }
  var unit: ComponentUnit { ComponentUnit(of: motion.property, lane: lanes[0]) }

  var name: String {
    let names = lanes.map { motion.property.componentNames[$0] }.filter { !$0.isEmpty }
    return ([motion.property.name] + (names.isEmpty ? [] : [names.joined(separator: " ")]))
      .joined(separator: ".")
  }

  /// Whether one row tells of both: of the same number of two pieces of a view.
  func isTold(with other: RowSource) -> Bool {
    motion.view != motion.view.root && other.motion.view != other.motion.view.root
      && motion.view.root == other.motion.view.root && name == other.name && unit == other.unit
  }
}

extension Motion {
  /// Whether it goes along a straight line, so that its easing says all of it.
  fileprivate var hasOneTiming: Bool { keys.count == 2 }

  /// Whether a panel shows both: motions with one timing, or one property of two pieces of a view.
  fileprivate func isDrawn(with other: Motion) -> Bool {
    let arePieces =
      view != view.root && other.view != other.view.root && view.root == other.view.root
    guard hasOneTiming, other.hasOneTiming else {
      return hasOneTiming == other.hasOneTiming && property == other.property && arePieces
    }
    return arePieces || isTimed(as: other)
  }

  fileprivate func isTimed(as other: Motion) -> Bool {
    keys[0].time == other.keys[0].time && keys[1].time == other.keys[1].time
      && keys[0].easing == other.keys[0].easing
  }

  /// The components that move, those together that are the same throughout.
  fileprivate var movingLanes: [[Int]] {
    var groups: [[Int]] = []
    for lane in 0..<property.componentCount
    where keys.contains(where: { $0.value[lane] != keys[0].value[lane] }) {
      let twin = groups.firstIndex { group in
        ComponentUnit(of: property, lane: lane) == ComponentUnit(of: property, lane: group[0])
          && keys.allSatisfy { $0.value[lane] == $0.value[group[0]] }
      }
      if let twin { groups[twin].append(lane) } else { groups.append([lane]) }
    }
    return groups
  }
}
