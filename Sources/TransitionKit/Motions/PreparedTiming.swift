/// What starting a motion needs to know of a timing.
package struct PreparedTiming: Sendable {
  /// When the progress leaves 0, in seconds.
  package let motionStart: Double
  let end: Double
  /// The slope of the progress at that time; nil if it is infinite.
  package let startSlope: Double?
  /// The progress that it has at least and at most.
  let range: ClosedRange<Double>

  /// Whether the progress never leaves 0...1.
  var staysBetweenItsEnds: Bool { range.lowerBound >= 0 && range.upperBound <= 1 }

  let isSpring: Bool
  /// The spring on which it moves, if it is one that decays in a usable time and is not repeated.
  package let spring: Spring?

  /// - Parameter startProgress: where the progress starts; it is counted from there.
  init(_ timing: Timing, startProgress: Double = 0) {
    motionStart = timing.motionStart
    end = timing.end
    let slope = timing.velocity(at: timing.motionStart.justAfter)
    startSlope = abs(slope) <= infiniteRate ? slope / (1 - startProgress) : nil
    let rest = timing.progressRange(from: startProgress)
    range =
      startProgress == 0
      ? rest
      : (rest.lowerBound - startProgress) / (1 - startProgress)...(rest.upperBound - startProgress)
        / (1 - startProgress)
    isSpring = timing.animation.isSpring
    spring =
      timing.rate == 1 ? timing.animation.ownSpring.flatMap { $0.decay > 0.1 ? $0 : nil } : nil
  }
}

extension Animation {
  /// The spring on which it moves, whenever it starts; nil if there is none, or if it is repeated.
  fileprivate var ownSpring: Spring? {
    guard case .spring(let spring, _) = base else { return nil }
    var speed = 1.0
    for modifier in modifiers {
      switch modifier {
      case .delay, .logicalCompletion: break
      case .speed(let factor): speed *= factor
      case .repetition: return nil
      }
    }
    if speed == 1 { return spring }
    return speed > 0
      ? Spring(response: spring.response / speed, dampingRatio: spring.dampingRatio) : nil
  }
}

extension Timing {
  /// When the progress leaves 0, in seconds: after the delays of the animation.
  fileprivate var motionStart: Double {
    guard !animation.modifiers.isEmpty else { return start }
    var delay = 0.0
    for modifier in animation.modifiers {
      switch modifier {
      case .delay(let seconds): delay += seconds
      case .speed(let speed): delay /= speed
      case .repetition, .logicalCompletion: break
      }
    }
    return min(start + max(delay, 0) / rate, end)
  }

  /// The progress that it has at least and at most, from that at its start on.
  fileprivate func progressRange(from startProgress: Double) -> ClosedRange<Double> {
    if easingOverride == .linear, animation.modifiers.isEmpty {
      switch animation.base {
      case .spring(let spring, let velocity) where velocity == 0:
        // The first overshoot of a spring from rest; see any textbook on step responses.
        return spring.decay >= spring.frequency
          ? 0...1 : 0...1 + Double.exp(-.pi * spring.decay / spring.spread)
      case .curve(let curve, _) where curve.staysInside: return 0...1
      default: break
      }
    }
    guard end > start else { return 0...1 }
    // Of what repeats for ever one cycle shows it all.
    let end = end < .infinity ? end : start + animation.cycleDuration / rate
    return (1...64).reduce(startProgress...1) { range, step in
      let progress = progress(at: start + Double(step) / 64 * (end - start))
      return min(range.lowerBound, progress)...max(range.upperBound, progress)
    }
  }
}

extension UnitCurve {
  /// Whether the control points show that the values stay within 0...1.
  fileprivate var staysInside: Bool {
    guard case .bezier(let bezier) = shape else { return shape == .linear }
    // A curve stays within the hull of its control points.
    return (0...1).contains(bezier.start.y) && (0...1).contains(bezier.end.y)
  }
}

extension Double {
  /// A time a little later, so that a delay has passed in spite of rounding; 0 is left as it is.
  var justAfter: Double { self == 0 ? 0 : self + 1e-12 * max(1, abs(self)) }
}
