import TransitionKit

/// One property of one view over the time of a recording, as straight lines between samples.
struct RecordedPath {
  /// Rising times; two at one time are a jump.
  private(set) var points: [(time: Double, value: SIMD4<Double>)] = []

  /// Adds a sample. A second one at the same time is a jump, and a third one replaces the second one.
  mutating func append(_ value: SIMD4<Double>, at time: Double) {
    let count = points.count
    if count > 0, points[count - 1].time == time {
      if points[count - 1].value == value { return }
      // What changes at the very start was never shown.
      if count == 1 || points[count - 2].time == time {
        points[count - 1].value = value
        return
      }
    }
    points.append((time, value))
  }

  /// Whether the value changes.
  var moves: Bool { points.contains { $0.value != points[0].value } }

  /// Leaves out samples that are on the straight line between the ones that stay, to a fraction of the range.
  ///
  /// Each lane keeps the slopes of all lines from the last point that stays which pass every later one closely enough.
  func simplified(within tolerance: Double) -> RecordedPath {
    guard points.count > 2, tolerance > 0 else { return self }
    let (low, high) = points.reduce((points[0].value, points[0].value)) { range, point in
      (
        pointwiseMin(range.0, point.value), pointwiseMax(range.1, point.value)
      )
    }
    let error = (high - low) * tolerance
    var kept = [points[0]]
    var (least, greatest) = Self.allSlopes
    for index in points.indices.dropFirst() {
      let (anchor, point) = (kept[kept.count - 1], points[index])
      let duration = point.time - anchor.time
      let slope = (point.value - anchor.value) / duration
      let isLine = duration > 0 && all(slope .>= least) && all(slope .<= greatest)
      if !isLine {
        // The point before ends the line, and begins the next one.
        kept.append(points[index - 1])
        (least, greatest) = Self.allSlopes
      }
      let from = kept[kept.count - 1]
      let span = point.time - from.time
      guard span > 0 else {
        kept.append(point)
        (least, greatest) = Self.allSlopes
        continue
      }
      least = pointwiseMax(least, (point.value - error - from.value) / span)
      greatest = pointwiseMin(greatest, (point.value + error - from.value) / span)
    }
    if let last = points.last { kept.append(last) }
    var path = RecordedPath()
    path.points = kept.enumerated().filter { index, point in
      index == 0 || point != kept[index - 1]
    }.map(\.element)
    return path
  }

  private static var allSlopes: (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(repeating: -.infinity), SIMD4(repeating: .infinity))
  }

  /// The segment of a timeline.
  ///
  /// - Parameter end: the time to which it lasts, in seconds.
  func segment(of property: ViewProperty, until end: Double) -> Timeline.Segment {
    let (first, last) = (points[0].value, points[points.count - 1].value)
    guard moves, property.isAnimatable, end > 0 else {
      return Timeline.Segment(start: first, end: first, completion: last, timing: 0)
    }
    var steps: [(duration: Double, value: SIMD4<Double>)] = []
    var time = 0.0
    for point in points {
      let duration = point.time - time
      if duration > 0 || !steps.isEmpty { steps.append((duration, point.value)) }
      time = point.time
    }
    return Timeline.Segment(
      from: first, steps: steps, holdingFor: end - time, completion: last)
  }
}
