/// A scope that is open, and for which the next one waits.
final class LeadingScope {
  let moment: TransitionMoment
  let isShown: Bool
  /// The scope of this kind around it.
  let outer: LeadingScope?
  /// What the compiler had before it.
  let written: Int
  let handlers: Int
  let targets: Int
  let timings: Int
  let slicings: [Int: (slicing: Slicing, first: Int)]
  let pieceCounts: [ViewID: Int]
  let leastDuration: Double

  init(_ moment: TransitionMoment, isShown: Bool, in compiler: borrowing Compiler) {
    (self.moment, self.isShown, outer) = (moment, isShown, compiler.leadingScope)
    written = compiler.written.count
    handlers = compiler.handlers.count
    targets = compiler.targets.count
    timings = compiler.timings.count
    slicings = compiler.slicings
    pieceCounts = compiler.pieceCounts
    leastDuration = compiler.leastDuration
  }
}

extension Compiler {
  /// Finds when the scope that was closed gets to its moment, and takes out what it wrote if that only says the time.
  mutating func endLeadingScope() {
    guard let leading = leadingScope else { return }
    leadingScope = leading.outer
    scope.nextStart = time(of: leading.moment, since: leading)
    leastDuration = max(leading.leastDuration, leading.isShown ? leastDuration : 0)
    guard !leading.isShown else { return }
    forgetTimes(from: leading.written)
    written.removeLast(written.count - leading.written)
    handlers.removeLast(handlers.count - leading.handlers)
    targets.removeLast(targets.count - leading.targets)
    // A timeline lasts as long as its timings, used or not.
    timings.removeLast(timings.count - leading.timings)
    for index in timingContexts.indices where timingContexts[index].timing ?? 0 >= timings.count {
      timingContexts[index].timing = nil
    }
    // What is said of pieces that are gone is said of the transition.
    for index in pendingDiagnostics.indices
    where pendingDiagnostics[index].target ?? 0 >= targets.count {
      (pendingDiagnostics[index].target, pendingDiagnostics[index].origin) = (nil, nil)
    }
    (slicings, pieceCounts) = (leading.slicings, leading.pieceCounts)
  }

  /// The time of a moment in what was written since a scope was opened, as if it was a transition of its own: what is reduced only says
  /// the end.
  private mutating func time(of moment: TransitionMoment, since leading: LeadingScope) -> Double {
    var times = WrittenTimes(of: moment, from: leading.written)
    if let known = writtenTimes, known.measures(moment, from: leading.written) { times = known }
    // Nothing else may hold what is changed.
    writtenTimes = nil
    times.add(written, timings)
    writtenTimes = times
    return max(moment == .end ? leastDuration : 0, times.time)
  }

  /// Forgets the times of contributions from an index on, which are changed.
  mutating func forgetTimes(from index: Int) {
    if let known = writtenTimes, known.range.upperBound > index { writtenTimes = nil }
  }
}
