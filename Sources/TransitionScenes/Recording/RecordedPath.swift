import TransitionKit

/// One property of one view over the time of a recording.
struct RecordedPath {
  /// Rising times; two at one time are a jump.
  private(set) var points: [CurveSampler.Sample] = []
  /// Whether a point is where the property may jump or bend.
  private var isBreak: [Bool] = []

  /// Two points nearer to each other are both sides of a jump, if they are far from the lines beside them.
  private static let jumpWidth = 4e-6

  /// Adds a value. A second one at the same time is a jump, and a third one replaces the second one.
  mutating func append(_ value: SIMD4<Double>, at time: Double, isBreak mayBend: Bool) {
    let count = points.count
    if count > 0, points[count - 1].time == time {
      isBreak[count - 1] = isBreak[count - 1] || mayBend
      if points[count - 1].value == value { return }
      // What changes at the very start was never shown.
      if count == 1 || points[count - 2].time == time {
        points.removeLast()
        isBreak.removeLast()
      }
    }
    points.append(CurveSampler.Sample(time: time, value: value, before: .zero, after: .zero))
    isBreak.append(mayBend)
  }

  /// Whether the value changes.
  var moves: Bool { points.contains { $0.value != points[0].value } }

  /// The range of each component.
  private var range: SIMD4<Double> { points.map { $0.value }.range }

  /// The parts between jumps.
  private var runs: [Range<Int>] {
    let jumps = points.indices.dropFirst().filter { points[$0].time == points[$0 - 1].time }
    return zip([0] + jumps, jumps + [points.count]).map { $0..<$1 }
  }

  /// The value for the longest time, and the times from which there is another one.
  var longest: (value: SIMD4<Double>, others: [(time: Double, value: SIMD4<Double>)]) {
    var spans: [(value: SIMD4<Double>, duration: Double)] = []
    var changes: [(time: Double, value: SIMD4<Double>)] = []
    for (point, next) in zip(points, points.dropFirst() + points.suffix(1)) {
      if changes.last?.value != point.value { changes.append((point.time, point.value)) }
      if let span = spans.firstIndex(where: { $0.value == point.value }) {
        spans[span].duration += next.time - point.time
      } else {
        spans.append((point.value, next.time - point.time))
      }
    }
    let value = spans.max { $0.duration < $1.duration }?.value ?? points[0].value
    return (value, changes.filter { $0.value != value })
  }

  /// As few straight lines as are within a tolerance of all values, and how far they may be from what is between the values.
  ///
  /// Between two values, what is smooth is nearer to the line than a quarter of the distance of a value from the line between
  /// those beside it, and what jumps is at most twice as far. Twice that distance is reported of values that are close together,
  /// as those of code are, and the distance itself of others.
  ///
  /// - Parameter interval: the seconds from one sample to the next where nothing jumps or bends.
  func lines(
    within tolerance: Tolerance, of view: ViewID, _ property: ViewProperty,
    sampledEvery interval: Double
  ) -> (knots: [Polyline.Knot], deviation: Motion.Deviation) {
    var deviation = Motion.Deviation(view: view, property: property)
    guard moves else { return ([knot(0)], deviation) }
    let permitted = tolerance.errors(in: range)
    deviation.tolerances = larger(permitted, SIMD4(repeating: 1e-12))
    measure(interval, &deviation)
    guard tolerance.fraction > 0 else { return (points.indices.map(knot), deviation) }
    // The rest of the tolerance is for what is between two values.
    let room = permitted * 0.15
    var path = self
    let jumps = path.spreadJumps(interval, room)
    let (knots, error) = path.lines(within: room)
    deviation.errors = larger(deviation.errors + error + jumps.removed, jumps.spread)
    return (knots, deviation)
  }

  /// Adds how far values are from the lines between those beside them.
  private func measure(_ interval: Double, _ deviation: inout Motion.Deviation) {
    for run in runs {
      for index in run.dropFirst().dropLast() where !isBreak[index] {
        let (time, distance) = (points[index].time, distance(at: index, interval))
        let width = min(time - points[index - 1].time, points[index + 1].time - time)
        if width < Self.jumpWidth, !distance.isWithin(deviation.tolerances) {
          deviation.shift = max(deviation.shift, width)
          continue
        }
        if (distance / deviation.tolerances).max()
          > (deviation.errors / deviation.tolerances).max()
        {
          deviation.time = time
        }
        deviation.errors = larger(deviation.errors, distance)
      }
    }
  }

