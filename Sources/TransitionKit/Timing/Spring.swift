/// A damped harmonic oscillator that pulls a value to its target.
///
/// Motion is the closed-form solution of `mass · x'' + damping · x' + stiffness · x = 0` for the
/// distance x to the target: under-damped, critically damped and over-damped, and continuous between
/// them. A spring never jumps, however it is evaluated.
///
/// Numbers that no spring has are replaced when the spring is made, and compiling a transition with it
/// gives a diagnostic that names what was given. Mass and stiffness are clamped to 1e-9...1e9 and damping to
/// 0...1e9; NaN counts as 1, or 0 for the damping. A response or duration is clamped to 0.0002...100,000 s and
/// a damping ratio to 0...10,000; NaN counts as 0.5 s and as 1. A bounce is clamped to -1...1; NaN counts as 0.
///
/// Before time 0 a spring has its initial value, and after an infinite time it has arrived.
public struct Spring: Sendable, Hashable {
  /// The mass of what hangs on the spring.
  public let mass: Double

  /// The force of the spring for each unit of distance.
  public let stiffness: Double

  /// The drag for each unit of velocity.
  public let damping: Double

  /// The undamped angular frequency ω, in radians a second.
  package let frequency: Double

  /// The rate β at which the envelope decays, in 1/s.
  package let decay: Double

  /// The damped angular frequency of an under-damped spring; otherwise half the spread of the two rates.
  package private(set) var spread: Double

  /// The first number that was given and that no spring has.
  private let invalidInput: Annotation<InvalidInput?>

  /// Makes a spring from its physical constants.
  ///
  /// - Parameters:
  ///   - mass: the mass of what hangs on the spring; clamped to 1e-9...1e9, and NaN counts as 1.
  ///   - stiffness: the force for each unit of distance; clamped to 1e-9...1e9, and NaN counts as 1.
  ///   - damping: the drag for each unit of velocity; clamped to 0...1e9, and NaN counts as 0.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    let m = sanitized(mass, least: 1e-9, otherwise: 1)
    let k = sanitized(stiffness, least: 1e-9, otherwise: 1)
    let c = sanitized(damping, least: 0, otherwise: 0)
    self.init(
      mass: m, stiffness: k, damping: c, dampingRatio: nil,
      InvalidInput(.mass, mass, replacedBy: m)
        ?? InvalidInput(.stiffness, stiffness, replacedBy: k)
        ?? InvalidInput(.damping, damping, replacedBy: c))
  }

  /// Makes a spring of unit mass from its period and its damping.
  ///
  /// - Parameters:
  ///   - response: the period of the spring without damping, in seconds.
  ///   - dampingRatio: 0 swings for ever, 1 is the fastest without overshoot, more is slower.
  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, dampingRatio: dampingRatio, nil)
  }

  /// Makes a spring of unit mass from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration of the spring, in seconds; it settles somewhat later.
  ///   - bounce: from 0, no bounce, to 1, bouncing for ever; down to -1 it gets ever flatter.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    let used = bounce.isNaN ? 0 : min(max(bounce, -1), 1)
    self.init(
      response: duration, dampingRatio: used < 0 ? 1 / (1 + max(used, -0.9999)) : 1 - used,
      isUsablePeriod(duration)
        ? InvalidInput(.bounce, bounce, replacedBy: used)
        : InvalidInput(.duration, duration, used: sanitized(period: duration)))
  }

  /// Makes a spring of unit mass from the time that it takes to settle from rest at distance 1.
  ///
  /// - Parameters:
  ///   - settlingDuration: that time, in seconds: more than 0 and finite. Otherwise it is clamped like a
  ///     response, and compiling with the spring gives a diagnostic.
  ///   - dampingRatio: more than 0, as a spring without damping never settles; otherwise 1 is used, with a
  ///     diagnostic.
  ///   - epsilon: the distance at which it counts as settled, between 0 and 1; otherwise 0.001 is used,
  ///     with a diagnostic.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let time =
      settlingDuration > 0 && settlingDuration.isFinite
      ? settlingDuration : sanitized(period: settlingDuration)
    let distance = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
    // Time scales with 1/ω.
    var ratio = dampingRatio > 0 && dampingRatio.isFinite ? dampingRatio : 1
    var unit = Spring(response: 2 * .pi, dampingRatio: ratio).settlingDuration(epsilon: distance)
    if unit == .infinity {
      ratio = 1
      unit = Spring(response: 2 * .pi, dampingRatio: 1).settlingDuration(epsilon: distance)
    }
    let frequency = unit / time
    self.init(
      response: 2 * .pi / frequency, dampingRatio: ratio,
      InvalidInput(.settlingDuration, settlingDuration, replacedBy: time)
        ?? InvalidInput(.dampingRatio, dampingRatio, replacedBy: ratio)
        ?? InvalidInput(.epsilon, epsilon, replacedBy: distance))
  }

  private init(response: Double, dampingRatio: Double, _ invalidInput: InvalidInput?) {
    // Both are clamped before constants are derived from them, so that the ratio survives.
    let period = sanitized(period: response)
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), 1e4)
    let frequency = 2 * Double.pi / period
    var invalidInput = invalidInput
    if invalidInput == nil, !isUsablePeriod(response) {
      invalidInput = InvalidInput(.response, response, used: period)
    }
    if invalidInput == nil {
      invalidInput = InvalidInput(.dampingRatio, dampingRatio, replacedBy: ratio)
    }
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      dampingRatio: ratio, invalidInput)
  }

  /// Makes a spring of numbers that are valid.
  private init(
    mass: Double, stiffness: Double, damping: Double, dampingRatio: Double?,
    _ invalidInput: InvalidInput?
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    frequency = (stiffness / mass).squareRoot()
    decay = damping / (2 * mass)
    // A ratio that was given is exact; one that is computed has the rounding of its constants.
    let ratio = dampingRatio ?? decay / frequency
    spread = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    self.invalidInput = Annotation(invalidInput)
  }

  /// The spring with another ``spread``, which the constants say only to their rounding.
  package func withSpread(_ spread: Double) -> Spring {
    var spring = self
    spring.spread = spread
    return spring
  }

  /// Whether a number was given that no spring has.
  var hasInvalidInput: Bool { invalidInput.value != nil }

  /// What was wrong with the numbers that were given, in words.
  var validationMessage: String? { invalidInput.value.map { $0.message(about: "\(self)") } }
}

