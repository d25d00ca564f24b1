/// The way of one property of a modifier, which is evaluated at each progress.
final class ModifierWay: Way {
  private let pair: any ModifierPair
  private let context: ModifierContext
  private let property: Property
  private let isReversed: Bool
  private let isMirrored: Bool

  init(
    _ pair: any ModifierPair, _ property: Property, in context: ModifierContext,
    isReversed: Bool, isMirrored: Bool
  ) {
    self.pair = pair
    self.context = context
    self.property = property
    self.isReversed = isReversed
    self.isMirrored = isMirrored
  }

  func value(at progress: Double) -> SIMD4<Double> {
    let state = pair.state(at: share(at: progress), in: context)
    return oriented(property.premultiplied(property.sanitized(state.vector(of: property))))
  }

  /// The rate of change by progress: the derivative of the polynomial through five points near the progress,
  /// good to about 1e-9 where the modifier is smooth.
  ///
  /// Between the ends all five are, as a modifier may make no sense beyond them. A component that is not
  /// finite at one of them stands still.
  func velocity(at progress: Double) -> SIMD4<Double> {
    let share = share(at: progress)
    let step = 1e-4 * max(1, abs(share))
    let isInside = share >= 0 && share <= 1
    let middle = isInside ? min(max(share, 2 * step), 1 - 2 * step) : share
    let t = (share - middle) / step
    let (t2, t3) = (t * t, t * t * t)
    // The derivatives of the five Lagrange polynomials; at t = 0 those of the central formula.
    let weights = [
      t3 / 6 - t2 / 4 - t / 12 + 1.0 / 12, -2 * t3 / 3 + t2 / 2 + 4 * t / 3 - 2.0 / 3,
      t3 - 2.5 * t, -2 * t3 / 3 - t2 / 2 + 4 * t / 3 + 2.0 / 3,
      t3 / 6 + t2 / 4 - t / 12 - 1.0 / 12,
    ]
    var slope = SIMD4<Double>.zero
    for (index, weight) in weights.enumerated() {
      let place = middle + Double(index - 2) * step
      let value = pair.innerState(at: place, in: context).vector(of: property)
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

  func isEqual(to other: any Way) -> Bool {
    guard let other = other as? ModifierWay else { return false }
    return property == other.property && isReversed == other.isReversed
      && isMirrored == other.isMirrored && context == other.context
      && (pair === other.pair || pair.isEqual(to: other.pair))
  }

  private func share(at progress: Double) -> Double { isReversed ? 1 - progress : progress }

  private func oriented(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    isMirrored ? property.mirrored(vector) : vector
  }
}

extension Property {
  /// The value with lanes that are not finite at rest, and others held within ``valueLimit``.
  func sanitized(_ vector: SIMD4<Double>) -> SIMD4<Double> {
    // Zero times a number is zero only if the number is finite.
    if vector * 0 == .zero { return vector.clamped }
    var sanitized = vector
    for lane in 0..<4 where !vector[lane].isFinite { sanitized[lane] = straightIdentity[lane] }
    return sanitized.clamped
  }
}
