extension Spring {
  /// The part of its distance by which a spring may jump at its end.
  package static let largestEndFraction = 1e-3

  /// How far a length may jump at the end of a spring, in points.
  package static let largestEndLength = 0.5

  /// The jump that a spring may make at its end, in the unit of its value.
  ///
  /// A spring never arrives, so it is cut off. What settles, what proves and what lints asks here by how much. Source: DESIGN, section 6.
  ///
  /// - Parameters:
  ///   - reach: how far from its end the value is at most, at its start or where its velocity throws it: see
  ///     ``reach(target:initialVelocity:)``.
  ///   - isLength: whether the value is in points.
  package static func endJump(reaching reach: Double, isLength: Bool) -> Double {
    let jump = largestEndFraction * reach
    return isLength ? min(jump, largestEndLength) : jump
  }

  /// The part of a length at which a spring counts as settled. It is ``largestEndFraction`` or half of a part that would be too much, so that
  /// what flies about as far ends at one time.
  ///
  /// - Parameter length: how far it moves, in points.
  static func endFraction(ofLength length: Double) -> Double {
    var fraction = largestEndFraction
    while fraction * length > largestEndLength, length < .infinity { fraction /= 2 }
    return fraction
  }

  /// How far a value that starts at zero is from its target at most.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units of the value a second.
  package func reach<V: VectorArithmetic>(target: V, initialVelocity: V = .zero) -> Double {
    let distance = target.magnitudeSquared.squareRoot()
    guard initialVelocity != .zero else { return distance }
    return max(distance, greatestDistance(of: form(target: target, initialVelocity)))
  }
}
