/// How what a finger throws slows down: each millisecond leaves it the same fraction of its velocity.
///
/// ```swift
/// let places = [0.0, 320, 640]
/// let end = Deceleration.fast.destination(from: 280, velocity: -900, snappingTo: places)
/// let animation = Animation.decay(from: 280, to: end, velocity: -900, .fast)
/// ```
///
/// Source: `UIScrollView.DecelerationRate`, whose `normal` is 0.998 and whose `fast` is 0.99.
public struct Deceleration: Sendable, Hashable {
  /// The fraction of its velocity that it has after a millisecond.
  public let rate: Double

  /// Makes it of the fraction of its velocity that something has after a millisecond.
  ///
  /// - Parameter rate: that fraction, clamped to 0.0001...0.99999; NaN counts as that of ``normal``.
  public init(rate: Double) { self.rate = rate.isNaN ? 0.998 : min(max(rate, 0.0001), 0.99999) }

  /// That of a scroll view: 0.998.
  public static let normal = Deceleration(rate: 0.998)

  /// That of a scroll view that comes to rest quickly, as one with pages does: 0.99.
  public static let fast = Deceleration(rate: 0.99)

  /// The fraction of its velocity that it loses a second, as velocity falls by e^(-decay t).
  var decay: Double { -1000 * Double.log(rate) }

  /// How far something goes until it is at rest.
  ///
  /// - Parameter velocity: with what velocity it starts, in units a second; NaN counts as 0.
  public func distance(velocity: Double) -> Double { velocity.isNaN ? 0 : velocity / decay }

  /// Where something comes to rest.
  ///
  /// - Parameters:
  ///   - start: where it is let go.
  ///   - velocity: with what velocity, in units a second; NaN counts as 0.
  public func destination(from start: Double, velocity: Double) -> Double {
    start + distance(velocity: velocity)
  }

  /// The place that is nearest to where something would come to rest.
  ///
  /// - Parameters:
  ///   - start: where it is let go.
  ///   - velocity: with what velocity, in units a second; NaN counts as 0.
  ///   - places: where it may come to rest, in any order. Of two that are as near, the first one is taken. If there are none, it
  ///     goes where it would.
  /// - Complexity: O(*n*) in the number of places.
  public func destination(
    from start: Double, velocity: Double, snappingTo places: some Sequence<Double>
  ) -> Double {
    let rest = destination(from: start, velocity: velocity)
    return places.min { abs($0 - rest) < abs($1 - rest) } ?? rest
  }
}

extension Deceleration: CustomStringConvertible {
  /// The deceleration as a fraction, such as `Deceleration(rate: 0.998)`.
  public var description: String { "Deceleration(rate: \(number: rate))" }
}

extension Animation {
  /// The motion of what coasts and comes to rest, with an initial velocity.
  ///
  /// The distance to its goal falls by e^(-v t), where v is the velocity. What is too slow to get there, or moves away from its
  /// goal, is pulled by a critically damped spring that decays as the deceleration does. So it never goes past its goal.
  ///
  /// - Parameters:
  ///   - velocity: the initial velocity, in fractions of the distance a second, at most 30,000; not finite counts as 0.
  ///   - deceleration: how it slows down at least.
  public static func decay(velocity: Double, _ deceleration: Deceleration = .normal) -> Animation {
    // No spring is quicker than this.
    let velocity = min(velocity, 30_000)
    let frequency = max(deceleration.decay, velocity)
    return interpolatingSpring(
      Spring(response: 2 * .pi / frequency, dampingRatio: 1), initialVelocity: velocity)
  }

  /// The motion of what a finger throws from one place, and which comes to rest at another.
  ///
  /// - Parameters:
  ///   - start: where it is let go.
  ///   - end: where it comes to rest, as ``Deceleration/destination(from:velocity:snappingTo:)`` says.
  ///   - velocity: with what velocity it is let go, in units a second.
  ///   - deceleration: how it slows down at least.
  public static func decay(
    from start: Double, to end: Double, velocity: Double, _ deceleration: Deceleration = .normal
  ) -> Animation {
    decay(velocity: end == start ? 0 : velocity / (end - start), deceleration)
  }
}
