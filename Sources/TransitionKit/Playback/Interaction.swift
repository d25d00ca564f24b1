/// A gesture that drives an animator: it follows the finger, and then commits or cancels.
///
/// Each of the three stages has its own motion. The finger's velocity is handed on when it lets go, and
/// a run that is caught in mid-flight continues from where it is.
///
/// A gesture has its own clock: ``begin(_:)`` takes place at the present time of the animator, and the
/// samples that follow move it on by the time that has passed since.
public final class Interaction {
  let animator: TransitionAnimator
  private let controller: InteractionPolicy
  private let operation: NavigationTransition.Operation
  private let container: Container
  private var startProgress = 0.0
  /// The time of the sample that the gesture began with, and that of the animator then.
  private var startTime = 0.0
  private var startClock = 0.0
  private var progress = 0.0
  private var isActive = false

  /// Prepares to drive an animator.
  ///
  /// - Parameter operation: the operation that the animator runs, as the controller answered it.
  public init(
    _ animator: TransitionAnimator, controller: InteractionPolicy,
    operation: NavigationTransition.Operation, in container: Container
  ) {
    self.animator = animator
    self.controller = controller
    self.operation = operation
    self.container = container
  }

  /// The finger is down: takes hold of the run where it is, and starts it if need be.
  ///
  /// - Returns: false if the run has ended, or the gesture is not meant for its operation.
  @discardableResult
  public func begin(_ sample: GestureSample) -> Bool {
    guard !isActive, controller.operation(sample, container) == operation else { return false }
    if case .finished = animator.state { return false }
    startTime = sample.time
    startClock = animator.clockTime
    startProgress = animator.beginTracking(linearly: !controller.followsCurves)
    progress = startProgress
    if case .tracking = animator.state { isActive = true }
    return isActive
  }

  /// The finger has moved.
  @discardableResult
  public func change(_ sample: GestureSample) -> Bool {
    guard isActive else { return false }
    advance(to: sample.time)
    // What the animator calls may have ended the gesture.
    guard isActive else { return false }
    let next =
      switch controller.progress(sample, operation, container) {
      case .absolute(let value): startProgress + value
      case .step(let value): progress + value
      }
    guard !next.isNaN else { return false }
    progress = min(max(next, 0), 1)
    return animator.scrub(to: progress, linearly: !controller.followsCurves)
  }

  /// The finger is up: commits or cancels, as the controller says.
  @discardableResult
  public func end(_ sample: GestureSample) -> InteractionPolicy.Decision? {
    guard isActive else { return nil }
    change(sample)
    guard isActive else { return nil }
    isActive = false
    let finger = controller.gestureVelocity(sample, operation, container)
    let decision = controller.decision(progress, finger)
    let velocity = controller.velocity(sample, operation, container)
    switch decision {
    case .commit(let speed?) where speed > 0 && speed.isFinite:
      let duration = animator.compiled.timeline.duration * (1 - progress) / speed
      animator.finish(
        velocity: duration > 0 ? (1 - progress) / duration : 0,
        animation: .linear(duration: duration))
    case .commit: animator.finish(velocity: velocity, animation: controller.commitAnimation)
    case .cancel: animator.cancel(velocity: velocity, animation: controller.cancelAnimation)
    }
    return decision
  }

  /// The gesture failed or was cancelled: the transition goes back.
  ///
  /// - Parameter time: the time in seconds, on the clock of the samples.
  @discardableResult
  public func cancel(at time: Double) -> Bool {
    guard isActive else { return false }
    isActive = false
    advance(to: time)
    return animator.cancel(velocity: 0, animation: controller.cancelAnimation)
  }

  /// Moves the clock of the animator on to a time of the gesture.
  private func advance(to time: Double) {
    animator.advance(to: startClock + (time - startTime))
  }
}
