internal import CMath

/// A damped harmonic oscillator that pulls a value to its target.
///
/// The motion is the closed-form solution of `mass · x'' + damping · x' + stiffness · x = 0` for the
/// distance x to the target, in all three regimes and continuous between them.
public struct Spring: Sendable, Hashable {
  /// The mass of what hangs on the spring.
  public let mass: Double

  /// The force of the spring for each unit of distance.
  public let stiffness: Double

  /// The drag for each unit of velocity.
  public let damping: Double

  /// Makes a spring from its physical constants.
  ///
  /// Constants that no spring has (a mass or stiffness that is not positive, a negative damping, NaN)
  /// are replaced by 1, or 0 for the damping.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
    self.damping = damping > 0 && damping.isFinite ? damping : 0
  }

  /// Makes a spring of unit mass from its stiffness in time and its damping.
  ///
  /// - Parameters:
  ///   - response: the period of the spring without damping, in seconds.
  ///   - dampingRatio: 0 swings for ever, 1 is the fastest without overshoot, more is slower.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(response, 1e-4)
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Makes a spring of unit mass from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: the pace of the spring, in seconds; it settles somewhat later.
  ///   - bounce: from 0, no bounce, to 1, bouncing for ever; below 0 it is flatter.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.9999))
    self.init(response: duration, dampingRatio: ratio)
  }

  /// The undamped period in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The damping as a share of that without which the spring would overshoot.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The undamped angular frequency, in radians a second.
  private var frequency: Double { (stiffness / mass).squareRoot() }

  /// The share of the way from 0 to 1 that a spring released at rest has gone after a time.
  public func value(at time: Double) -> Double {
    1 - distance(at: time, initialVelocity: 0).value
  }

  /// The velocity at that time, in shares of the way a second.
  public func velocity(at time: Double) -> Double {
    -distance(at: time, initialVelocity: 0).velocity
  }

  /// The least time after which the value stays within `epsilon` of the target, when released at rest
  /// at distance 1; infinite for a spring without damping.
  public func settlingDuration(epsilon: Double = 0.001) -> Double {
    guard damping > 0 else { return .infinity }
    guard epsilon < 1 else { return 0 }
    let epsilon = max(epsilon, 1e-300)
    var start = 0.0
    if dampingRatio < 1 {
      // The extremes follow each other at half periods, each a fixed share of the one before.
      let halfPeriod = Double.pi / dampedFrequency
      let decay = damping / (2 * mass) * halfPeriod
      start = max((-log(epsilon) / decay).rounded(.down), 0) * halfPeriod
      while start > 0, abs(distance(at: start, initialVelocity: 0).value) <= epsilon {
        start = max(start - halfPeriod, 0)
      }
    }
    // From the last extreme outside epsilon the distance falls to it exactly once on the way to zero.
    let sign = distance(at: start, initialVelocity: 0).value < 0 ? -1.0 : 1.0
    var low = start
    var high = start + response / 4
    while sign * distance(at: high, initialVelocity: 0).value > epsilon {
      low = high
      high += high - start
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if sign * distance(at: middle, initialVelocity: 0).value > epsilon {
        low = middle
      } else {
        high = middle
      }
    }
  }

  private var dampedFrequency: Double {
    let ratio = dampingRatio
    return frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
  }

  /// The distance to the target and its rate of change, released at distance 1.
  private func distance(
    at time: Double, initialVelocity: Double
  ) -> (value: Double, velocity: Double) {
    let time = max(time, 0)
    let decay = damping / (2 * mass)
    let ratio = dampingRatio
    let omega = frequency
    // The solution is e^(-decay t) (even(t) + (v + decay) odd(t)), where odd' = even - decay odd.
    let even: Double
    let odd: Double
    if ratio < 1 {
      let frequency = dampedFrequency
      let envelope = exp(-decay * time)
      even = envelope * cos(frequency * time)
      odd = envelope * sin(frequency * time) / frequency
    } else {
      // With the slow root in front nothing overflows, and expm1 keeps the difference of the two
      // exponentials exact as they meet at critical damping.
      let spread = omega * ((ratio - 1) * (ratio + 1)).squareRoot()
      let slow = exp(-omega * omega / (decay + spread) * time)
      even = slow * (1 + exp(-2 * spread * time)) / 2
      odd = spread > 0 ? slow * -expm1(-2 * spread * time) / (2 * spread) : slow * time
    }
    let push = initialVelocity + decay
    return (
      even + push * odd,
      initialVelocity * even - (omega * omega + decay * initialVelocity) * odd
    )
  }
}

extension Spring: CustomStringConvertible {
  /// The constants of the spring.
  public var description: String {
    "spring(mass \(number: mass), stiffness \(number: stiffness), damping \(number: damping))"
  }
}
