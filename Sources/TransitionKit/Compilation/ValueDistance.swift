/// How far what was written is from what is shown, over some seconds.
///
/// The distance is sampled between the times at which it may jump or bend, and refined where it is largest and
/// where it begins and ends.
struct ValueDistance {
  private let written: TimedSegment
  private let shown: ShownValue
  private let times: [Double]
  private let samples: [SIMD4<Double>]

  init(between written: TimedSegment, and shown: ShownValue, in range: ClosedRange<Double>) {
    self.written = written
    self.shown = shown
    let isConstant = !written.segment.moves && shown.isConstant
    times =
      isConstant
      ? [range.lowerBound, range.upperBound]
      : instants(
        in: range, breakpoints: written.breakpoints + shown.breakpoints(in: range),
        cells: written.swings || shown.swings ? 512 : 64)
    samples = times.map { (written.value(at: $0) - shown.value(at: $0)).magnitudes }
  }

  /// The largest distance in each lane.
  var largest: SIMD4<Double> {
    var largest = SIMD4<Double>.zero
    for lane in 0..<4 {
      var best = 0
      for index in samples.indices where samples[index][lane] > samples[best][lane] { best = index }
      largest[lane] = samples[best][lane]
      guard largest[lane] > tolerance else {
        largest[lane] = 0
        continue
      }
      for cell in [best - 1, best] where cell >= 0 && cell + 1 < times.count {
        largest[lane] = max(largest[lane], peak(of: lane, from: times[cell], to: times[cell + 1]))
      }
    }
    return largest
  }

  /// From when to when there is a distance; nil if there never is one.
  var interval: ClosedRange<Double>? {
    guard let first = samples.firstIndex(where: { $0.max() > tolerance }),
      let last = samples.lastIndex(where: { $0.max() > tolerance })
    else { return nil }
    let start = first == 0 ? times[0] : limit(from: times[first - 1], to: times[first])
    let end = last + 1 == times.count ? times[last] : limit(from: times[last + 1], to: times[last])
    return start...max(start, end)
  }

  /// What rounding may add to equal values.
  private var tolerance: Double {
    1e-13
      * max(1, max(written.segment.start.largestMagnitude, written.segment.end.largestMagnitude))
  }

  private func distance(at time: Double) -> SIMD4<Double> {
    (written.value(at: time) - shown.value(at: time)).magnitudes
  }

  /// The largest distance in one lane between two times, by ternary search.
  private func peak(of lane: Int, from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    var peak = 0.0
    for _ in 0..<24 {
      let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
      let (first, second) = (distance(at: a)[lane], distance(at: b)[lane])
      peak = max(peak, max(first, second))
      if first < second { low = a } else { high = b }
    }
    return peak
  }

  /// Where the distance begins between a time without one and a time with one, by bisection.
  private func limit(from none: Double, to some: Double) -> Double {
    var (none, some) = (none, some)
    for _ in 0..<40 {
      let middle = (none + some) / 2
      if distance(at: middle).max() > tolerance { some = middle } else { none = middle }
    }
    return some
  }
}

/// Times in a range, between breakpoints, right before them and at them.
private func instants(
  in range: ClosedRange<Double>, breakpoints: [Double], cells: Int
) -> [Double] {
  let inside = breakpoints.filter { $0 > range.lowerBound && $0 < range.upperBound }.sorted()
  let joins = [range.lowerBound] + inside + [range.upperBound]
  let count = max(4, min(cells, 1024 / (joins.count - 1)))
  var instants: [Double] = []
  for (start, end) in zip(joins, joins.dropFirst()) where end > start {
    for cell in 0..<count { instants.append(start + (end - start) * Double(cell) / Double(count)) }
    instants.append(end - (end - start) * 1e-9)
  }
  return instants + [range.upperBound]
}
