internal import CTransitionMath

/// A damped harmonic oscillator that pulls a value to its target.
///
/// Motion is the closed-form solution of `mass · x'' + damping · x' + stiffness · x = 0` for the
/// distance x to the target: under-damped, critically damped and over-damped, and continuous between
/// them. A spring never jumps, however it is evaluated.
///
/// Constants that no spring has are kept as they were given, and others are computed with: mass and
/// stiffness are held in 1e-9...1e9 and damping in 0...1e9; NaN counts as 1, or 0 for the damping.
/// Compiling a transition with such a spring gives a diagnostic. A response or duration is held in
/// 0.0002...100,000 s and a damping ratio in 0...10,000.
public struct Spring: Sendable, Hashable {
  /// The mass of what hangs on the spring.
  public let mass: Double

  /// The force of the spring for each unit of distance.
  public let stiffness: Double

  /// The drag for each unit of velocity.
  public let damping: Double

  /// The undamped angular frequency ω, in radians a second.
  let frequency: Double

  /// The rate β at which the envelope decays, in 1/s.
  let decay: Double

  /// The damped angular frequency of an under-damped spring; otherwise half the spread of the two rates.
  package private(set) var spread: Double

  /// Makes a spring from its physical constants.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(mass: mass, stiffness: stiffness, damping: damping, dampingRatio: nil)
  }

  /// Makes a spring of unit mass from its period and its damping.
  ///
  /// - Parameters:
  ///   - response: the period of the spring without damping, in seconds.
  ///   - dampingRatio: 0 swings for ever, 1 is the fastest without overshoot, more is slower.
  public init(response: Double, dampingRatio: Double) {
    // Both are held before constants are derived from them, so that the ratio survives.
    let period = response.isNaN ? 0.5 : min(max(response, 2e-4), 1e5)
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e4)
    let frequency = 2 * Double.pi / period
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      dampingRatio: ratio,
      flaw: response < 0 || !response.isFinite
        ? Flaw(.response, response)
        : dampingRatio < 0 || !dampingRatio.isFinite ? Flaw(.dampingRatio, dampingRatio) : nil)
  }

  /// Makes a spring of unit mass from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: the pace of the spring, in seconds; it settles somewhat later.
  ///   - bounce: from 0, no bounce, to 1, bouncing for ever; down to -1 it gets ever flatter.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration,
      dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -0.9999)) : 1 - min(bounce, 1))
  }

  /// Makes a spring of unit mass from the time that it takes to settle from rest at distance 1.
  ///
  /// - Parameters:
  ///   - settlingDuration: that time, in seconds.
  ///   - dampingRatio: more than 0, as a spring without damping never settles.
  ///   - epsilon: the distance at which it counts as settled.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time scales with 1/ω.
    let unit = Spring(response: 2 * .pi, dampingRatio: dampingRatio)
    let frequency = unit.settlingDuration(epsilon: epsilon) / settlingDuration
    self.init(response: 2 * .pi / frequency, dampingRatio: dampingRatio)
  }

  private init(
    mass: Double, stiffness: Double, damping: Double, dampingRatio: Double?, flaw: Flaw? = nil
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    let m = usable(mass, least: 1e-9, otherwise: 1)
    let k = usable(stiffness, least: 1e-9, otherwise: 1)
    let c = usable(damping, least: 0, otherwise: 0)
    frequency = (k / m).squareRoot()
    decay = c / (2 * m)
    // A ratio that was given is exact; one that is computed has the rounding of its constants.
    let ratio = dampingRatio ?? decay / frequency
    spread = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    self.flaw =
      flaw ?? (m != mass ? Flaw(.mass, mass) : nil)
      ?? (k != stiffness ? Flaw(.stiffness, stiffness) : nil)
      ?? (c != damping ? Flaw(.damping, damping) : nil)
  }

  /// The constants that are computed with.
  package var usableConstants: (mass: Double, stiffness: Double, damping: Double) {
    (
      usable(mass, least: 1e-9, otherwise: 1), usable(stiffness, least: 1e-9, otherwise: 1),
      usable(damping, least: 0, otherwise: 0)
    )
  }

  /// The spring with another ``spread``, which the constants say only to their rounding.
  package func withSpread(_ spread: Double) -> Spring {
    var spring = self
    spring.spread = spread
    return spring
  }

  /// The first constant that no spring has.
  private let flaw: Flaw?

  /// What is wrong with the constants, in words.
  var problem: String? {
    flaw.map { "a spring has the \($0.name) \($0.value); \(self) is used" }
  }
}

/// A constant that no spring has. Two of them are equal by their bits, so that a spring equals itself.
private struct Flaw: Sendable, Hashable {
  enum Constant: String {
    case mass, stiffness, damping, response
    case dampingRatio = "damping ratio"
  }

  private let constant: Constant
  private let bits: UInt64

  init(_ constant: Constant, _ value: Double) {
    self.constant = constant
    bits = value.bitPattern
  }

  var name: String { constant.rawValue }

  var value: Double { Double(bitPattern: bits) }
}

private func usable(_ value: Double, least: Double, otherwise: Double) -> Double {
  value.isNaN ? otherwise : min(max(value, least), 1e9)
}

// MARK: - Other descriptions

extension Spring {
  /// The period of the spring without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The damping as a share of the least that avoids overshoot.
  public var dampingRatio: Double { decay / frequency }

  /// The pace of the spring, in seconds; the same as its ``response``.
  public var duration: Double { response }

  /// How much the spring bounces: 0 is critically damped, 1 undamped, below 0 over-damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// A spring without bounce.
  public static let smooth = smooth()

  /// A spring without bounce but for the extra one.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static let snappy = snappy()