private func sanitized(_ value: Double, least: Double, otherwise: Double) -> Double {
  value.isNaN ? otherwise : min(max(value, least), 1e9)
}

private func sanitized(period: Double) -> Double {
  period.isNaN ? 0.5 : min(max(period, 2e-4), 1e5)
}

/// Whether a period means what it says or, if it is shorter than the shortest, almost.
private func isUsablePeriod(_ period: Double) -> Bool { period >= 0 && period <= 1e5 }

// MARK: - Other descriptions

extension Spring {
  /// The period of the spring without damping, in seconds.
  public var response: Double { 2 * .pi / frequency }

  /// The damping as a fraction of the least that avoids overshoot.
  public var dampingRatio: Double { decay / frequency }

  /// The perceptual duration of the spring, in seconds; the same as its ``response``.
  public var duration: Double { response }

  /// How much the spring bounces: 0 is critically damped, 1 undamped, below 0 over-damped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// A spring without bounce.
  public static let smooth = smooth()

  /// A spring without bounce but for the extra one.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; it settles somewhat
  ///     later.
  ///   - extraBounce: the bounce, from -1, the flattest, to 1, which bounces for ever; clamped to that.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static let snappy = snappy()

  /// A spring with a small bounce of 0.15, and an extra one.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; it settles somewhat
  ///     later.
  ///   - extraBounce: what is added to the bounce of 0.15; the sum is clamped to -1...1.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a visible bounce.
  public static let bouncy = bouncy()

  /// A spring with a bounce of 0.3, and an extra one.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; it settles somewhat
  ///     later.
  ///   - extraBounce: what is added to the bounce of 0.3; the sum is clamped to -1...1.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring: CustomStringConvertible {
  /// The duration and the bounce with which it was made, or its constants.
  public var description: String { AnimationText.summary.text(of: self) }
}
