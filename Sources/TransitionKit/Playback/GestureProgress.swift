/// The progress of a transition that a finger sets.
package struct GestureProgress {
  package let policy: InteractionPolicy
  package let operation: NavigationTransition.Operation
  private let container: Container
  /// The container with a frame as large as the distance of the finger from the start to the end.
  private let range: Container
  private let start: Double
  /// Whether it was on its way when the finger began.
  package var isCaught: Bool
  /// The translation of the finger with which it starts there.
  package var origin = Point.zero
  /// Where the progress stops, unless there is a rubber band.
  package let limits: ClosedRange<Double>
  /// The progress of the finger, which goes beyond its limits if there is a rubber band.
  package private(set) var progress: Double
  private let band: RubberBand

  /// Begins at the progress that is shown.
  ///
  /// - Parameters:
  ///   - isGuarded: whether a rubber band holds it back from its start on, as it cannot be committed.
  ///   - track: from where on a rubber band holds it back if it moves pages side by side, and the progress of a page; else nil.
  package init(
    _ policy: InteractionPolicy, _ operation: NavigationTransition.Operation,
    in container: Container, range: Container, shown: Double,
    limits: ClosedRange<Double> = 0...1, isGuarded: Bool = false,
    track: (end: Double, page: Double)? = nil
  ) {
    (self.policy, self.operation, self.limits) = (policy, operation, limits)
    (self.container, self.range) = (container, range)
    var band = RubberBand(
      policy, beyond: policy.rubberBand ? 0...1 : -Double.infinity...Double.infinity)
    if let track {
      band = RubberBand(policy, beyond: -.infinity...track.end, above: track.page)
    }
    start = band.position(shownAt: shown)
    if isGuarded {
      let lowest = band.range.lowerBound
      band = RubberBand(policy, beyond: lowest...max(start, lowest))
    }
    (self.band, progress, isCaught) = (band, start, start != 0)
  }

  /// The progress to show.
  package var shown: Double { band.shown(progress) }

  /// Whether it was made for a container of the same size and layout direction.
  package func fits(_ other: Container) -> Bool {
    other.frame.size == container.frame.size && other.layoutDirection == container.layoutDirection
  }

  /// The progress of a finger, as if nothing limited it; nil for a sample without one.
  package func position(_ sample: GestureSample) -> Double? {
    var sample = sample
    sample.translation.x -= origin.x
    sample.translation.y -= origin.y
    let next =
      switch policy.progress(sample, operation, range) {
      case .absolute(let value): start + value
      case .step(let value): progress + value
      }
    return next.isNaN ? nil : next
  }

  /// Follows the finger, and returns false for a sample without a progress.
  package mutating func follow(_ sample: GestureSample) -> Bool {
    guard let next = position(sample) else { return false }
    progress = next
    if band.range.upperBound == .infinity { progress = min(progress, limits.upperBound) }
    if band.range.lowerBound == -.infinity { progress = max(progress, limits.lowerBound) }
    return true
  }

  /// Whether a finger that has caught something on its way is lifted without having done anything.
  ///
  /// - Parameter distance: how far it is from where it touched.
  package func isUndecided(_ sample: GestureSample, at distance: Double) -> Bool {
    let velocity = policy.gestureVelocity(sample, operation, container)
    return isCaught && distance < policy.slop && abs(velocity) < policy.flick
  }

  /// What happens when the finger is lifted.
  package func decision(_ sample: GestureSample) -> InteractionPolicy.Decision {
    policy.decision(min(max(progress, 0), 1), policy.gestureVelocity(sample, operation, container))
  }

  /// The velocity of the finger and the animation with which a transition is committed.
  ///
  /// - Parameters:
  ///   - speed: a multiple of the transition's own rate; nil for the velocity of the finger.
  ///   - duration: that of the transition, in seconds.
  package func commit(
    _ sample: GestureSample, speed: Double?, lasting duration: Double
  ) -> (velocity: Double, animation: Animation?) {
    guard let speed, speed > 0, speed.isFinite, progress >= 0, progress <= 1 else {
      return (velocity(sample), policy.commitAnimation)
    }
    let remaining = duration * (1 - progress) / speed
    return (
      remaining > 0 ? (1 - progress) / remaining : 0, .linear(duration: remaining)
    )
  }

  /// The velocity of what is shown, in progress a second.
  package func velocity(_ sample: GestureSample) -> Double {
    policy.velocity(sample, operation, range) * band.slope(at: progress)
  }
}
