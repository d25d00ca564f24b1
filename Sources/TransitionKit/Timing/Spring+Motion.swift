extension Spring {
  /// The two solutions of the equation: `even` starts at 1 with the slope -β, and `odd` at 0 with the
  /// slope 1. A distance a with velocity v moves as `a · even + (v + β a) · odd`.
  ///
  /// Before 0 they keep their initial values, and after an infinite time they are over, also of a spring
  /// without damping.
  func solutions(at time: Double) -> (even: Double, odd: Double) {
    guard time > 0 else { return (1, 0) }
    // Long before that everything but a spring without damping is over, and phases still are numbers.
    guard time < 1e100 else { return (0, 0) }
    if decay < frequency {
      let envelope = Double.exp(-decay * time)
      let phase = spread * time
      let (sine, cosine) = Double.sinAndCos(phase)
      // sin(x)/x, which is 1 at 0, keeps the solution whole as the damping becomes critical.
      return (envelope * cosine, envelope * (phase > 1e-8 ? sine / spread : time))
    }
    // With the slow rate in front nothing overflows, and expm1 keeps the difference of the two
    // exponentials exact as they meet at critical damping.
    let slow = Double.exp(-(frequency * frequency) / (decay + spread) * time)
    let phase = 2 * spread * time
    let odd = phase > 1e-12 ? -Double.expMinusOne(-phase) / (2 * spread) : time
    return (slow * (1 + Double.exp(-phase)) / 2, slow * odd)
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
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units a second.
  ///   - time: the time since the start, in seconds; before 0 nothing has moved yet.
  public func value(
    target: Double = 1, initialVelocity: Double = 0, at time: Double
  ) -> Double {
    target + motion(distance: -target, velocity: initialVelocity, after: time).distance
  }

  /// Where a number is, and how fast it moves, after a time that starts at 0 and is pulled to a target:
  /// both for the cost of little more than one.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units a second.
  ///   - time: the time since the start, in seconds; before 0 nothing has moved yet.
  package func motion(
    target: Double = 1, initialVelocity: Double = 0, at time: Double
  ) -> (value: Double, velocity: Double) {
    let (distance, velocity) = motion(distance: -target, velocity: initialVelocity, after: time)
    return (target + distance, velocity)
  }

  /// How fast a number moves after a time that starts at 0 and is pulled to a target.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units a second.
  ///   - time: the time since the start, in seconds; up to 0 the velocity is the initial one.
  public func velocity(
    target: Double = 1, initialVelocity: Double = 0, at time: Double
  ) -> Double {
    motion(distance: -target, velocity: initialVelocity, after: time).velocity
  }
}

extension Spring {
  /// The least time after which a value that starts at 0 stays within `epsilon` of its target.
  ///
  /// It is a true bound: from then on the value never leaves. Infinite for a spring without damping,
  /// and for an epsilon that is not positive, unless nothing moves.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units a second.
  ///   - epsilon: the distance from the target, in units of the value, at which the value counts as settled.
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

    func value(_ even: Double, _ odd: Double) -> Double {
      aa * even * even + 2 * ab * even * odd + bb * odd * odd
    }
  }

  /// The largest distance from the start on.
  func greatestDistance(of form: Form) -> Double {
    extremes(of: form).reduce(form.aa) { greatest, time in
      let (even, odd) = solutions(at: time)
      return max(greatest, form.value(even, odd))
    }.squareRoot()
  }

  func settlingDuration(of form: Form, epsilon: Double) -> Double {
    guard form.aa > 0 || form.bb > 0 else { return 0 }
    guard epsilon > 0, decay > 0, form.aa.isFinite, form.bb.isFinite else { return .infinity }
    let limit = epsilon * epsilon
    func square(at time: Double) -> Double {
      let (even, odd) = solutions(at: time)
      return form.value(even, odd)
    }

    // After the last extreme that lies outside, the distance falls below epsilon once and for all.
    var start = square(at: 0) > limit ? 0 : -1.0
    for first in extremes(of: form) {
      var time = first
      if decay < frequency {
        let period = Double.pi / spread
        let excess = Double.log(square(at: first) / limit) / (2 * decay * period)
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
        let phase = ratio.isNaN ? 0 : Double.atan(spread * ratio)
        return (phase < 0 ? phase + .pi : phase) / spread
      }
      guard ratio > 0, spread * ratio < 1 else { return nil }
      return spread * ratio > 1e-9 ? Double.atanh(spread * ratio) / spread : ratio
    }
  }
}
