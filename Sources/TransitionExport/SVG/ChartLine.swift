import TransitionKit

/// One component of a track as a line of a chart.
struct ChartLine {
  let track: KeyframedTrack
  let lane: Int

  /// A value minus the offset, times the factor, is drawn.
  let offset: Double
  let factor: Double

  var start: Double { drawn(track.keyframes.first?.value[lane] ?? 0) }
  var end: Double { drawn(track.keyframes.last?.value[lane] ?? 0) }

  func drawn(_ value: Double) -> Double { (value - offset) * factor }

  /// Values that the line passes, with its extremes.
  var points: [Double] {
    var values = track.keyframes.map { $0.value[lane] }
    for (keyframe, next) in zip(track.keyframes, track.keyframes.dropFirst()) {
      func between(_ progress: Double) -> Double {
        keyframe.value[lane] + (next.value[lane] - keyframe.value[lane]) * progress
      }
      switch keyframe.easing {
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
    func position(_ time: Double, _ value: Double) -> String {
      "\(decimal(x(time), 1)) \(decimal(y(drawn(value)), 1))"
    }
    for (index, keyframe) in track.keyframes.enumerated() {
      let value = keyframe.value[lane]
      if index == 0 {
        path = "M" + position(0, value)
        if keyframe.time > 0 { path += "H" + decimal(x(keyframe.time), 1) }
      } else if !endsAtNext(track.keyframes[index - 1].easing) {
        path += "L" + position(keyframe.time, value)
      }
      guard index + 1 < track.keyframes.count else { continue }
      let next = track.keyframes[index + 1]
      func between(_ point: Point) -> String {
        position(
          keyframe.time + (next.time - keyframe.time) * point.x,
          value + (next.value[lane] - value) * point.y)
      }
      switch keyframe.easing {
      case .linear: break
      case .bezier(let start, let end):
        path += "C\(between(start)) \(between(end)) \(position(next.time, next.value[lane]))"
      case .steps(let count, let jump):
        path += "L" + stepPoints(count, jump).map(between).joined(separator: " ")
      case .lines(let points): path += "L" + points.map(between).joined(separator: " ")
      }
    }
    if let last = track.keyframes.last, last.time < duration {
      path += "H" + decimal(x(duration), 1)
    }
    return path
  }
}

/// Whether the path of an easing ends at the next keyframe.
private func endsAtNext(_ easing: KeyframeEasing) -> Bool {
  switch easing {
  case .bezier, .lines: true
  case .linear, .steps: false
  }
}
