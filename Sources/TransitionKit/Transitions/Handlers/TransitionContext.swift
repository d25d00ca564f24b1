/// What an animator handler knows of the transition that it is part of.
///
/// Of a transition of a single view, the view that is not there is an empty one outside the container.
public final class TransitionContext {
  /// The view in which the transition happens.
  public let containerView: HeadlessView

  /// The view that leaves.
  public let originView: HeadlessView

  /// The view that enters.
  public let destinationView: HeadlessView

  /// The direction of the navigation; nil for a transition of a single view.
  public package(set) var operation: NavigationTransition.Operation?

  /// Whether the change is animated; false if it takes no time.
  public let isAnimated: Bool

  /// Whether a gesture drives the run.
  public package(set) var isInteractive = false

  /// Whether the run went back to where it started.
  public internal(set) var wasCancelled = false

  /// What the first call of ``completeTransition(_:)`` said, once calls count.
  private(set) var isCompleted: Bool?

  /// Whether a call came before the run had ended.
  private(set) var wasCompletedTooEarly = false

  /// Whether the run has ended, so that it can be completed.
  var canComplete = false

  package init(
    containerView: HeadlessView, originView: HeadlessView, destinationView: HeadlessView,
    isAnimated: Bool
  ) {
    self.containerView = containerView
    self.originView = originView
    self.destinationView = destinationView
    self.isAnimated = isAnimated
  }

  /// Says that the transition is complete; false means that it did not happen.
  ///
  /// It is for the completions of an animator. The first call of a run counts. A call before the run
  /// has ended does nothing and gives a diagnostic. If no one calls it, the engine completes.
  ///
  /// - Parameter didComplete: whether the transition happened; false if it was cancelled.
  public func completeTransition(_ didComplete: Bool) {
    guard canComplete else {
      wasCompletedTooEarly = true
      return
    }
    isCompleted = isCompleted ?? didComplete
  }
}
