extension Compiler {
  /// Lets a segment last longer if a spring moves a length so far that it would end by a jump that is seen.
  mutating func settle(_ segment: inout PropertySegment, of property: ViewProperty) {
    let timing = timings[segment.timing]
    guard timing.animation.isSpring, !timing.isCycle.value, segment.moves else { return }
    let fraction = Spring.endFraction(ofLength: segment.length(of: property))
    guard fraction < Spring.largestEndFraction else { return }
    let duration = timing.animation.duration(settlingWithin: fraction)
    guard duration <= Animation.longestDuration else { return }
    var longer = timing
    longer.end = timing.start + duration / timing.rate
    segment.timing = index(of: longer)
  }
}

extension PropertySegment {
  /// How far a length moves, or would with the slope that it has at the end, in points.
  fileprivate func length(of property: ViewProperty) -> Double {
    let lanes = (0..<property.componentCount).filter {
      ComponentUnit(of: property, lane: $0).isLength
    }
    guard !lanes.isEmpty else { return 0 }
    let (straight, slope) = (end - start, isStraight ? .zero : velocity(at: 1))
    return lanes.reduce(0) { max($0, abs(straight[$1]), abs(slope[$1])) }
  }
}

extension Spring {
  /// The time after which each component of a property may be cut off.
  func endTime(over delta: PropertyVector, _ velocity: PropertyVector, of property: ViewProperty)
    -> Double
  {
    (0..<property.componentCount).reduce(0) { latest, lane in
      var (target, speed) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
      (target[lane], speed[lane]) = (delta.lanes[lane], velocity.lanes[lane])
      let (distance, initialVelocity) = (
        PropertyVector(lanes: target), PropertyVector(lanes: speed)
      )
      let jump = Spring.endJump(
        reaching: reach(target: distance, initialVelocity: initialVelocity),
        isLength: ComponentUnit(of: property, lane: lane).isLength)
      return max(
        latest,
        settlingDuration(target: distance, initialVelocity: initialVelocity, epsilon: jump))
    }
  }
}