  /// How far the path may be from the lines beside a value.
  private func distance(at index: Int, _ interval: Double) -> SIMD4<Double> {
    let (a, b, c) = (points[index - 1], points[index], points[index + 1])
    let part = (b.time - a.time) / (c.time - a.time)
    let distance = magnitude(a.value + (c.value - a.value) * part - b.value)
    return c.time - a.time < 1.5 * interval ? 2 * distance : distance
  }

  /// Spreads small jumps, as that of a spring at its end, over the time since the sample before them, and removes smaller ones.
  ///
  /// - Returns: the largest jump that is removed, and the largest error where one is spread.
  private mutating func spreadJumps(
    _ interval: Double, _ room: SIMD4<Double>
  ) -> (removed: SIMD4<Double>, spread: SIMD4<Double>) {
    // A thousandth of the distance, but for rounding.
    let limit = range * 1.0001e-3
    var (removed, spread) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for index in points.indices.dropFirst().reversed()
    where points[index].time == points[index - 1].time {
      let end = points[index]
      let jump = end.value - points[index - 1].value
      let limitTime = ((end.time / interval - 1e-9).rounded(.up) - 1 + 1e-9) * interval
      var first = index - 1
      repeat { first -= 1 } while first > 0 && points[first].time > limitTime && !isBreak[first]
      guard magnitude(jump).isWithin(limit), first >= 0 else { continue }
      if magnitude(jump).isWithin(room) {
        removed = larger(removed, jump)
      } else {
        let start = points[first].time
        func part(_ index: Int) -> Double { (points[index].time - start) / (end.time - start) }
        let inner = (first + 1)..<(index - 1)
        spread = inner.reduce(larger(spread, jump)) {
          larger($0, magnitude(jump) * part($1 + 1) + distance(at: $1, interval))
        }
        for index in inner {
          points[index].value += jump * part(index)
          isBreak[index] = true
        }
        isBreak[first] = true
      }
      points.remove(at: index - 1)
      isBreak.remove(at: index - 1)
      isBreak[index - 1] = true
    }
    return (removed, spread)
  }

  /// As few straight lines as are near all values and go through all at which the path may bend, and their largest error.
  private func lines(
    within room: SIMD4<Double>
  ) -> (knots: [Polyline.Knot], error: SIMD4<Double>) {
    var knots: [Polyline.Knot] = []
    var error = SIMD4<Double>.zero
    for run in runs {
      let ends =
        [run.lowerBound] + run.dropFirst().dropLast().filter { isBreak[$0] }
        + [run.upperBound - 1]
      knots.append(knot(run.lowerBound))
      for (first, last) in zip(ends, ends.dropFirst()) where last > first {
        let all = (first...last).map(knot)
        let few = Polyline.points(along: Array(points[first...last]), within: room)
        // A line may bend between two values, where it is a little farther from the line between these.
        let distance = larger(few.distance(from: all), all.distance(from: few))
        let isClose = distance.isWithin(room * 2)
        knots += (isClose ? few : all).dropFirst()
        if isClose { error = larger(error, distance) }
      }
    }
    return (knots, error)
  }

  private func knot(_ index: Int) -> Polyline.Knot {
    Polyline.Knot(time: points[index].time, value: points[index].value)
  }
}

extension [Polyline.Knot] {
  /// The largest distance of the knots from the lines through others.
  fileprivate func distance(from others: [Polyline.Knot]) -> SIMD4<Double> {
    var index = 0
    return reduce(.zero) { largest, knot in
      while index + 2 < others.count, others[index + 1].time <= knot.time { index += 1 }
      let (a, b) = (others[index], others[Swift.min(index + 1, others.count - 1)])
      let part = b.time > a.time ? (knot.time - a.time) / (b.time - a.time) : 1
      return larger(largest, a.value + (b.value - a.value) * part - knot.value)
    }
  }
}
