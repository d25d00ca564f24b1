/// An animation made ready to be sampled in every frame. Everything that a change moves with one animation shares it.
package final class AnimationCurve: Sendable {
  /// The animation, which ends.
  package let animation: Animation
  /// What starting a motion needs to know of it.
  package let timing: PreparedTiming
  /// When it looks complete, in seconds.
  package let logicalDuration: Double
  /// The spring of the animation, and how long its response to a velocity takes; nil if it is none.
  private let response: (spring: Spring, duration: Double)?
  private let sampled: SampledTiming
  private let table: SampledTiming.TimingTable

  /// - Parameter animation: one that may never end; then its first cycle is used.
  package init(_ animation: Animation) {
    let animation = animation.ending
    let timing = Timing(start: 0, end: animation.duration, animation: animation)
    self.animation = animation
    let prepared = PreparedTiming(timing)
    self.timing = prepared
    response = prepared.spring.map { ($0, $0.responseDuration) }
    logicalDuration = min(animation.logicalDuration, animation.duration)
    var table = SampledTiming.TimingTable()
    sampled = SampledTiming(timing, &table)
    self.table = table
  }

  /// When the animation has stopped, in seconds.
  package var duration: Double { timing.end }

  /// The progress at a time: 0 until it starts, and exactly 1 from its end on.
  func progress(at time: Double) -> Double { table.read { sampled.progress(at: time, $0) } }

  /// The rate of change of the progress, in 1/s; 0 where it is infinite.
  func rate(at time: Double) -> Double {
    let rate = table.read { sampled.velocity(at: time, $0) }
    return abs(rate) <= infiniteRate ? rate : 0
  }

  /// The spring of a velocity correction, and how long its response takes: the animation's own spring if the old motion was
  /// on one too, else the settling spring.
  ///
  /// - Parameters:
  ///   - duration: for how long the old motion has been moving.
  ///   - slope: the slope with which the progress starts.
  package func response(
    afterSpring: Bool, movingFor duration: Double, slope: Double, _ settling: SettlingSpring
  ) -> (spring: Spring, duration: Double) {
    if afterSpring, let response { return response }
    return settling.response(within: SettlingSpring.period(movingFor: duration, slope: slope))
  }
}
