import TransitionKit

/// The values of a run over time as straight lines between samples.
struct RecordedCurves {
  /// One property of a part of a page.
  struct Channel: Hashable {
    let part: RunSample.Part
    let property: ViewProperty
  }

  /// The values of all channels before and after the calls at a time.
  struct Point {
    let time: Double
    let before: [SIMD4<Double>]
    let after: [SIMD4<Double>]
  }

  let channels: [Channel]
  private(set) var points: [Point]

  /// The largest distance of each channel from the lines, and its time.
  private(set) var errors: [SIMD4<Double>]
  private(set) var errorTimes: [Double]

  /// The duration of the longest line that replaces a jump without a call, in seconds; 0 without one.
  private(set) var shifts: [Double]

  /// The permitted errors of each channel.
  let tolerances: [SIMD4<Double>]

  /// The number of times that an interval is divided into four at most.
  private static let greatestDepth = 4

  /// Adds samples between others until the lines are within a tolerance at three places between them.
  ///
  /// - Parameters:
  ///   - samples: the samples of a steady rate, and those of the calls.
  ///   - more: makes samples at other times.
  init(
    _ samples: [(RunSample, RunSample)], _ channels: [Channel], within tolerance: Tolerance,
    more: ([Double]) throws(RunLog.MissingTransition) -> [(RunSample, RunSample)]
  ) throws(RunLog.MissingTransition) {
    self.channels = channels
    var known = channels.map { channel in
      // A view that is not yet there has the values with which it comes.
      samples.lazy.compactMap { channel.value(in: $0.1) ?? channel.value(in: $0.0) }.first
        ?? channel.property.identityVector
    }
    func point(_ sample: (RunSample, RunSample), from known: [SIMD4<Double>]) -> Point {
      let before = channels.indices.map {
        channels[$0].value(in: sample.0) ?? channels[$0].absent(known[$0])
      }
      let after = channels.indices.map {
        channels[$0].value(in: sample.1) ?? channels[$0].absent(before[$0])
      }
      return Point(time: sample.0.time, before: before, after: after)
    }
    points = []
    for sample in samples {
      points.append(point(sample, from: known))
      known = points[points.count - 1].after
    }
    let all = points
    tolerances = channels.indices.map { index in
      var (low, high) = (all[0].after[index], all[0].after[index])
      for point in all {
        for value in [point.before[index], point.after[index]] {
          low = low.replacing(with: value, where: value .< low)
          high = larger(high, value)
        }
      }
      return larger(tolerance.errors(in: high - low), SIMD4(repeating: 1e-12))
    }
    errors = channels.map { _ in .zero }
    errorTimes = channels.map { _ in 0 }
    shifts = channels.map { _ in 0 }
    var open = Array(zip(points, points.dropFirst()))
    for depth in 0...Self.greatestDepth {
      open.removeAll { !($0.time < $0.time + ($1.time - $0.time) / 4) }
      guard !open.isEmpty else { break }
      let inner = try more(
        open.flatMap { from, to in
          (1...3).map { from.time + (to.time - from.time) * Double($0) / 4 }
        })
      var next: [(Point, Point)] = []
      for (index, (from, to)) in open.enumerated() {
        var known = from.after
        let middles = inner[index * 3..<index * 3 + 3].map { sample in
          let middle = point(sample, from: known)
          known = middle.after
          return middle
        }
        guard isClose(from, middles, to, isLast: depth == Self.greatestDepth) else {
          points += middles
          next += zip([from] + middles, middles + [to])
          continue
        }
      }
      open = next
    }
    points.sort { $0.time < $1.time }
  }

  /// Whether values are on the line between two others in each channel, and enters their distance if so.
  private mutating func isClose(
    _ from: Point, _ middles: [Point], _ to: Point, isLast: Bool
  ) -> Bool {
    let found = channels.indices.map { index in
      middles.enumerated().reduce(SIMD4<Double>.zero) { largest, middle in
        let part = Double(middle.offset + 1) / Double(middles.count + 1)
        let line = from.after[index] + (to.before[index] - from.after[index]) * part
        // Twice the distance, because it may be larger elsewhere.
        return larger(largest, 2 * magnitude(line - middle.element.before[index]))
      }
    }
    let far = channels.indices.filter {
      found[$0].replacing(with: 0, where: found[$0] .<= tolerances[$0]) != .zero
    }
    guard far.isEmpty || isLast else { return false }
    for index in channels.indices {
      // What still is far after so many halvings is a jump.
      if far.contains(index) {
        shifts[index] = max(shifts[index], to.time - from.time)
      } else {
        if found[index].max() > errors[index].max() {
          errorTimes[index] = middles[middles.count / 2].time
        }
        errors[index] = larger(errors[index], found[index])
      }
    }
    return true
  }
}

extension RecordedCurves.Channel {
  /// The value as the engine has it; nil if the part is not there.
  func value(in sample: RunSample) -> SIMD4<Double>? {
    sample.states[part].map { property.premultiplied($0[property].vector(of: property)) }
  }

  /// The value while the part is not there: it keeps the last one, but is invisible.
  fileprivate func absent(_ last: SIMD4<Double>) -> SIMD4<Double> {
    guard property == .opacity, part.pieces.isEmpty else { return last }
    var value = property.identityVector
    value.x = 0
    return value
  }
}
