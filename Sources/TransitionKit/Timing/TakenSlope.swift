/// A slope whose velocity a keyframe takes over from one beside it.
///
/// The velocity is bounded, as that of an interruption is: a slope that is as good as infinite adds nothing, and another one throws the value at
/// most as far as the keyframes on both sides of it go. Source: DESIGN, section 6.
struct TakenSlope<Value: VectorArithmetic & Sendable> {
  /// In units of the value a second.
  let velocity: Value
  /// How far the value goes where it has the slope.
  let reach: Double

  init(velocity: Value, reach: Double) { (self.velocity, self.reach) = (velocity, reach) }

  /// The mean of two slopes, weighted by the time on the other side; one that is as good as infinite counts as 0.
  ///
  /// - Parameters:
  ///   - first: how far the value goes before.
  ///   - before: in how many seconds, more than 0.
  ///   - second: how far it goes afterwards.
  ///   - after: in how many seconds, more than 0.
  init(
    meanOf first: Value, in before: Double, and second: Value, in after: Double,
    _ isBounded: inout Bool
  ) {
    func slope(_ delta: Value, in duration: Double) -> Value {
      guard 1 / duration > steepestRate, delta != .zero else {
        return delta.scaled(by: 1 / duration)
      }
      isBounded = true
      return .zero
    }
    velocity =
      slope(first, in: before).scaled(by: after / (before + after))
      + slope(second, in: after).scaled(by: before / (before + after))
    reach = max(first.magnitude, second.magnitude)
  }

  /// The velocity that a keyframe takes over.
  ///
  /// - Parameters:
  ///   - value: the value at the start of the keyframe.
  ///   - isBounded: gets true if it is less than that of the slope.
  func velocity(
    in keyframe: Keyframe<Value>, from value: Value, _ isBounded: inout Bool
  ) -> Value {
    let (speed, time) = (velocity.magnitude, keyframe.throwingTime)
    guard speed > 0, time > 0 else { return velocity }
    guard speed <= steepestRate * reach else {
      isBounded = true
      return .zero
    }
    let limit = max(reach, (keyframe.value - value).magnitude)
    guard speed * time > limit else { return velocity }
    isBounded = true
    return velocity.scaled(by: limit / (speed * time))
  }
}

extension Keyframe {
  /// How far a velocity of 1 that is not given throws the value; 0 if it does not count.
  fileprivate var throwingTime: Double {
    switch kind {
    case .linear, .move: 0
    // The largest value of t (1 - t)² is that at a third.
    case .cubic: 4.0 / 27 * (duration ?? 0)
    case .spring(let spring, nil): spring.responsePeak
    case .spring: 0
    }
  }
}

extension VectorArithmetic {
  var magnitude: Double { magnitudeSquared.squareRoot() }
}

/// The steepest slope that counts as finite, in progress a second. What would cover its whole range in less than a
/// millisecond jumps: no screen shows how fast, and taken up by a spring it would throw a view far away.
let steepestRate = 1e3
