extension PropertySegment {
  /// Creates a segment that moves on straight lines through values, and lasts as long as they take.
  ///
  /// - Parameters:
  ///   - start: the value at the start.
  ///   - steps: the values that follow, and the seconds that each of them takes; one that takes none is a jump.
  ///   - rest: how long the last value holds at the end, in seconds.
  ///   - completion: the value after the timeline.
  package init(
    from start: SIMD4<Double>, steps: [(duration: Double, value: SIMD4<Double>)],
    holdingFor rest: Double = 0, completion: SIMD4<Double>
  ) {
    guard let end = steps.last?.value, steps.contains(where: { $0.value != start }) else {
      self.init(start: start, end: start, completion: completion, timing: 0)
      return
    }
    var moves = steps.map { step in
      (
        duration: step.duration, value: PropertyVector(lanes: step.value),
        interpolation: step.duration > 0
          ? KeyframeTrack<PropertyVector>.Interpolation.linear(.linear) : .hold
      )
    }
    if rest > 0 { moves.append((rest, PropertyVector(lanes: end), .hold)) }
    let track = KeyframeTrack(from: PropertyVector(lanes: start), steps: moves)
    self.init(
      start: start, end: end, completion: completion, timing: 0,
      path: .keyframes(KeyframePath(track, isReversed: false)))
  }
}
