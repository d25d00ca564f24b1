/// A motion of the playhead from one position to an end of its timeline, which takes up a velocity.
///
/// It is the formula of every interruption for one number: the easing of an animation, and the response of a spring to the
/// velocity that the easing lacks.
package struct PlayheadAnimation: Sendable {
  let start: Double
  private(set) var end: Double
  /// Whether it goes to the end of the timeline.
  package let isForward: Bool
  private(set) var duration: Double
  private let animation: Animation
  /// The velocity that it takes up.
  let initialVelocity: Double
  /// The velocity that the animation by itself lacks at the start, and the spring that makes up for it.
  private var correction = 0.0
  private var spring = Spring.smooth

  /// Makes a motion. What stands still starts as the plain animation does, and an animation with an infinite slope at its
  /// start takes nothing up.
  ///
  /// - Parameters:
  ///   - other: the position of the other end of the timeline.
  ///   - velocity: the velocity that it has, as that of a finger, in units of the position a second.
  ///   - animation: one that ends.
  ///   - time: for how long it has been moving. What a finger lets go of has been moving for long.
  ///   - snap: how far the response to a velocity may be from its end when it ends; nil for a part of its peak.
  package init(
    from start: Double, to end: Double, leaving other: Double, velocity: Double,
    animation: Animation, settling: SettlingSpring, isForward: Bool,
    movingFor time: Double = .infinity, snap: Double? = nil
  ) {
    self.start = start
    self.end = end
    self.isForward = isForward
    initialVelocity = velocity
    self.animation = animation
    // What is at its end may still move away from it.
    guard start != end || snap != nil && velocity * (other - end) > 0 else {
      duration = 0
      return
    }
    duration = animation.duration
    if velocity != 0, duration > 0 {
      takeUp(velocity, leaving: other, settling, movingFor: time, snap)
    }
    duration = firstArrival(leaving: other) ?? duration
  }

  private mutating func takeUp(
    _ velocity: Double, leaving other: Double, _ settling: SettlingSpring,
    movingFor time: Double, _ snap: Double?
  ) {
    let timing = PreparedTiming(Timing(start: 0, end: duration, animation: animation))
    let slope = timing.motionStart > 0 ? 0 : timing.startSlope
    guard let slope, abs(slope) <= steepestRate else { return }
    let lacking = velocityCorrection(
      shown: velocity, goal: 0, offset: start - end, slope: slope)
    var period = SettlingSpring.period(movingFor: time, slope: slope)
    var own = timing.spring
    if lacking * (end - start) < 0 || start == end, timing.staysBetweenItsEnds {
      // A critically damped spring with this period goes at most as far as the end that is left: SCENES, section 6.1.5.
      let limit = 2 * .pi * max((start - other) * (end > other ? 1 : -1), 0) / abs(lacking)
      period = min(period, limit)
      if let spring = own, limit < spring.response {
        own = Spring(response: limit, dampingRatio: 1)
      }
    }
    guard lacking != 0, period > 0 else { return }
    correction = lacking
    let response = own.map { ($0, $0.responseDuration) } ?? settling.response(within: period)
    spring = response.0
    let end = snap.map {
      spring.settlingDuration(target: 0, initialVelocity: lacking, epsilon: $0)
    }
    duration = max(start == self.end ? 0 : duration, end ?? response.1)
  }

  /// The same motion to another end.
  func ending(at end: Double) -> PlayheadAnimation {
    var animation = self
    animation.end = end
    return animation
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    guard time > 0 else { return start }
    return start + (end - start) * animation.value(at: time) + correction
      * spring.solutions(at: time).odd
  }

  func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    return (end - start) * animation.velocity(at: time) + correction
      * spring.motion(distance: 0, velocity: 1, after: time).velocity
  }

  /// When the end is first crossed: there the motion stops rather than swinging back.
  private func firstArrival(leaving other: Double) -> Double? {
    let steps = 256
    let direction = end > (start == end ? other : start) ? 1.0 : -1
    guard
      let step = (1..<steps).first(where: {
        (position(at: duration * Double($0) / Double(steps)) - end) * direction > 0
      })
    else { return nil }
    var low = duration * Double(step - 1) / Double(steps)
    var high = duration * Double(step) / Double(steps)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (position(at: middle) - end) * direction > 0 { high = middle } else { low = middle }
    }
    return high
  }
}

/// The steepest slope that counts as finite, in progress a second. What would cover its whole range in less than a
/// millisecond jumps: no screen shows how fast, and taken up by a spring it would throw a view far away.
let steepestRate = 1e3
