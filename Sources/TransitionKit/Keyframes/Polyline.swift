/// Straight lines that approximate a sampled function, and their error.
package struct Polyline {
  package struct Knot {
    package let time: Double
    package let value: SIMD4<Double>

    package init(time: Double, value: SIMD4<Double>) {
      self.time = time
      self.value = value
    }
  }

  /// The points, in the order of their times; two of one time are a jump.
  package private(set) var knots: [Knot] = []

  /// The largest error of each component.
  package private(set) var error = SIMD4<Double>.zero

  /// The time of the error that is largest compared with its tolerance.
  package private(set) var errorTime = 0.0

  /// By how many seconds a jump may be early or late.
  package private(set) var shift = 0.0

  /// Approximates a sampler within a tolerance.
  ///
  /// If one number moves, the lines have the fewest points. Otherwise all points are values of the sampler, and
  /// each line goes as far as possible. The first and the last value are those of the sampler, if need be with
  /// a jump.
  ///
  /// - Parameter tolerance: the largest error of each component, more than 0.
  package init(_ sampler: CurveSampler, within tolerance: SIMD4<Double>) {
    let (runs, widening) = sampler.samples(gap: tolerance * 0.01)
    // The error between two samples is not available to the lines.
    let room = tolerance * max(0.98 - 0.01 * widening, 0.5)
    guard let start = sampler.breakpoints.first, let end = sampler.breakpoints.last else { return }
    let (first, last) = (sampler.value(start), sampler.value(end))
    guard !runs.isEmpty else {
      knots = [Knot(time: start, value: first), Knot(time: end, value: last)]
      error = sampler.range
      return
    }
    let valueStep = powerOfTen(atMost: tolerance * 0.01)
    // Where a sampler is steep, times take more digits.
    for timeStep in [1e-6, 1e-9, 1e-12].map({ $0 * (end - start) }) {
      knots = []
      error = .zero
      shift = runs.count > 1 ? timeStep / 2 + jumpWidth * (end - start) : 0
      for (index, run) in runs.enumerated() {
        var target = run
        if index == 0 { target.move(0, to: first, within: room) }
        if index == runs.count - 1 {
          target.move(run.count - 1, to: last, within: room)
        }
        let fitted = Self.points(along: target, within: room).map { knot in
          let isEnd = knot.time == start || knot.time == end
          return Knot(
            time: isEnd
              ? knot.time
              : min(start + ((knot.time - start) / timeStep).rounded() * timeStep, end),
            value: isEnd
              ? knot.value : (knot.value / valueStep).rounded(.toNearestOrEven) * valueStep)
        }
        knots += fitted
        measure(fitted, along: run, of: sampler, tolerance: tolerance)
      }
      if error.isWithin(tolerance) { break }
    }
    if let knot = knots.first, knot.value != first {
      knots.insert(Knot(time: start, value: first), at: 0)
    }
    if let knot = knots.last, knot.value != last { knots.append(Knot(time: end, value: last)) }
  }

  /// Raises the error to the largest distance between a run and the lines that approximate it.
  private mutating func measure(
    _ knots: [Knot], along run: [CurveSampler.Sample], of sampler: CurveSampler,
    tolerance: SIMD4<Double>
  ) {
    guard let first = run.first, let last = run.last else { return }
    let inner = knots.map { $0.time }.filter { $0 > first.time && $0 < last.time }.map {
      CurveSampler.Sample(
        time: $0, value: sampler.value($0), before: sampler.velocity($0, true),
        after: sampler.velocity($0, false))
    }
    let samples = (run + inner).sorted { $0.time < $1.time }
    var segment = 0
    var worst = -1.0
    for (a, b) in zip(samples, samples.dropFirst()) where b.time > a.time {
      let middle = a.time + (b.time - a.time) / 2
      while segment + 2 < knots.count, knots[segment + 1].time <= middle { segment += 1 }
      let (from, to) = (knots[segment], knots[min(segment + 1, knots.count - 1)])
      let slope =
        to.time > from.time ? (to.value - from.value) / (to.time - from.time) : .zero
      func distance(_ sample: CurveSampler.Sample) -> SIMD4<Double> {
        sample.value - from.value - slope * (sample.time - from.time)
      }
      // The sampler may leave the line between two samples as well.
      let bound =
        larger(distance(a), distance(b))
        + deviation(from: a.value, a.after, to: b.value, b.before, over: b.time - a.time)
      error = error.replacing(with: bound, where: bound .> error)
      let ratio = (bound / tolerance).max()
      if ratio > worst {
        worst = ratio
        errorTime =
          magnitude(distance(a) / tolerance).max() > magnitude(distance(b) / tolerance).max()
          ? a.time : b.time
      }
    }
  }
}

extension [CurveSampler.Sample] {
  /// Moves a sample to a value that is within a distance.
  fileprivate mutating func move(
    _ index: Int, to value: SIMD4<Double>, within distance: SIMD4<Double>
  ) {
    let sample = self[index]
    guard magnitude(sample.value - value).isWithin(distance) else { return }
    self[index] = CurveSampler.Sample(
      time: sample.time, value: value, before: sample.before, after: sample.after)
  }
}

extension Polyline {
  /// Points of lines that stay within a distance of a run, in each component.
  package static func points(
    along run: [CurveSampler.Sample], within distance: SIMD4<Double>
  ) -> [Polyline.Knot] {
    guard let first = run.first else { return [] }
    let moving = (0..<4).filter { lane in run.contains { $0.value[lane] != first.value[lane] } }
    if let lane = moving.first,
      moving.allSatisfy({ other in run.allSatisfy { $0.value[other] == $0.value[lane] } })
    {
      return fewestPoints(along: run, lane: lane, within: moving.map { distance[$0] }.min() ?? 0)
        .map { point in
          var value = first.value
          for lane in moving { value[lane] = point.y }
          return Polyline.Knot(time: point.x, value: value)
        }
    }
    var knots = [Polyline.Knot(time: first.time, value: first.value)]
    var index = 0
    while index < run.count - 1 {
      index = furthest(from: index, along: run, within: distance)
      knots.append(Polyline.Knot(time: run[index].time, value: run[index].value))
    }
    return knots
  }
}

/// The last sample to which a straight line stays within a distance of all samples before it.
private func furthest(
  from start: Int, along run: [CurveSampler.Sample], within distance: SIMD4<Double>
) -> Int {
  var least = SIMD4(repeating: -Double.infinity)
  var most = SIMD4(repeating: Double.infinity)
  var furthest = start + 1
  for index in (start + 1)..<run.count {
    let width = run[index].time - run[start].time
    let delta = run[index].value - run[start].value
    let slope = delta / width
    if all(slope .>= least), all(slope .<= most) { furthest = index }
    let (low, high) = ((delta - distance) / width, (delta + distance) / width)
    least = least.replacing(with: low, where: low .> least)
    most = most.replacing(with: high, where: high .< most)
    if any(least .> most) { break }
  }
  return furthest
}

private func powerOfTen(atMost limit: SIMD4<Double>) -> SIMD4<Double> {
  var result = limit
  for lane in 0..<4 { result[lane] = Double.pow(10, Double.log10(limit[lane]).rounded(.down)) }
  return result
}
