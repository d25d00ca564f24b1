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

extension AnimationCurve {
  /// A curve that goes evenly from its start to its end while this one is on a part of its way.
  package func fading(on range: ClosedRange<Double>) -> AnimationCurve {
    guard range != 0...1, duration > 0 else { return self }
    let start = time(reaching: range.lowerBound)
    let end = max(time(reaching: range.upperBound), start + duration * 1e-6)
    return AnimationCurve(.linear(duration: end - start).delay(start))
  }

  /// When the progress first reaches a value from below.
  private func time(reaching progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    func reaches(_ time: Double) -> Bool { timings.progress(of: 0, at: time) >= progress }
    let steps = 128
    let times = (1...steps).lazy.map { Double($0) / Double(steps) * self.duration }
    guard var high = times.first(where: reaches) else { return duration }
    var low = high - duration / Double(steps)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if reaches(middle) { high = middle } else { low = middle }
    }
    return high
  }
}
