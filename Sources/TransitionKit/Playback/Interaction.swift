/// Drives an animator with a gesture: it follows the finger, and then commits or cancels.
///
/// A view that moves by its own size or farther follows the finger one to one: a sheet of 300 points in a container of
/// 800 is gone when the finger has moved by 300. Other transitions take the extent of the container.
///
/// Tracking, committing and cancelling each have their own animation. When the finger is lifted, the run
/// takes up its velocity. A gesture that begins during a run continues from its current progress.
///
/// A gesture has its own clock. ``begin(_:)`` happens at the current time of the animator. Each later sample
/// advances the animator by the time since the first sample.
///
/// Keep the interaction until the gesture has ended. One that you drop before cancels it.
public final class Interaction {
  package let animator: TransitionAnimator
  private let policy: InteractionPolicy
  private let operation: NavigationTransition.Operation
  private let container: Container
  /// The progress of the finger; nil before the first gesture.
  private var tracked: GestureProgress?
  /// The time of the first sample, and the time of the animator at that moment.
  private var startTime = 0.0
  private var startClock = 0.0
  private var isActive = false
  private var tracker = VelocityTracker()

  /// Creates an interaction for an animator.
  ///
  /// - Parameters:
  ///   - animator: the animator that follows the finger.
  ///   - policy: decides how the finger sets the progress, and whether lifting it commits.
  ///   - operation: the operation that the animator plays, as returned by ``InteractionPolicy/operation``.
  ///   - container: the container that the transition was compiled for.
  public init(
    _ animator: TransitionAnimator, policy: InteractionPolicy,
    operation: NavigationTransition.Operation, in container: Container
  ) {
    self.animator = animator
    self.policy = policy
    self.operation = operation
    self.container = container
  }

  deinit {
    if isActive { animator.cancel(velocity: 0, animation: policy.cancelAnimation) }
  }

  /// Begins the gesture: starts the run if it is idle, and tracks it from its current progress.
  ///
  /// - Parameter sample: the first sample of the gesture, which later times are counted from.
  /// - Returns: false if the run has ended, or if the policy returns another operation for the gesture.
  @discardableResult
  public func begin(_ sample: GestureSample) -> Bool {
    guard !isActive else { return false }
    tracker = VelocityTracker()
    guard policy.operation(follow(sample), container) == operation else { return false }
    if case .finished = animator.state { return false }
    startTime = sample.time
    startClock = animator.clockTime
    let shown = animator.beginTracking(linearly: !policy.followsCurves)
    tracked = GestureProgress(
      policy, operation, in: container, range: container.spanned(by: animator.compiled),
      shown: shown)
    if case .tracking = animator.state { isActive = true }
    return isActive
  }

  /// Moves the transition with the finger.
  ///
  /// - Parameter sample: what the finger does now, on the clock of the first sample.
  @discardableResult
  public func change(_ sample: GestureSample) -> Bool {
    guard isActive else { return false }
    advance(to: sample.time)
    // A callback of the animator may have ended the gesture.
    guard isActive, tracked?.follow(follow(sample)) ?? false, let tracked else {
      return false
    }
    return animator.scrub(
      to: tracked.shown, linearly: !policy.followsCurves, overscroll: policy.rubberBand)
  }

  /// Ends the gesture: commits or cancels, as the policy decides.
  ///
  /// - Parameter sample: what the finger does as it is lifted; its velocity counts, too, or that of a ``VelocityTracker``.
  @discardableResult
  public func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    guard isActive else { return nil }
    let sample = follow(sample)
    change(sample)
    guard isActive, let tracked else { return nil }
    isActive = false
    let decision = tracked.decision(sample)
    switch decision {
    case .commit(let speed):
      let (velocity, animation) = tracked.commit(
        sample, speed: speed, lasting: animator.compiled.timeline.duration)
      animator.finish(velocity: velocity, animation: animation)
    case .cancel:
      animator.cancel(velocity: tracked.velocity(sample), animation: policy.cancelAnimation)
    }
    return decision
  }

  /// Cancels the gesture: the transition runs back to its start.
  ///
  /// - Parameter time: the time in seconds, on the clock of the samples.
  @discardableResult
  public func cancel(at time: Double) -> Bool {
    guard isActive else { return false }
    isActive = false
    advance(to: time)
    return animator.cancel(velocity: 0, animation: policy.cancelAnimation)
  }

  /// Adds a sample to those of the finger.
  private func follow(_ sample: GestureSample) -> GestureSample {
    tracker.follow(sample) { animator.callDiagnostics.report($0) }
  }

  /// Advances the clock of the animator to a time of the gesture.
  private func advance(to time: Double) {
    animator.advance(to: startClock + (time - startTime))
  }
}
