import TransitionKit

/// One component of a motion as a line of a chart.
struct ChartLine {
  let motion: Motion
  let lane: Int

  /// What is drawn of a value: how far it is from the offset, times the factor.
  let offset: Double
  let factor: Double

  var start: Double { drawn(motion.keys.first?.value[lane] ?? 0) }
  var end: Double { drawn(motion.keys.last?.value[lane] ?? 0) }

  func drawn(_ value: Double) -> Double { (value - offset) * factor }

  /// What is drawn at points that the line passes, its extremes nearly among them.
  var points: [Double] {
    var values = motion.keys.map { $0.value[lane] }
    for (key, next) in zip(motion.keys, motion.keys.dropFirst()) {
      func between(_ progress: Double) -> Double {
        key.value[lane] + (next.value[lane] - key.value[lane]) * progress
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
    return values.map { drawn($0) }
  }

  /// The path of the line: Bézier easings as they are, and straight lines.
  func path(duration: Double, x: (Double) -> Double, y: (Double) -> Double) -> String {
    var path = ""
    func place(_ time: Double, _ value: Double) -> String {
      "\(decimal(x(time), 1)) \(decimal(y(drawn(value)), 1))"
    }
    for (index, key) in motion.keys.enumerated() {
      let value = key.value[lane]
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
          value + (next.value[lane] - value) * point.y)
      }
      switch key.easing {
      case .linear: break
      case .bezier(let start, let end):
        path += "C\(between(start)) \(between(end)) \(place(next.time, next.value[lane]))"
      case .steps(let count, let jump):
        path += "L" + stepPoints(count, jump).map(between).joined(separator: " ")
      case .lines(let points): path += "L" + points.map(between).joined(separator: " ")
      }
    }
    if let last = motion.keys.last, last.time < duration { path += "H" + decimal(x(duration), 1) }
    return path
  }
}

/// Whether what is drawn of an easing ends where the next keyframe is.
private func endsAtNext(_ easing: Motion.Easing) -> Bool {
  switch easing {
  case .bezier, .lines: true
  case .linear, .steps: false
  }
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
