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
    if motion.staying.contains(target.id.wholeView) {
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
  /// The progresses between 0 and 1 at which a path is read that cannot be written.
  private static let progresses = (1...19).map { Double($0) / 20 }

  fileprivate init(_ segment: Timeline.Segment) {
    switch segment.path {
    case .straight: self = .straight
    case .quadratic(let offset): self = .parabola(offset)
    case .keyframes(let path): self = .keyframes(path)
    case .oklab, .modifier: self = GoldenPath.samples(of: segment, at: GoldenPath.progresses)
    case .motionPath(let sampler):
      let joins = ValuePath.motionPath(sampler).breakpoints.filter { $0 > 0 && $0 < 1 }
      let all = (GoldenPath.progresses + joins).map { GoldenNumber($0).rounded }
      self = GoldenPath.samples(of: segment, at: Set(all).sorted())
    }
  }

  /// The values at some progresses, or the straight line if they all lie on it.
  private static func samples(of segment: Timeline.Segment, at progresses: [Double]) -> GoldenPath {
    let samples = ([0] + progresses + [1]).map {
      Sample(progress: $0, value: segment.value(at: $0))
    }
    let (start, end) = (segment.start, segment.end)
    let size = (abs(start) + abs(end)).max()
    let isStraight = samples.allSatisfy {
      abs($0.value - start - (end - start) * $0.progress).max() <= 1e-9 * size
    }
    return isStraight && start != end ? .straight : .samples(samples)
  }
}

private func abs(_ vector: SIMD4<Double>) -> SIMD4<Double> {
  vector.replacing(with: -vector, where: vector .< 0)
}

extension Timing {
  /// The timing, in which straight lines replace a custom animation.
  fileprivate var withoutCode: Timing {
    guard case .custom = animation.base, end > start else { return self }
    let count = 40
    let points = (0...count).map { index -> Point in
      let x = Double(index) / Double(count)
      // The ends themselves are 0 and 1 for any animation.
      let inside = min(max(x, 1e-9), 1 - 1e-9)
      return Point(x: x, y: animation.value(at: (end - start) * rate * inside))
    }
    return Timing(
      start: start, end: end,
      animation: .timingCurve(.piecewiseLinear(points), duration: end - start),
      easingOverride: easingOverride)
  }
}
