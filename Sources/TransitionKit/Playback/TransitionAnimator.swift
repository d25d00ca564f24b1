/// Runs a compiled transition on a clock that its caller advances.
///
/// ```swift
/// let animator = TransitionAnimator(compiled)
/// animator.addCompletion { position in print("ended at", position) }
/// animator.start()
/// animator.advance(by: 1.0 / 60)
/// print(animator.frame.destination.opacity)
/// ```
///
/// Each run ends exactly once, at the end or back at the start. A call that comes too late does nothing
/// and returns false.
public final class TransitionAnimator {
  /// What an animator is doing.
  public enum State: Sendable, Hashable {
    /// It has not been started.
    case idle
    /// Its clock runs.
    case running
    /// It has ended, at the end or back at the start.
    case finished(at: AnimatingPosition)
  }

  private let handlers: [HandlerCall]
  private var run: TransitionRun
  private var recordings: [HandlerCall.Recording] = []
  private var completions: [(AnimatingPosition) -> Void] = []

  /// Makes an idle animator.
  public init(_ compiled: CompiledTransition) {
    handlers = compiled.handlers
    run = TransitionRun(compiled.timeline)
  }

  /// What the animator is doing.
  public var state: State { run.state }

  /// The time on the animator's clock, in seconds from the start of the transition.
  public var time: Double { run.time }

  /// What the views look like now.
  ///
  /// After the end it is the completion stage; after a cancellation every view is at rest, in its place,
  /// and an inserted one is gone.
  public var frame: Timeline.Frame { run.frame }

  /// Adds what is to happen when the run has ended, told where; it happens once.
  ///
  /// After the end it is too late, and nothing is added.
  @discardableResult
  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) -> Bool {
    if case .finished = state { return false }
    completions.append(completion)
    return true
  }

  /// Starts the clock; it can be started once.
  ///
  /// Animator handlers are called for their completions. A transition without duration ends at once.
  @discardableResult
  public func start() -> Bool {
    guard run.start() else { return false }
    recordings = handlers.map { $0.record(isAnimated: run.timeline.duration > 0) }
    if run.advance(by: 0) { end(at: .end) }
    return true
  }

  /// Moves the clock on by seconds; negative and meaningless intervals count as 0.
  @discardableResult
  public func advance(by interval: Double) -> Bool {
    guard state == .running else { return false }
    if run.advance(by: interval) { end(at: .end) }
    return true
  }

  /// Ends the run at its end, now.
  @discardableResult
  public func finish() -> Bool {
    guard state == .running else { return false }
    end(at: .end)
    return true
  }

  /// Ends the run at its start, now: every view is as it was before.
  @discardableResult
  public func cancel() -> Bool {
    guard state == .running else { return false }
    end(at: .start)
    return true
  }

  private func end(at position: AnimatingPosition) {
    run.finish(at: position)
    for recording in recordings {
      recording.context.canComplete = true
      recording.context.wasCancelled = position == .start
      for completion in recording.recorder.completions { completion(position) }
    }
    // What a handler says about its own transition counts more than where the clock stood.
    let answer = recordings.lazy.compactMap { $0.context.isCompleted }.first
    let outcome: AnimatingPosition = answer.map { $0 ? .end : .start } ?? position
    run.finish(at: outcome)
    recordings = []
    let completions = completions
    self.completions = []
    for completion in completions { completion(outcome) }
  }
}
