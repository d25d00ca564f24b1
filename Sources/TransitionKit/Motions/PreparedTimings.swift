/// The timings of something that moves, with what starting and following a motion needs to know of each, computed once.
package final class PreparedTimings: Sendable {
  /// The timings as they were written.
  package let sources: [Timing]
  package let timings: [PreparedTiming]
  private let plan: SamplingPlan

  /// - Parameter plan: one of these timings.
  init(_ sources: [Timing], _ plan: SamplingPlan) {
    self.sources = sources
    self.plan = plan
    timings = sources.map { PreparedTiming($0) }
  }

  /// The progress of a timing at a time in seconds: 0 until it starts, and exactly 1 from its end on.
  func progress(of timing: Int, at time: Double) -> Double { plan.progress(of: timing, at: time) }

  /// The rate of change of that progress, in 1/s; 0 where it is infinite.
  func rate(of timing: Int, at time: Double) -> Double {
    let rate = plan.velocity(of: timing, at: time)
    return abs(rate) <= infiniteRate ? rate : 0
  }
}
