/// The timings of something that moves, with what starting and following a motion needs to know of each, computed once.
package final class PreparedTimings: Sendable {
  /// The timings as they were written.
  package let sources: [Timing]
  package let timings: [PreparedTiming]
  private let plan: SamplingPlan
  /// The progress at which the only timing starts, if a negative delay lets it start in the middle; else 0.
  let startProgress: Double

  /// - Parameters:
  ///   - plan: one of these timings.
  ///   - startProgress: where the only timing starts. Its progress is counted from there, as what moves on it starts where it is
  ///     shown.
  init(_ sources: [Timing], _ plan: SamplingPlan, startProgress: Double = 0) {
    self.sources = sources
    self.plan = plan
    self.startProgress = startProgress
    timings = sources.map { PreparedTiming($0, startProgress: startProgress) }
  }

  /// The progress of a timing at a time in seconds: 0 until it starts, and exactly 1 from its end on.
  func progress(of timing: Int, at time: Double) -> Double {
    guard startProgress != 0 else { return plan.progress(of: timing, at: time) }
    guard time > sources[timing].start else { return 0 }
    return (plan.progress(of: timing, at: time) - startProgress) / (1 - startProgress)
  }

  /// The rate of change of that progress, in 1/s; 0 where it is infinite.
  func rate(of timing: Int, at time: Double) -> Double {
    let rate = plan.velocity(of: timing, at: time)
    return abs(rate) <= infiniteRate ? rate / (1 - startProgress) : 0
  }
}
