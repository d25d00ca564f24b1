extension Playhead {
  /// How a playhead goes to an end of its timeline: a row of motions with one component, on curves of its own.
  ///
  /// What is shown is the goal, what is left of the curve to it, and a velocity correction. It never changes, and is an object as
  /// it is large.
  package final class Approach: Sendable {
    private let start: Double
    private let goal: Double
    /// Whether the goal is the end of the timeline.
    package let isForward: Bool
    package let duration: Double
    /// The velocity that it takes up.
    let initialVelocity: Double
    private let curve: AnimationCurve
    private let correction: Correction?

    /// A velocity that the curve lacks at its start, and the spring that makes up for it.
    private struct Correction {
      let velocity: Double
      let spring: Spring
      let duration: Double
    }

    /// Makes an approach. What stands still starts as the plain animation does, and an animation with an infinite slope at its
    /// start takes nothing up.
    ///
    /// - Parameters:
    ///   - other: the position of the other end of the timeline.
    ///   - velocity: the velocity that it has, as that of a finger, in units of the position a second.
    ///   - animation: one that ends.
    ///   - time: for how long it has been moving. What a finger lets go of has been moving for long.
    ///   - snap: how far the response to a velocity may be from its end when it ends; nil for a part of its peak.
    ///   - mayOvershoot: whether an animation that overshoots swings past the goal, rather than stopping there.
    package convenience init(
      from start: Double, to goal: Double, leaving other: Double, velocity: Double,
      _ animation: Animation, _ settling: SettlingSpring, isForward: Bool,
      movingFor time: Double = .infinity, snap: Double? = nil, mayOvershoot: Bool = false
    ) {
      let curve = AnimationCurve(animation)
      // What is at its end may still move away from it.
      guard start != goal || snap != nil && velocity * (other - goal) > 0 else {
        self.init(
          from: start, to: goal, isForward: isForward, velocity, curve, nil, duration: 0)
        return
      }
      let correction = Approach.correction(
        from: start, to: goal, leaving: other, velocity, curve.timing, settling, movingFor: time,
        snap
      )
      let end = max(
        start == goal && correction != nil ? 0 : curve.duration, correction?.duration ?? 0)
      let whole = Approach(
        from: start, to: goal, isForward: isForward, velocity, curve, correction, duration: end)
      let stops = !mayOvershoot || curve.timing.staysBetweenItsEnds
      self.init(
        from: start, to: goal, isForward: isForward, velocity, curve, correction,
        duration: stops ? whole.firstArrival(leaving: other) ?? end : end)
    }

    /// The times after its start at which it may jump or bend.
    var breakpoints: [Double] {
      curve.timings.sources[0].breakpoints + [curve.timing.motionStart, curve.duration, duration]
        + (correction.map { [$0.duration] } ?? [])
    }

    private init(
      from start: Double, to goal: Double, isForward: Bool, _ velocity: Double,
      _ curve: AnimationCurve, _ correction: Correction?, duration: Double
    ) {
      (self.start, self.goal, self.isForward) = (start, goal, isForward)
      (self.curve, self.correction, self.duration) = (curve, correction, duration)
      initialVelocity = velocity
    }

    private static func correction(
      from start: Double, to goal: Double, leaving other: Double, _ velocity: Double,
      _ timing: PreparedTiming, _ settling: SettlingSpring, movingFor time: Double,
      _ snap: Double?
    ) -> Correction? {
      guard velocity != 0, timing.end > 0 else { return nil }
      let slope = timing.motionStart > 0 ? 0 : timing.startSlope
      guard let slope, abs(slope) <= steepestRate else { return nil }
      let lacking = velocityCorrection(
        shown: velocity, goal: 0, offset: start - goal, slope: slope)
      // The curve has that velocity already, but for rounding: it ends where it stands still.
      guard abs(lacking) > 1e-9 * abs(velocity) else { return nil }
      var period = SettlingSpring.period(movingFor: time, slope: slope)
      var own = timing.spring
      if lacking * (goal - start) < 0 || start == goal, timing.staysBetweenItsEnds {
        // A critically damped spring with this period goes at most as far as the end that is left: SCENES, section 6.1.5.
        let limit = 2 * .pi * max((start - other) * (goal > other ? 1 : -1), 0) / abs(lacking)
        period = min(period, limit)
        if let spring = own, limit < spring.response {
          own = Spring(response: limit, dampingRatio: 1)
        }
      }
      guard period > 0 else { return nil }
      let (spring, duration) =
        own.map { ($0, $0.responseDuration) } ?? settling.response(within: period)
      let end = snap.map {
        spring.settlingDuration(target: 0, initialVelocity: lacking, epsilon: $0)
      }
      return Correction(velocity: lacking, spring: spring, duration: end ?? duration)
    }

    /// The same approach of another end.
    func ending(at goal: Double) -> Approach {
      Approach(
        from: start, to: goal, isForward: isForward, initialVelocity, curve, correction,
        duration: duration)
    }

    package func position(at time: Double) -> Double {
      guard time < duration else { return goal }
      guard time > 0 else { return start }
      let position = goal + (start - goal) * (1 - curve.timings.progress(of: 0, at: time))
      guard let correction else { return position }
      return position + correction.velocity * correction.spring.solutions(at: time).odd
    }

    package func velocity(at time: Double) -> Double {
      guard time >= 0, time < duration else { return 0 }
      let velocity = (goal - start) * curve.timings.rate(of: 0, at: time)
      guard let correction else { return velocity }
      let response = correction.spring.motion(distance: 0, velocity: 1, after: time)
      return velocity + correction.velocity * response.velocity
    }

    /// When the goal is first crossed: there the playhead stops rather than swinging back.
    private func firstArrival(leaving other: Double) -> Double? {
      let steps = 256
      let direction = goal > (start == goal ? other : start) ? 1.0 : -1
      guard
        let step = (1..<steps).first(where: {
          (position(at: duration * Double($0) / Double(steps)) - goal) * direction > 0
        })
      else { return nil }
      var low = duration * Double(step - 1) / Double(steps)
      var high = duration * Double(step) / Double(steps)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (position(at: middle) - goal) * direction > 0 { high = middle } else { low = middle }
      }
      return high
    }
  }
}
