import TransitionKit

extension [GoldenTrack] {
  /// The times at which tracks are compared: at equal intervals, on both sides of all times at which they may jump or bend, and
  /// half-way between those.
  ///
  /// - Parameter count: the number of intervals.
  func instants(count: Int, lasting duration: Double) -> [Double] {
    var times = Set((0...count).map { duration * Double($0) / Double(count) })
    for operand in flatMap(\.operands) {
      for time in operand.breakpoints where time > 0 && time < duration {
        times.formUnion([time.nextDown, time, time.nextUp])
      }
    }
    let sorted = times.sorted()
    times.formUnion(zip(sorted, sorted.dropFirst()).map { $0 + ($1 - $0) / 2 })
    return times.sorted()
  }
}

extension GoldenOperand {
  /// The times at which it may jump or bend.
  fileprivate var breakpoints: [Double] {
    let progresses: [Double] =
      switch path {
      case .straight, .parabola: []
      case .keyframes(let path): path.breakpoints
      case .samples(let samples): samples.map(\.progress)
      }
    return [timing.start, timing.end] + timing.breakpoints + timing.times(at: progresses)
  }
}
