/// Up to four numbers over time, smooth between breakpoints.
package struct CurveSampler {
  /// The times between which the numbers are smooth, in order. They start and end at the first and the last one.
  package let breakpoints: [Double]

  /// The values at a time.
  package let value: (Double) -> SIMD4<Double>

  /// The velocities at a time: those after it, or those before it.
  package let velocity: (_ time: Double, _ isBefore: Bool) -> SIMD4<Double>

  /// Makes a sampler.
  ///
  /// - Parameters:
  ///   - breakpoints: the times between which the numbers are smooth, from the first to the last one.
  ///   - value: the values at a time.
  ///   - velocity: the velocities after a time, or before it.
  package init(
    breakpoints: [Double], value: @escaping (Double) -> SIMD4<Double>,
    velocity: @escaping (_ time: Double, _ isBefore: Bool) -> SIMD4<Double>
  ) {
    self.breakpoints = breakpoints
    self.value = value
    self.velocity = velocity
  }
}

extension CurveSampler {
  /// The values at one time, with the velocities before and after it.
  package struct Sample {
    package let time: Double
    package var value: SIMD4<Double>
    package var before: SIMD4<Double>
    package var after: SIMD4<Double>

    package init(
      time: Double, value: SIMD4<Double>, before: SIMD4<Double>, after: SIMD4<Double>
    ) {
      self.time = time
      self.value = value
      self.before = before
      self.after = after
    }
  }

  /// Samples so dense that the sampler stays near the straight lines between them.
  ///
  /// - Parameter gap: the largest distance from the lines, in each component. The gap is widened until it does
  ///   not take too many samples.
  /// - Returns: a run of samples for each part without a jump, in order, and the factor by which the gap was
  ///   widened.
  package func samples(gap: SIMD4<Double>) -> (runs: [[Sample]], widening: Double) {
    var widening = 1.0
    var factor = 4.0
    while widening < 1e18 {
      if let runs = samples(exactGap: gap * widening) { return (runs, widening) }
      widening *= factor
      // A function that is nearly noise takes fewer attempts.
      if widening > 100 { factor *= 2 }
    }
    return ([], widening)
  }

  /// The largest number of samples, of which half at most are there however straight the sampler is.
  ///
  /// It is in proportion to the parts once there are thousands, as each of them has to be sampled.
  private var mostSamples: Int { max(20_000, 8 * breakpoints.count) }

  private func samples(exactGap gap: SIMD4<Double>) -> [[Sample]]? {
    var runs: [[Sample]] = []
    var count = 0
    let limit = mostSamples
    let cells = min(32, max(4, limit / max(2 * breakpoints.count, 1)))
    for (start, end) in zip(breakpoints, breakpoints.dropFirst()) where end > start {
      guard
        let parts = samples(from: start, to: end, cells: cells, gap: gap, atMost: limit - count)
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

  /// Samples of a part that should be smooth. Another run starts where it jumps nevertheless.
  ///
  /// - Parameter cells: the least number of parts of the same length into which it is divided.
  private func samples(
    from start: Double, to end: Double, cells: Int, gap: SIMD4<Double>, atMost limit: Int
  ) -> [[Sample]]? {
    // The value at a breakpoint itself may be that of the other side.
    let (first, last) = (start.nextUp, end.nextDown)
    guard first < last else { return [] }
    func sample(_ time: Double, as sampleTime: Double) -> Sample {
      let after = velocity(time, false)
      return Sample(
        time: sampleTime, value: value(time), before: time == last ? velocity(time, true) : after,
        after: after)
    }
    var runs = [[sample(first, as: start)]]
    var count = 1
    var pending = (1...cells).reversed().map { index -> Sample in
      let time = start + (end - start) * Double(index) / Double(cells)
      return index == cells ? sample(last, as: end) : sample(time, as: time)
    }
    while let next = pending.last, let current = runs.last?.last {
      let width = next.time - current.time
      let deviation = deviation(
        from: current.value, current.after, to: next.value, next.before, over: width)
      if deviation.isWithin(gap) {
        runs[runs.count - 1].append(next)
      } else if width < jumpWidth * (end - start) {
        // A change within so short a time has no usable slope.
        runs.append([next])
      } else {
        if count + pending.count > limit { return nil }
        let middle = current.time + width / 2
        pending.append(sample(middle, as: middle))
        continue
      }
      count += 1
      pending.removeLast()
    }
    return runs
  }
}

/// The fraction of a smooth part within which a change counts as a jump.
package let jumpWidth = 1e-12

extension CurveSampler {
  /// The range of each component, or the magnitude of a constant.
  package var range: SIMD4<Double> { range(above: 0) }

  /// The range of each component, or the magnitude of a constant.
  ///
  /// - Parameter noise: the largest range of a constant, as a fraction of its magnitude.
  package func range(above noise: Double) -> SIMD4<Double> {
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
    return range.replacing(with: size, where: range .<= size * noise)
  }
}

/// A bound of the distance between a smooth function and the straight line between two of its points, from its
/// values and slopes there.
///
/// Let p and q be the differences between the slopes and that of the line. A convex or concave function is at
/// most pq/(p + q) times the width away from the line, where the tangents meet. The cubic through both points is
/// at most 4/27 (|p| + |q|) away. Both are less than (|p| + |q|)/4, which is the bound. It is too large at a
/// vertical tangent; there, a function that rises or falls throughout stays between its ends.
package func deviation(
  from a: SIMD4<Double>, _ slopeAtA: SIMD4<Double>, to b: SIMD4<Double>, _ slopeAtB: SIMD4<Double>,
  over width: Double
) -> SIMD4<Double> {
  // Lane by lane, which takes a tenth of the time of vectors where a build is not optimized.
  SIMD4(
    deviation(from: a.x, slopeAtA.x, to: b.x, slopeAtB.x, over: width),
    deviation(from: a.y, slopeAtA.y, to: b.y, slopeAtB.y, over: width),
    deviation(from: a.z, slopeAtA.z, to: b.z, slopeAtB.z, over: width),
    deviation(from: a.w, slopeAtA.w, to: b.w, slopeAtB.w, over: width))
}

private func deviation(
  from a: Double, _ slopeAtA: Double, to b: Double, _ slopeAtB: Double, over width: Double
) -> Double {
  let chord = (b - a) / width
  let deviation = ((slopeAtA - chord).magnitude + (slopeAtB - chord).magnitude) * (width / 4)
  let height = (b - a).magnitude
  let isMonotone = slopeAtA * chord >= 0 && slopeAtB * chord >= 0
  return isMonotone && height < deviation ? height : deviation
}

/// The larger magnitude of each lane.
package func larger(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  let (a, b) = (magnitude(a), magnitude(b))
  return a.replacing(with: b, where: b .> a)
}

package func magnitude(_ v: SIMD4<Double>) -> SIMD4<Double> {
  SIMD4(v.x.magnitude, v.y.magnitude, v.z.magnitude, v.w.magnitude)
}

extension [SIMD4<Double>] {
  /// The range of each lane; 0 without values.
  package var range: SIMD4<Double> {
    guard let first else { return .zero }
    return reduce(first, pointwiseMax) - reduce(first, pointwiseMin)
  }
}

extension SIMD4<Double> {
  /// Whether no lane is larger than that of a limit.
  package func isWithin(_ limit: SIMD4<Double>) -> Bool {
    x <= limit.x && y <= limit.y && z <= limit.z && w <= limit.w
  }
}
