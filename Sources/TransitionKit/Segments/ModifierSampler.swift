/// The values of one property of a modifier, which is evaluated at each progress.
package struct ModifierSampler: Sendable {
  private let modifier: StateSampler
  let sampler: any PathSampler

  init(
    _ pair: any ModifierPair, _ property: ViewProperty, in context: ModifierContext,
    isReversed: Bool, isMirrored: Bool
  ) {
    modifier = StateSampler(
      pair, property, in: context, isReversed: isReversed, isMirrored: isMirrored)
    sampler = modifier
  }

  var pair: any ModifierPair { modifier.pair }

  var property: ViewProperty { modifier.property }

  var breakpoints: [Double] { modifier.breakpoints }
}

extension ModifierSampler: Equatable {
  /// Whether two values are equal.
  package static func == (a: ModifierSampler, b: ModifierSampler) -> Bool {
    let (a, b) = (a.modifier, b.modifier)
    return a.property == b.property && a.isReversed == b.isReversed
      && a.isMirrored == b.isMirrored && a.context == b.context
      && (a.pair === b.pair || a.pair.isEqual(to: b.pair))
  }
}

private final class StateSampler: PathSampler {
  let pair: any ModifierPair
  let context: ModifierContext
  let property: ViewProperty
  let isReversed: Bool
  let isMirrored: Bool

  init(
    _ pair: any ModifierPair, _ property: ViewProperty, in context: ModifierContext,
    isReversed: Bool, isMirrored: Bool
  ) {
    self.pair = pair
    self.context = context
    self.property = property
    self.isReversed = isReversed
    self.isMirrored = isMirrored
  }

  func value(at progress: Double) -> SIMD4<Double> {
    let state = pair.state(at: fraction(at: progress), in: context)
    return oriented(property.premultiplied(property.sanitized(state.vector(of: property))))
  }

  /// The rate of change by progress: the derivative of the polynomial through five points near the progress,
  /// good to about 1e-9 where the modifier is smooth.
  ///
  /// Between the ends all five are, as a modifier may make no sense beyond them. A component that is not
  /// finite at one of them has no velocity.
  func velocity(at progress: Double) -> SIMD4<Double> {
    let fraction = fraction(at: progress)
    let step = 1e-4 * max(1, abs(fraction))
    let isInside = fraction >= 0 && fraction <= 1
    let middle = isInside ? min(max(fraction, 2 * step), 1 - 2 * step) : fraction
    let t = (fraction - middle) / step
    let (t2, t3) = (t * t, t * t * t)
    // The derivatives of the five Lagrange polynomials; at t = 0 those of the central formula.
    let weights = [
      t3 / 6 - t2 / 4 - t / 12 + 1.0 / 12, -2 * t3 / 3 + t2 / 2 + 4 * t / 3 - 2.0 / 3,
      t3 - 2.5 * t, -2 * t3 / 3 - t2 / 2 + 4 * t / 3 + 2.0 / 3,
      t3 / 6 + t2 / 4 - t / 12 - 1.0 / 12,
    ]
    var slope = SIMD4<Double>.zero
    for (index, weight) in weights.enumerated() {
      let sample = middle + Double(index - 2) * step
      let value = pair.innerState(at: sample, in: context).vector(of: property)
      slope += property.premultiplied(value) * weight
    }
    slope *= (isReversed ? -1 : 1) / step
    for lane in 0..<4 {
      slope[lane] =
        slope[lane].isFinite ? min(max(slope[lane], -maximumVelocity), maximumVelocity) : 0
    }
    return oriented(slope)
  }

  /// Nothing is known of what a modifier does, so it is looked at closely.
  var breakpoints: [Double] { (1..<16).map { Double($0) / 16 } }

  private func fraction(at progress: Double) -> Double { isReversed ? 1 - progress : progress }

  private func oriented(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    isMirrored ? property.mirrored(vector) : vector
  }
}

extension ViewProperty {
  /// The value with lanes that are not finite at rest, and others clamped to ``valueLimit``.
  package func sanitized(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    // Zero times a number is zero only if the number is finite.
    if vector * 0 == .zero { return vector.clamped }
    var sanitized = vector
    for lane in 0..<4 where !vector[lane].isFinite { sanitized[lane] = straightIdentity[lane] }
    return sanitized.clamped
  }
}
