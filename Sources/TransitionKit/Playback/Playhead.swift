/// Where a run is on its timeline, as a function of the time outside.
///
/// The position is computed from the last event and the time since, never summed up. So it does not matter
/// in how many steps the time passed.
struct Playhead: Sendable {
  /// How the position moves.
  enum Motion: Sendable {
    case held
    /// Seconds of the timeline for each second outside; negative is backwards.
    case steady(rate: Double)
    indirect case animated(PlayheadAnimation)
  }

  let duration: Double
  private(set) var now: Double
  private(set) var motion = Motion.held
  private var anchor = 0.0
  private var anchorNow: Double
  private var pausedAt: Double?
  private var ageOffset: Double

  init(duration: Double, now: Double = 0) {
    self.duration = duration
    self.now = now
    anchorNow = now
    ageOffset = -now
  }

  /// The time since the last event, without pauses.
  private var elapsed: Double { (pausedAt ?? now) - anchorNow }

  /// The time that has passed without pauses since the playhead was made, in seconds.
  var age: Double { (pausedAt ?? now) + ageOffset }

  var isPaused: Bool { pausedAt != nil }

  /// Whether the position is held rather than moving.
  var isHeld: Bool {
    if case .held = motion { return true }
    return false
  }

  /// The position on the timeline, from 0 to its duration.
  var position: Double { min(max(freePosition, 0), duration) }

  /// The position that the motion would have if the timeline did not end.
  private var freePosition: Double {
    switch motion {
    case .held: anchor
    case .steady(let rate): anchor + elapsed * rate
    case .animated(let animation): animation.position(at: elapsed)
    }
  }

  /// Seconds of the timeline for each second outside, at this moment; 0 where the timeline ends.
  var velocity: Double {
    guard !isPaused else { return 0 }
    let velocity =
      switch motion {
      case .held: 0.0
      case .steady(let rate): rate
      case .animated(let animation): animation.velocity(at: elapsed)
      }
    let position = freePosition
    let isAtEnd =
      position < 0 || position > duration || (position == 0 && velocity < 0)
      || (position == duration && velocity > 0)
    return isAtEnd ? 0 : velocity
  }

  /// The velocity that another motion takes up: none where the slope is infinite.
  var inheritedVelocity: Double {
    let velocity = velocity
    return abs(velocity) <= steepestRate * duration ? velocity : 0
  }

  /// The end that has been reached, if one has.
  var arrival: AnimatingPosition? {
    switch motion {
    case .held: return nil
    case .steady(let rate):
      if rate > 0, anchor + elapsed * rate >= duration { return .end }
      return rate < 0 && anchor + elapsed * rate <= 0 ? .start : nil
    case .animated(let animation):
      guard elapsed >= animation.duration else { return nil }
      return animation.isForward ? .end : .start
    }
  }

  /// Moves the time on; time that goes back, or beyond 1e11 where milliseconds get lost, is ignored.
  mutating func advance(to time: Double) {
    if time > now, time <= 1e11 { now = time }
  }

  /// Continues from here with another motion.
  mutating func move(_ motion: Motion, from position: Double? = nil) {
    anchor = position ?? self.position
    anchorNow = pausedAt ?? now
    self.motion = motion
  }

  mutating func pause() { pausedAt = pausedAt ?? now }

  mutating func resume() {
    guard let pausedAt else { return }
    anchorNow += now - pausedAt
    ageOffset -= now - pausedAt
    self.pausedAt = nil
  }
}

/// A motion of the playhead from one position to another with the easing of an animation, which takes up a velocity.
struct PlayheadAnimation: Sendable {
  let start: Double
  let end: Double
  /// Whether it goes to the end of the timeline.
  let isForward: Bool
  private(set) var duration: Double
  private let animation: Animation
  /// The velocity that the animation by itself would lack at the start.
  private let velocityCorrection: Double

  /// Makes a motion.
  ///
  /// A plain spring takes up the velocity by itself; to another animation a velocity correction is added, which
  /// has the missing velocity at the start and is 0 at the end. One with an infinite slope at its start takes nothing up.
  ///
  /// - Parameter animation: one that ends.
  init(
    from start: Double, to end: Double, velocity: Double, animation: Animation, isForward: Bool
  ) {
    self.start = start
    self.end = end
    self.isForward = isForward
    var animation = animation
    let delta = end - start
    if case .spring(let spring, _) = animation.base, animation.modifiers.isEmpty, delta != 0 {
      animation = .interpolatingSpring(spring, initialVelocity: velocity / delta)
      velocityCorrection = 0
    } else {
      let slope = animation.velocity(at: 0)
      velocityCorrection = abs(slope) <= steepestRate ? velocity - delta * slope : 0
    }
    self.animation = animation
    duration = delta == 0 ? 0 : animation.duration
    duration = firstArrival ?? duration
  }

  func position(at time: Double) -> Double {
    guard time < duration else { return end }
    guard time > 0 else { return start }
    return start + (end - start) * animation.value(at: time) + correction(at: time)
  }

  func velocity(at time: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    let fraction = time / duration
    return (end - start) * animation.velocity(at: time) + velocityCorrection * (1 - fraction)
      * (1 - 3 * fraction)
  }

  private func correction(at time: Double) -> Double {
    let fraction = time / duration
    return velocityCorrection * time * (1 - fraction) * (1 - fraction)
  }

  /// When the end is first crossed: there the motion stops rather than swinging back.
  private var firstArrival: Double? {
    let steps = 256
    let direction = end > start ? 1.0 : -1
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
