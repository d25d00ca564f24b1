/// A scope for which the next one waits, and what the compiler had before it.
final class WrittenLead: OpenLead {
  private let moment: TransitionMoment
  private let isShown: Bool
  private let written: Int
  private let handlers: Int
  private let targets: Int
  private let timings: Int
  private let slicings: [Int: (slicing: Slicing, first: Int)]
  private let pieceCounts: [ViewID: Int]
  private let leastDuration: Double

  init(_ moment: TransitionMoment, isShown: Bool, in compiler: borrowing Compiler) {
    (self.moment, self.isShown) = (moment, isShown)
    written = compiler.written.count
    handlers = compiler.handlers.count
    targets = compiler.targets.count
    timings = compiler.timings.count
    slicings = compiler.slicings
    pieceCounts = compiler.pieceCounts
    leastDuration = compiler.leastDuration
    super.init(in: compiler)
  }

  /// Finds the time, and takes out what the scope wrote if that only says the time.
  override func close(in compiler: inout Compiler) {
    super.close(in: &compiler)
    compiler.scope.nextStart = compiler.time(of: moment, from: written)
    compiler.leastDuration = max(leastDuration, isShown ? compiler.leastDuration : 0)
    guard !isShown else { return }
    compiler.forgetTimes(from: written)
    compiler.written.removeLast(compiler.written.count - written)
    compiler.handlers.removeLast(compiler.handlers.count - handlers)
    compiler.targets.removeLast(compiler.targets.count - targets)
    // A timeline lasts as long as its timings, used or not.
    compiler.timings.removeLast(compiler.timings.count - timings)
    for index in compiler.timingContexts.indices
    where compiler.timingContexts[index].timing ?? 0 >= timings {
      compiler.timingContexts[index].timing = nil
    }
    // What is said of pieces that are gone is said of the transition.
    for index in compiler.pendingDiagnostics.indices
    where compiler.pendingDiagnostics[index].target ?? 0 >= targets {
      (compiler.pendingDiagnostics[index].target, compiler.pendingDiagnostics[index].origin) = (
        nil, nil
      )
    }
    (compiler.slicings, compiler.pieceCounts) = (slicings, pieceCounts)
  }
}

extension Compiler {
  /// The time of a moment in what was written from an index on, as if it was a transition of its own: what is reduced only says
  /// the end.
  fileprivate mutating func time(of moment: TransitionMoment, from start: Int) -> Double {
    var times = WrittenTimes(of: moment, from: start)
    if let known = writtenTimes, known.measures(moment, from: start) { times = known }
    // Nothing else may hold what is changed.
    writtenTimes = nil
    times.add(written, timings)
    writtenTimes = times
    return max(moment == .end ? leastDuration : 0, times.time)
  }
}
