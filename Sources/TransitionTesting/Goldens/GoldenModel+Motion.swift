import TransitionKit
import TransitionLint

extension GoldenModel {
  /// The model of a motion, with all digits of its numbers.
  init(_ motion: Motion) {
    let timeline = motion.timeline
    duration = timeline.duration
    playsBackwards = timeline.isReversed
    container = motion.container
    placements = motion.placements
    let order = timeline.drawingOrder.map { timeline.targets[$0].id }
    orders = motion.drawingOrders.map { Order(time: $0.time, views: $0.order) }
    if orders.isEmpty { orders = [Order(time: 0, views: order)] }
    views = timeline.targets.map { target in
      GoldenView(
        id: target.id, change: GoldenView.Change(of: target, in: motion), region: target.region,
        presence: motion.presence[target.id])
    }
    lookCount = motion.lookCount
    if timeline.hasCode || timeline.segments.contains(where: \.isOpaque) {
      lookCount = lookCountOfCode
    }
    for track in timeline.tracks {
      let property = track.property
      if property.isCustom, !properties.contains(property) { properties.append(property) }
      views[track.target].tracks.append(
        GoldenTrack(
          property: property,
          operands: track.segments.map { GoldenOperand($0, timeline.timings[$0.timing]) }))
    }
  }
}

extension GoldenView.Change {
  fileprivate init(of target: TransitionTarget, in motion: Motion) {
    if motion.staying.contains(target.id.whole) {
      self = .stays
    } else {
      self = target.operation == .insertion ? .insertion : .removal
    }
  }
}

extension GoldenOperand {
  fileprivate init(_ segment: Timeline.Segment, _ timing: Timing) {
    self.init(
      start: segment.start, end: segment.end, completion: segment.completion,
      path: GoldenPath(segment), timing: timing.withoutCode)
  }
}

extension GoldenPath {
  /// The progresses at which a path is read that cannot be written; where it is not straight there are more between them.
  private static let progresses = (0...20).map { Double($0) / 20 }

  fileprivate init(_ segment: Timeline.Segment) {
    switch segment.path {
    case .straight: self = .straight
    case .quadratic(let offset): self = .parabola(offset)
    case .keyframes(let path): self = .keyframes(path)
    case .oklab, .modifier, .motionPath: self = GoldenPath.samples(of: segment)
    }
  }

  /// The values at some progresses, or the straight line if they all lie on it.
  private static func samples(of segment: Timeline.Segment) -> GoldenPath {
    var progresses = progresses
    if case .motionPath = segment.path {
      let joins = segment.path.breakpoints.filter { $0 > 0 && $0 < 1 }
      progresses = Set(progresses + joins.map { GoldenNumber($0).rounded }).sorted()
    }
    let range = progresses.map(segment.value).range
    let (start, end) = (segment.start, segment.end)
    let size = (abs(start) + abs(end)).max()
    let distance = pointwiseMax(range * Self.distance, SIMD4(repeating: 1e-9 * max(size, 1)))
    let samples = SampledCode(at: progresses, within: distance, segment.value).points.map {
      Sample(progress: $0.progress, value: $0.value)
    }
    let isStraight = samples.allSatisfy {
      abs($0.value - start - (end - start) * $0.progress).max() <= 1e-9 * size
    }
    return isStraight && start != end ? .straight : .samples(samples)
  }

  /// How far code may be from straight lines before there are more of them, as a part of the range.
  fileprivate static let distance = 2.5e-3
}

private func abs(_ vector: SIMD4<Double>) -> SIMD4<Double> {
  vector.replacing(with: -vector, where: vector .< 0)
}

extension Timing {
  /// The timing, in which straight lines replace a custom animation.
  fileprivate var withoutCode: Timing {
    guard case .custom = animation.base, end > start else { return self }
    let sampled = SampledCode(
      at: (0...40).map { Double($0) / 40 }, within: SIMD4(repeating: GoldenPath.distance)
    ) {
      // The ends themselves are 0 and 1 for any animation.
      SIMD4(animation.value(at: (end - start) * rate * min(max($0, 1e-9), 1 - 1e-9)), 0, 0, 0)
    }
    let points = sampled.points.map { Point(x: $0.progress, y: $0.value.x) }
    return Timing(
      start: start, end: end,
      animation: .timingCurve(.piecewiseLinear(points), duration: end - start),
      easingOverride: easingOverride)
  }
}
