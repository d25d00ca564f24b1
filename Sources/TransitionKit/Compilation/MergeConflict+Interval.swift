extension MergeConflict {
  /// The seconds of the transition during which the contributions meet.
  ///
  /// - If contributions are lost, something that is shown differs from what one of them wrote.
  /// - If contributions cancel or repeat each other exactly, they move.
  /// - If they are composed, at least two of them are off rest: from when the second has left rest until only one
  ///   is left. The range is empty if that is never so.
  /// - A property that does not move has its value for the whole transition.
  /// - After an interruption, it is the time of the newer transition that its contributions take.
  ///
  /// If there are several such spans, the range goes from the first to the last. It is computed when it is read.
  public var interval: ClosedRange<Double> { interval(losing: amountLost) }

  func interval(losing losses: [Loss]) -> ClosedRange<Double> {
    let run = 0...runEnd
    if isInterruption || !property.isAnimatable { return run }
    if let lost = hull(of: losses.compactMap { $0.interval }) { return lost }
    return hull(of: duplicates.map { contributions[$0].timed.movement(in: run) })
      ?? meeting(in: run)
  }

  /// When at least two contributions are off rest.
  private func meeting(in run: ClosedRange<Double>) -> ClosedRange<Double> {
    let spans = contributions.compactMap {
      let rest = ShownValue(constant: $0.property.identityVector)
      return ValueDistance(between: $0.timed, and: rest, in: run).interval
    }
    let starts = spans.map { $0.lowerBound }.sorted()
    let ends = spans.map { $0.upperBound }.sorted()
    guard starts.count > 1 else {
      let start = starts.first ?? 0
      return start...start
    }
    var over = 0
    let start = starts.indices.first { index in
      while ends[over] < starts[index] { over += 1 }
      return index - over >= 1
    }
    var ahead = 0
    let end = ends.indices.reversed().first { index in
      while starts[starts.count - 1 - ahead] > ends[index] { ahead += 1 }
      return ends.count - 1 - index - ahead >= 1
    }
    guard let start, let end else { return starts[1]...starts[1] }
    return starts[start]...ends[end]
  }

  /// The range from the start of the first range to the end of the last.
  private func hull(of ranges: [ClosedRange<Double>]) -> ClosedRange<Double>? {
    guard let first = ranges.first else { return nil }
    return ranges.dropFirst().reduce(first) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
  }
}
