extension Compiler {
  /// Lets a timing last longer if a spring moves a length so far by it that it would end by a jump that is seen.
  ///
  /// Everything else that has the timing ends with it, so that pages which move together do so to the end.
  mutating func settle(_ range: Range<Int>) {
    guard !container.followsProgress, let first = range.first else { return }
    let index = written[first].segment.timing
    guard timings[index].animation.isSpring else { return }
    let length = written[range].reduce(0) { longest, contribution in
      contribution.segment.moves
        ? max(longest, contribution.segment.length(of: contribution.property)) : longest
    }
    let fraction = Spring.endFraction(ofLength: length)
    if let longer = timings[index].settling(within: fraction) { timings[index] = longer }
  }
}

extension Timing {
  /// The same timing, of which a spring lasts until it has settled within a part of its distance; nil if this one lasts so long.
  func settling(within fraction: Double) -> Timing? {
    guard fraction < Spring.largestEndFraction, animation.isSpring, !isCycle.value else {
      return nil
    }
    let duration = animation.duration(settlingWithin: fraction)
    guard duration <= Animation.longestDuration, start + duration / rate > end else { return nil }
    var longer = self
    longer.end = start + duration / rate
    return longer
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