  /// A spring with a small bounce of 0.15, and an extra one.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a visible bounce.
  public static let bouncy = bouncy()

  /// A spring with a bounce of 0.3, and an extra one.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring: CustomStringConvertible {
  /// The constants of the spring.
  public var description: String {
    "spring(mass \(number: mass), stiffness \(number: stiffness), damping \(number: damping))"
  }
}

// MARK: - Motion

extension Spring {
  /// The two solutions of the equation: `even` starts at 1 with the slope -β, and `odd` at 0 with the
  /// slope 1. A distance a with velocity v moves as `a · even + (v + β a) · odd`.
  func solutions(at time: Double) -> (even: Double, odd: Double) {
    let time = max(time, 0)
    if decay < frequency {
      let envelope = exp(-decay * time)
      let phase = spread * time
      // sin(x)/x, which is 1 at 0, keeps the solution whole as the damping becomes critical.
      let sine = phase > 1e-8 ? sin(phase) / spread : time
      return (envelope * cos(phase), envelope * sine)
    }
    // With the slow rate in front nothing overflows, and expm1 keeps the difference of the two
    // exponentials exact as they meet at critical damping.
    let slow = exp(-(frequency * frequency) / (decay + spread) * time)
    let phase = 2 * spread * time
    let odd = phase > 1e-12 ? -expm1(-phase) / (2 * spread) : time
    return (slow * (1 + exp(-phase)) / 2, slow * odd)
  }

  /// The distance and velocity after a time.
  func motion(
    distance: Double, velocity: Double, after time: Double
  ) -> (distance: Double, velocity: Double) {
    let (even, odd) = solutions(at: time)
    return (
      distance * even + (velocity + decay * distance) * odd,
      velocity * even - (frequency * frequency * distance + decay * velocity) * odd
    )
  }

  /// Where a number is after a time that starts at 0 and is pulled to a target.
  public func value(
    target: Double = 1, initialVelocity: Double = 0, at time: Double
  ) -> Double {
    target + motion(distance: -target, velocity: initialVelocity, after: time).distance
  }

  /// Where a number is, and how fast it moves, after a time that starts at 0 and is pulled to a target:
  /// both for the cost of little more than one.
  public func motion(
    target: Double = 1, initialVelocity: Double = 0, at time: Double
  ) -> (value: Double, velocity: Double) {
    let (distance, velocity) = motion(distance: -target, velocity: initialVelocity, after: time)
    return (target + distance, velocity)
  }

  /// How fast a number moves after a time that starts at 0 and is pulled to a target.
  public func velocity(
    target: Double = 1, initialVelocity: Double = 0, at time: Double
  ) -> Double {
    motion(distance: -target, velocity: initialVelocity, after: time).velocity
  }
}

// MARK: - Settling

extension Spring {
  /// The least time after which a value that starts at 0 stays within `epsilon` of its target.
  ///
  /// It is a true bound: from then on the value never leaves. Infinite for a spring without damping,
  /// and for an epsilon that is not positive, unless nothing moves.
  public func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    let b = initialVelocity - decay * target
    return settlingDuration(
      of: Form(aa: target * target, ab: -target * b, bb: b * b), epsilon: epsilon)
  }

  /// The square of a distance `a · even + b · odd`, by the products of its two parts.
  struct Form {
    let aa: Double
    let ab: Double
    let bb: Double
  }

  func settlingDuration(of form: Form, epsilon: Double) -> Double {
    guard form.aa > 0 || form.bb > 0 else { return 0 }
    guard epsilon > 0, decay > 0, form.aa.isFinite, form.bb.isFinite else { return .infinity }
    let limit = epsilon * epsilon
    func square(at time: Double) -> Double {
      let (even, odd) = solutions(at: time)
      return form.aa * even * even + 2 * form.ab * even * odd + form.bb * odd * odd
    }

    // After the last extreme that lies outside, the distance falls below epsilon once and for all.
    var start = square(at: 0) > limit ? 0 : -1.0
    for first in extremes(of: form) {
      var time = first
      if decay < frequency {
        let period = Double.pi / spread
        let excess = log(square(at: first) / limit) / (2 * decay * period)
        if excess > 0 { time += excess.rounded(.down) * period }
      }
      if square(at: time) > limit { start = max(start, time) }
    }
    guard start >= 0 else { return 0 }
    var low = start
    var step = 0.5 / (decay + frequency)
    while square(at: low + step) > limit, step < 1e15 {
      low += step
      step *= 2
    }
    var high = low + step
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high < 1e12 ? high : .infinity }
      if square(at: middle) > limit { low = middle } else { high = middle }
    }
  }

  /// The times at which the distance is largest or smallest: of an under-damped spring those in the
  /// first half period, of which the others are repetitions.
  ///
  /// With τ = odd/even the condition "distance times velocity is zero" is a quadratic equation.
  private func extremes(of form: Form) -> [Double] {
    let isUnderdamped = decay < frequency
    let curvature = isUnderdamped ? -spread * spread : spread * spread
    let q0 = form.ab - decay * form.aa
    let q1 = curvature * form.aa - 2 * decay * form.ab + form.bb
    let q2 = curvature * form.ab - decay * form.bb
    let discriminant = q1 * q1 - 4 * q0 * q2
    guard discriminant >= 0 else { return [] }
    let half = -(q1 + (q1 < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [half / q2, q0 / half].compactMap { ratio in
      if isUnderdamped {
        // A ratio that is infinite is a quarter of a period.
        let phase = ratio.isNaN ? 0 : atan(spread * ratio)
        return (phase < 0 ? phase + .pi : phase) / spread
      }
      guard ratio > 0, spread * ratio < 1 else { return nil }
      return spread * ratio > 1e-9 ? atanh(spread * ratio) / spread : ratio
    }
  }
}
