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
    var start = 0.0
    for contribution in written[leading.written...] {
      start = max(start, timings[contribution.segment.timing].time(of: leading.moment))
    }
    // A movement that is reduced takes its time nevertheless.
    for timing in timings[leading.timings...] {
      start = max(start, timing.time(of: leading.moment))
    }
    scope.nextStart = start
    guard !leading.isShown else { return }
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
    leastDuration = leading.leastDuration
  }
}
