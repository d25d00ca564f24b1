/// Up to four numbers over time, smooth but for some breakpoints.
struct CurveSampler {
  /// The times between which it is told, in order; between two neighbours it is smooth.
  let breakpoints: [Double]

  /// The values at a time.
  let value: (Double) -> SIMD4<Double>

  /// The velocities at a time: those to the right, or for a time that is approached from the left, those
  /// before it.
  let velocity: (_ time: Double, _ isBefore: Bool) -> SIMD4<Double>
}

extension CurveSampler {
  /// A point of a sampler, with the velocities on both sides.
  struct Sample {
    let time: Double
    let value: SIMD4<Double>
    var before: SIMD4<Double>
    var after: SIMD4<Double>
  }

  /// Samples close enough that the sampler stays near the straight lines between them, which takes more of
  /// them the nearer that is.
  ///
  /// - Parameter gap: how near, in each component. Where that would take too many samples it is made wider
  ///   until it does not.
  /// - Returns: a run of samples for each part without a jump, of which the next one starts where the last
  ///   ended, and how many times as wide the gap is.
  func samples(gap: SIMD4<Double>) -> (runs: [[Sample]], widening: Double) {
    var widening = 1.0
    var factor = 4.0
    while widening < 1e18 {
      if let runs = samples(exactGap: gap * widening) { return (runs, widening) }
      widening *= factor
      // What is nearly noise is given up sooner.
      if widening > 100 { factor *= 2 }
    }
    return ([], widening)
  }

  private static let mostSamples = 20_000

  private func samples(exactGap gap: SIMD4<Double>) -> [[Sample]]? {
    var runs: [[Sample]] = []
    var count = 0
    for (start, end) in zip(breakpoints, breakpoints.dropFirst()) where end > start {
      guard let parts = samples(from: start, to: end, gap: gap, atMost: Self.mostSamples - count)
      else { return nil }
      for part in parts {
        count += part.count
        guard let first = part.first else { continue }
        if let last = runs.last?.last, last.time == first.time,
          magnitude(last.value - first.value).isWithin(gap * 0.01)
        {
          runs[runs.count - 1][runs[runs.count - 1].count - 1].after = first.after
          runs[runs.count - 1] += part.dropFirst()
        } else {
          runs.append(part)
        }
      }
    }
    return runs
  }

  /// Samples of a part that should be smooth; where it jumps nevertheless, the next run starts.
  private func samples(
    from start: Double, to end: Double, gap: SIMD4<Double>, atMost limit: Int
  ) -> [[Sample]]? {
    // What holds at the breakpoints themselves may belong to the other side.
    let (first, last) = (start.nextUp, end.nextDown)
    guard first < last else { return [] }
    func sample(_ time: Double, at place: Double) -> Sample {
      let after = velocity(time, false)
      return Sample(
        time: place, value: value(time), before: time == last ? velocity(time, true) : after,
        after: after)
    }
    let cells = 32
    var runs = [[sample(first, at: start)]]
    var count = 1
    var pending = (1...cells).reversed().map { index -> Sample in
      let time = start + (end - start) * Double(index) / Double(cells)
      return index == cells ? sample(last, at: end) : sample(time, at: time)
    }
    while let next = pending.last, let current = runs.last?.last {
      let width = next.time - current.time
      let deviation = deviation(
        from: current.value, current.after, to: next.value, next.before, over: width)
      if deviation.isWithin(gap) {
        runs[runs.count - 1].append(next)
      } else if width < jumpWidth * (end - start) {
        // What still changes within so short a time has no slope that could be followed.
        runs.append([next])
      } else {
        if count + pending.count > limit { return nil }
        let middle = current.time + width / 2
        pending.append(sample(middle, at: middle))
        continue
      }
      count += 1
      pending.removeLast()
    }
    return runs
  }
}

/// The share of a smooth part within which a change counts as a jump.
let jumpWidth = 1e-12

extension CurveSampler {
  /// The range of each component, or its size if it does not move.
  var range: SIMD4<Double> {
    let (start, end) = (breakpoints.first ?? 0, breakpoints.last ?? 0)
    let times = breakpoints + (0...256).map { start + (end - start) * Double($0) / 256 }
    var low = value(start)
    var high = low
    for value in times.map(self.value) {
      low = low.replacing(with: value, where: value .< low)
      high = high.replacing(with: value, where: value .> high)
    }
    let range = high - low
    let size = magnitude(high).replacing(with: 1, where: magnitude(high) .< 1)
    return range.replacing(with: size, where: range .== 0)
  }
}

/// How far a smooth function can be from the straight line between two points, by its values and slopes
/// there.
///
/// With p and q the differences of the slopes from that of the line, a function that is convex or concave
/// leaves it by at most pq/(p + q) times the width, where the tangents meet, and the cubic through both
/// points by at most 4/27 (|p| + |q|). Both are less than (|p| + |q|)/4, which is used. At a vertical
/// tangent, where that is too much, a function that rises or falls throughout stays between its ends.
func deviation(
  from a: SIMD4<Double>, _ slopeAtA: SIMD4<Double>, to b: SIMD4<Double>, _ slopeAtB: SIMD4<Double>,
  over width: Double
) -> SIMD4<Double> {
  let chord = (b - a) / width
  let deviation = (magnitude(slopeAtA - chord) + magnitude(slopeAtB - chord)) * (width / 4)
  let isMonotone = (slopeAtA * chord .>= 0) .& (slopeAtB * chord .>= 0)
  let height = magnitude(b - a)
  return deviation.replacing(with: height, where: isMonotone .& (height .< deviation))
}

/// The larger magnitude of each lane.
func larger(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  let (a, b) = (magnitude(a), magnitude(b))
  return a.replacing(with: b, where: b .> a)
}

func magnitude(_ v: SIMD4<Double>) -> SIMD4<Double> { v.replacing(with: -v, where: v .< 0) }

extension SIMD4<Double> {
  /// Whether no lane is larger than that of a limit.
  func isWithin(_ limit: SIMD4<Double>) -> Bool { all(self .<= limit) }
}
