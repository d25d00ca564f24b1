import TransitionKit
import TransitionLint

/// The numbers of a property over time, with the time at which the fault is seen in red.
struct Plot {
  let height = 150.0
  private let view: ViewID
  private let property: ViewProperty
  private let width: Double
  private let lanes: [Int]
  private let range: ClosedRange<Double>
  private let duration: Double
  private let left = 46.0
  private let bottom = 126.0
  /// The part of the duration that is shown before the start and after the end.
  private let margin = 0.08

  /// Makes a plot with the same axes for some versions.
  init(_ view: ViewID, _ property: ViewProperty, of versions: [Fault.Version], width: Double) {
    self.view = view
    self.property = property
    self.width = width
    let timelines = versions.map { $0.transitions[0].timeline }
    duration = timelines.map { $0.duration }.max() ?? 0
    let values = timelines.flatMap { timeline in
      (0...200).map {
        timeline.frame(at: timeline.duration * Double($0) / 200)[view][property].components
      } + [timeline.frame(at: timeline.duration + 1)[view][property].components]
    }
    let rest = property.identity.components
    let moving = rest.indices.filter { lane in values.contains { $0[lane] != rest[lane] } }
    // Components that are always equal are one line.
    lanes = moving.filter { lane in
      !moving.contains { other in other < lane && values.allSatisfy { $0[other] == $0[lane] } }
    }
    let shown = lanes.flatMap { lane in values.map { $0[lane] } + [rest[lane]] }
    let (low, high) = (shown.min() ?? 0, shown.max() ?? 1)
    range = low...max(high, low + 1e-9)
  }

  func markup(of version: Fault.Version, _ kind: LintFinding.Kind) -> String {
    let timeline = version.transitions[0].timeline
    var parts: [String] = []
    if let finding = version.findings.first(where: { $0.kind == kind }) {
      let start = x(finding.interval.lowerBound)
      let end = max(x(min(finding.interval.upperBound, duration)), start + 5)
      parts.append(
        "<path class=\"z\" d=\"M\(text(start - (end - start == 5 ? 2.5 : 0))) 6H\(text(end))V\(text(bottom))H\(text(start - (end - start == 5 ? 2.5 : 0)))z\"/>"
      )
    }
    for value in Set([range.lowerBound, range.upperBound, rest]).sorted() {
      let position = text(y(value))
      parts.append("<path class=\"g\" d=\"M\(text(left)) \(position)H\(text(width))\"/>")
      let isClear = value == rest || abs(y(value) - y(rest)) > 12
      if isClear {
        parts.append(
          "<text class=\"e\" x=\"\(text(left - 6))\" y=\"\(text(y(value) + 4))\">\(label(value))</text>"
        )
      }
    }
    for (time, name) in [
      (0, x(timeline.duration) - x(0) > 40 ? "0" : ""),
      (timeline.duration, "\(text(timeline.duration * 1000, decimals: 1)) ms"),
    ] {
      parts.append(
        "<path class=\"g\" d=\"M\(text(x(time))) 6V\(text(bottom))\"/><text class=\"m\" x=\"\(text(min(x(time), width - 22)))\" y=\"\(text(bottom + 15))\">\(name)</text>"
      )
    }
    for (index, lane) in lanes.enumerated() {
      parts.append("<path class=\"l l\(index)\" d=\"\(line(of: lane, timeline))\"/>")
      guard timeline.targets.first(where: { $0.id == view })?.operation == .removal else {
        continue
      }
      let left = timeline.frame(at: timeline.duration + 1)[view][property].components[lane]
      let (start, end) = (x(timeline.duration) + 4, x(timeline.duration + margin * duration))
      parts.append(
        "<path class=\"l a\" d=\"M\(text(start)) \(text(y(left)))H\(text(end))\"/>")
    }
    return parts.joined(separator: "\n")
  }

  private var rest: Double { property.identity.components[lanes.first ?? 0] }

  private func label(_ value: Double) -> String {
    text(value, decimals: range.upperBound - range.lowerBound < 10 ? 100 : 1)
      + (property == .translation ? " pt" : "")
  }

  /// The line of a component: at rest before a removal, and with what stays after the end.
  private func line(of lane: Int, _ timeline: Timeline) -> String {
    let target = timeline.targets.first { $0.id == view }
    let end = timeline.duration
    func value(_ time: Double) -> Double {
      timeline.frame(at: time)[view][property].components[lane]
    }
    var points: [(Double, Double)] = []
    if target?.operation == .removal {
      let rest = property.identity.components[lane]
      points = [(-margin * duration, rest), (0, rest)]
    }
    let after = [(end, value(end + 1)), (end + margin * duration, value(end + 1))]
    let instants = timeline.timings.flatMap { [$0.start, $0.end] }
    let times = (0...160).map { end * Double($0) / 160 } + instants.flatMap { [$0 - 1e-9, $0] }
    points += times.filter { $0 >= 0 && $0 <= end }.sorted().map { ($0, value($0)) }
    // What a removed view is left with is not seen.
    if target?.operation == .insertion { points += after }
    return path(points.map { Point(x: x($0.0), y: y($0.1)) })
  }

  /// A path through points, without those that lie on a line between their neighbours.
  private func path(_ points: [Point]) -> String {
    var kept: [Point] = []
    for point in points {
      while kept.count > 1 {
        let (a, b) = (kept[kept.count - 2], kept[kept.count - 1])
        let area = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        let isBetween = b.x >= a.x && (b.y - a.y) * (point.y - b.y) >= 0
        guard isBetween, abs(area) < 0.05 * max(abs(point.x - a.x) + abs(point.y - a.y), 1e-9)
        else { break }
        kept.removeLast()
      }
      kept.append(point)
    }
    return "M" + kept.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: "L")
  }

  private func x(_ time: Double) -> Double {
    let span = duration > 0 ? duration * (1 + 2 * margin) : 1
    return left + (width - left) * (time + margin * duration) / span
  }

  private func y(_ value: Double) -> Double {
    let isDown = property == .translation || property == .frame
    let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return 10 + (bottom - 14) * (isDown ? part : 1 - part)
  }
}
