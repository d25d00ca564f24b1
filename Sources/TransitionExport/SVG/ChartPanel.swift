import Foundation
import TransitionKit

/// The moving components of one property that share a unit.
struct ChartPanel {
  /// Components that are the same throughout.
  struct Line {
    let label: String
    let lane: Int
  }

  let motion: Motion
  let title: String
  let unit: String
  let lines: [Line]

  /// The least and the greatest value that is drawn, in the unit.
  let range: (low: Double, high: Double)

  /// What the property counts in the unit for each one of the library.
  private let factor: Double

  /// The panels of a motion: one for each unit in which something moves.
  static func panels(of motion: Motion) -> [ChartPanel] {
    let property = motion.property
    let moving = (0..<property.componentCount).filter { lane in
      motion.keys.contains { $0.value[lane] != motion.keys[0].value[lane] }
    }
    let units = moving.map { chartUnit(of: property, lane: $0).name }
    var panels: [ChartPanel] = []
    for unit in units where !panels.contains(where: { $0.unit == unit }) {
      panels.append(
        ChartPanel(motion, zip(moving, units).filter { $0.1 == unit }.map { $0.0 }, unit: unit))
    }
    return panels
  }

  private init(_ motion: Motion, _ lanes: [Int], unit: String) {
    self.motion = motion
    self.unit = unit
    title = motion.property.name
    factor = chartUnit(of: motion.property, lane: lanes.first ?? 0).factor
    var groups: [[Int]] = []
    for lane in lanes {
      let twin = groups.firstIndex { group in
        motion.keys.allSatisfy { $0.value[lane] == $0.value[group[0]] }
      }
      if let twin { groups[twin].append(lane) } else { groups.append([lane]) }
    }
    let names = motion.property.componentNames
    lines = groups.map { group in
      Line(label: label(group.map { names[$0] }), lane: group[0])
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for line in lines {
      for point in drawnPoints(motion, line.lane) {
        (low, high) = (min(low, point * factor), max(high, point * factor))
      }
    }
    range = (low, high)
  }

  /// The last value of a line, in the unit.
  func end(of line: Line) -> Double { (motion.keys.last?.value[line.lane] ?? 0) * factor }

  /// A value with its unit, as short as the range allows.
  func text(_ value: Double) -> String {
    let span = range.high - range.low
    let digits = span < 0.2 ? 3 : span < 20 ? 2 : span < 200 ? 1 : 0
    let space = unit.isEmpty || unit == "°" || unit == "×" ? "" : "\u{a0}"
    return decimal(value, digits) + space + unit
  }

  /// The path of a line: Bézier easings as they are, and straight lines.
  func path(
    of line: Line, duration: Double, x: (Double) -> Double, y: (Double) -> Double
  ) -> String {
    var path = ""
    func place(_ time: Double, _ value: Double) -> String {
      "\(decimal(x(time), 1)) \(decimal(y(value * factor), 1))"
    }
    for (index, key) in motion.keys.enumerated() {
      let value = key.value[line.lane]
      if index == 0 {
        path = "M" + place(0, value)
        if key.time > 0 { path += "H" + decimal(x(key.time), 1) }
      } else if !endsAtNext(motion.keys[index - 1].easing) {
        path += "L" + place(key.time, value)
      }
      guard index + 1 < motion.keys.count else { continue }
      let next = motion.keys[index + 1]
      func between(_ point: Point) -> String {
        place(
          key.time + (next.time - key.time) * point.x,
          value + (next.value[line.lane] - value) * point.y)
      }
      switch key.easing {
      case .linear: break
      case .bezier(let start, let end):
        path += "C\(between(start)) \(between(end)) \(place(next.time, next.value[line.lane]))"
      case .steps(let count, let jump):
        path += "L" + stepPoints(count, jump).map(between).joined(separator: " ")
      case .lines(let points): path += "L" + points.map(between).joined(separator: " ")
      }
    }
    if let last = motion.keys.last, last.time < duration { path += "H" + decimal(x(duration), 1) }
    return path
  }
}

/// The names of components, those of several by their initials if they would be too long.
private func label(_ names: [String]) -> String {
  let whole = names.joined(separator: " ")
  guard names.count > 1, whole.count > 9 else { return whole }
  return names.map { $0.count > 2 ? String($0.prefix(1)) : $0 }.joined(separator: " ")
}

/// Whether what is drawn of an easing ends where the next keyframe is.
private func endsAtNext(_ easing: Motion.Easing) -> Bool {
  switch easing {
  case .bezier, .lines: true
  case .linear, .steps: false
  }
}

/// The unit in which a component is shown, and how many of it one of the library is.
private func chartUnit(of property: Property, lane: Int) -> (name: String, factor: Double) {
  switch property {
  case .translation, .cornerRadius, .clipRadius, .blur: ("pt", 1)
  case .scale, .layoutScale: ("×", 1)
  case .rotation: ("°", 180 / .pi)
  case .clip: ("%", 100)
  case .shadow: lane == 0 ? ("", 1) : ("pt", 1)
  default: ("", 1)
  }
}

/// Values that a line passes, its extremes nearly among them.
private func drawnPoints(_ motion: Motion, _ lane: Int) -> [Double] {
  var values = motion.keys.map { $0.value[lane] }
  for (key, next) in zip(motion.keys, motion.keys.dropFirst()) {
    func between(_ share: Double) -> Double {
      key.value[lane] + (next.value[lane] - key.value[lane]) * share
    }
    switch key.easing {
    case .lines(let points): values += points.map { between($0.y) }
    case .bezier(let start, let end) where start.y < 0 || start.y > 1 || end.y < 0 || end.y > 1:
      values += (1..<100).map { index in
        let (t, s) = (Double(index) / 100, 1 - Double(index) / 100)
        return between(3 * s * s * t * start.y + 3 * s * t * t * end.y + t * t * t)
      }
    default: break
    }
  }
  return values
}

/// The corners of a staircase from (0, 0) to (1, 1).
func stepPoints(_ count: Int, _ jump: StepJump) -> [Point] {
  let n = Double(max(count, 1))
  return (0..<max(count, 1)).flatMap { index -> [Point] in
    let i = Double(index)
    let level =
      switch jump {
      case .start: (i + 1) / n
      case .end: i / n
      case .none: n > 1 ? i / (n - 1) : 1
      case .both: (i + 1) / (n + 1)
      }
    return [Point(x: i / n, y: level), Point(x: (i + 1) / n, y: level)]
  }
}
