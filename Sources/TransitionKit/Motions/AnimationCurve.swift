/// An animation made ready to be sampled in every frame. Everything that a change moves with one animation shares it.
package final class AnimationCurve: Sendable {
  /// The animation, which ends.
  package let animation: Animation
  /// Its only timing.
  let timings: PreparedTimings
  /// When it looks complete, in seconds.
  package let logicalDuration: Double
  /// The spring of the animation, and how long its response to a velocity takes; nil if it is none.
  private let response: (spring: Spring, duration: Double)?

  /// - Parameter animation: one that may never end; then its first cycle is used.
  package init(_ animation: Animation) {
    let animation = animation.ending
    let timing = Timing(start: 0, end: animation.duration, animation: animation)
    self.animation = animation
    timings = PreparedTimings([timing], SamplingPlan(timings: [timing], tracks: []))
    response = timings.timings[0].spring.map { ($0, $0.responseDuration) }
    logicalDuration = min(animation.logicalDuration, animation.duration)
  }

  /// What starting a motion needs to know of it.
  package var timing: PreparedTiming { timings.timings[0] }

  /// When the animation has stopped, in seconds.
  package var duration: Double { timing.end }

  /// How long what starts on it takes at most, corrections included, in seconds.
  package func longestDuration(_ settling: SettlingSpring) -> Double {
    max(duration, settling.longestDuration, response?.duration ?? 0)
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
