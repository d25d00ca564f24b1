/// Plays a compiled transition on a clock that you advance. You can pause, scrub, reverse, finish, cancel and
/// interrupt it without a jump.
///
/// ```swift
/// let animator = TransitionAnimator(compiled)
/// animator.addCompletion { position in print("ended at", position) }
/// animator.start()
/// while animator.advance(by: 1.0 / 60) {
///   print(animator.frame.destination.opacity)
/// }
/// ```
///
/// You may make calls in any order, and also from inside callbacks. The animator stores a call that comes
/// before ``start()``, and makes it right after the start. A call after the end does nothing and returns
/// false. Each run ends exactly once, before any of its completions is called.
public final class TransitionAnimator {
  /// What the animator is doing.
  public private(set) var state = State.idle

  /// The conflicts of the last ``retarget(to:matching:)``: one for each property that both transitions move, and for
  /// each perspective or double-sidedness that jumps.
  ///
  /// - Complexity: O(*n*) in the number of contributions.
  public var interruptions: [MergeConflict] { interruption?.conflicts ?? [] }

  private var interruption: Interruption?

  /// The invalid arguments of calls, such as an animation that never ends or a velocity that is not finite.
  /// Each is listed once, in the order of the calls.
  ///
  /// An invalid argument is replaced. An animation that never ends, or takes longer than 1e6 seconds, runs
  /// one cycle. If a cycle has no end either, as that of a spring without damping, a spring without bounce
  /// replaces it. ``CompiledTransition/diagnostics`` lists the diagnostics of the compiler.
  public var diagnostics: [Diagnostic] {
    OptionalParts.useDiagnostics()
    return callDiagnostics.list
  }

  var callDiagnostics = CallDiagnostics()

  var run: TransitionRun
  private var direction = Direction.forward
  /// Whether the handlers of the first run are being called.
  private var isStarting = false
  private var pending: [(TransitionAnimator) -> Void] = []
  var callbacks = RunCallbacks()
  /// Whether progress handlers, or logical completions, are being called.
  package var (isNotifying, isCompleting) = (false, false)
  /// How many progress handlers were added since one is being called for that.
  var nestedHandlers = 0
  /// The storage of the last ``frame``, which the next one uses again.
  var sampled: Timeline.Frame?
  var recorder: (any CallRecorder)?
  /// Whether only the log that is replayed ends the run.
  var isReplaying = false

  /// Creates an idle animator.
  ///
  /// - Parameters:
  ///   - compiled: the transition to play.
  ///   - settling: the spring on which corrections decay after an interruption that has no animation of its
  ///     own for that. A spring that takes a minute or more to settle is replaced by ``Spring/smooth``.
  public init(
    _ compiled: CompiledTransition, settling: Spring = .smooth(duration: Animation.defaultDuration)
  ) {
    run = TransitionRun(compiled, settling: callDiagnostics.settling(settling))
  }

  /// The transition that the animator plays.
  public var compiled: CompiledTransition { run.compiled }

  // MARK: The clock

  /// Starts the clock, and then makes the calls that came before the start.
  ///
  /// It calls the animator handlers of the transition to get their completions. A transition without duration
  /// ends at once.
  @discardableResult
  public func start() -> Bool {
    guard state == .idle, !isStarting else { return false }
    isStarting = true
    callbacks.handlers = callHandlers()
    isStarting = false
    note(.start)
    run.begin()
    run(toward: .forward, .steady(rate: 1))
    notify(0)
    let early = pending
    pending = []
    for call in early { call(self) }
    endIfOver()
    return true
  }

  /// Advances the clock by an interval in seconds. An interval that is negative or NaN counts as 0, and an infinite one
  /// goes to the end, as in ``advance(to:)``.
  ///
  /// - Parameter interval: how far the clock advances, in seconds.
  /// - Returns: whether the run continues, or ended by this call.
  @discardableResult
  public func advance(by interval: Double) -> Bool {
    if !(interval >= 0) { callDiagnostics.report(.unusableInterval(interval)) }
    return advance(to: run.clock.now + (interval > 0 ? interval : 0))
  }

  /// Advances the clock to a time in seconds. A time that has passed or that is NaN changes nothing.
  ///
  /// A time above 1e11, where milliseconds get lost, goes to the end of a run that is running, and changes nothing
  /// otherwise.
  ///
  /// Frames at equal times are equal to the bit, whatever the number of steps.
  ///
  /// - Parameter time: the new time on the clock, in seconds.
  /// - Returns: whether the run continues, or ended by this call.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    if time.isNaN { callDiagnostics.report(.unusableTime) }
    let state = state
    if state == .idle, !isStarting {
      callDiagnostics.report(
        .untimelyCall, "advancing moves nothing before start(), which was not called yet")
    }
    if time > 1e11 { return advanceToEnd() }
    if case .finished = state { return false }
    run.advance(to: time)
    guard state != .idle else { return false }
    if callbacks.hasObservers {
      report()
      completeLogically()
    }
    endIfOver()
    return true
  }

  /// Advances the clock until the run has ended.
  private func advanceToEnd() -> Bool {
    if case .finished = state { return false }
    var step = 1.0
    // When everything has ended is not known before, as corrections may begin before it.
    while case .running = state, !isReplaying, run.clock.now + step <= 1e11 {
      advance(to: run.clock.now + step)
      step *= 2
    }
    return state != .idle
  }

  /// Stops the clock until ``resume()``.
  @discardableResult
  public func pause() -> Bool {
    guard isTimely({ _ = $0.pause() }) else { return isRemembered }
    guard state != .paused else { return false }
    note(.pause)
    run.clock.pause()
    state = .paused
    return true
  }

  /// Continues a paused run, or one that is tracking, in the direction in which it ran before.
  @discardableResult
  public func resume() -> Bool {
    guard isTimely({ _ = $0.resume() }) else { return isRemembered }
    if state == .paused || state == .tracking { note(.resume) }
    switch state {
    case .paused:
      run.clock.resume()
      if run.playhead.isHeld { return run(toward: direction) }
      state = .running(direction)
    case .tracking: return run(toward: direction)
    default: return false
    }
    return true
  }

  /// Reverses the direction of the run.
  ///
  /// A paused run stays paused, and runs in the other direction after ``resume()``.
  ///
  /// - Parameter reversal: how it runs in the other direction; by default it plays the same values backwards.
  @discardableResult
  public func reverse(_ reversal: Reversal = .mirrored) -> Bool {
    guard isTimely({ _ = $0.reverse(reversal) }) else { return isRemembered }
    note(.reverse(reversal))
    let next: Direction = direction == .forward ? .reversed : .forward
    guard reversal == .retimed else { return run(toward: next) }
    let distance = next == .forward ? run.timeline.duration - run.position : run.position
    let animation = callDiagnostics.ending(run.timeline.animation(over: abs(distance)))
    let motion = run.motion(
      forward: next == .forward, velocity: run.inheritedVelocity, animation,
      within: animation.duration)
    return run(toward: next, motion)
  }

  /// Sets the progress and holds it, for example to follow a finger or a slider.
  ///
  /// - Parameters:
  ///   - progress: the progress, from 0 at the start to 1 at the end; NaN changes nothing.
  ///   - linearly: whether all values change linearly with the progress, not along their curves. A change of
  ///     this parameter during a run does not make a jump.
  ///   - overscroll: whether a progress below 0 or above 1 continues each motion with its slope at that end,
  ///     as a rubber band needs it. Otherwise the progress is clamped to 0...1. A rubber band ends at 1000
  ///     times the range.
  @discardableResult
  public func scrub(
    to progress: Double, linearly: Bool = false, overscroll: Bool = false
  ) -> Bool {
    guard !progress.isNaN else { return false }
    guard isTimely({ _ = $0.scrub(to: progress, linearly: linearly, overscroll: overscroll) })
    else { return isRemembered }
    note(.scrub(to: progress, linearly: linearly, overscroll: overscroll))
    run.hold(linear: linearly)
    let limits = overscroll ? -1000.0...1000 : 0...1
    run.move(
      .held, from: min(max(progress, limits.lowerBound), limits.upperBound) * run.timeline.duration)
    for handler in callbacks.handlers { handler.beginInteraction() }
    state = .tracking
    report()
    return true
  }

  /// Begins to track a run at its current progress, which it returns.
  func beginTracking(linearly: Bool) -> Double {
    if state == .idle { start() }
    let progress = linearly ? run.linearProgress : progress
    scrub(to: progress, linearly: linearly, overscroll: true)
    return progress
  }

  /// Runs to the end.
  ///
  /// - Parameters:
  ///   - velocity: the initial velocity in progress per second, such as that of a finger. Nil keeps the
  ///     current velocity. What a curve lacks of it dies down on the settling spring, maybe after the curve is over.
  ///   - animation: the animation of the progress to the end. With nil a run continues as before; after
  ///     tracking, or with a velocity, it uses a spring. An animation that never ends runs one cycle: see
  ///     ``diagnostics``.
  @discardableResult
  public func finish(velocity: Double? = nil, animation: Animation? = nil) -> Bool {
    finish(toward: .forward, velocity, animation)
  }

  /// Runs back to the start. After that every view is as it was before the run.
  ///
  /// - Parameters:
  ///   - velocity: the initial velocity in progress per second. A negative one is towards the start.
  ///   - animation: the animation of the progress to the start, like that of ``finish(velocity:animation:)``.
  @discardableResult
  public func cancel(velocity: Double? = nil, animation: Animation? = nil) -> Bool {
    finish(toward: .reversed, velocity, animation)
  }

  /// Ends the run at once: at the end, at the start, or at the current position.
  ///
  /// - Parameter position: where the run ends; by default where it is now.
  @discardableResult
  public func stop(at position: AnimatingPosition = .current) -> Bool {
    guard isTimely({ _ = $0.stop(at: position) }) else { return isRemembered }
    note(.stop(at: position))
    end(at: position)
    return true
  }

  // MARK: Interruption

  /// Continues with another transition, from the current value and velocity of each property.
  ///
  /// The interrupted run ends with ``AnimatingPosition/current``, and a new run starts. A view without a match finishes its
  /// old motion as ``ViewID/interrupted(_:)``, and is gone then. ``interruptions`` lists what both transitions move.
  ///
  /// - Parameters:
  ///   - compiled: the transition that takes over.
  ///   - matching: the view of the old transition for each view of the new one. By default views with the
  ///     same ``ViewIdentity`` match. Without identities, the opposite operation is about the same two pages,
  ///     and the same operation continues from the destination to a third page.
  /// - Complexity: O(*n*) in the number of views on screen, however many interruptions there were.
  @discardableResult
  public func retarget(to compiled: CompiledTransition, matching: ViewMatching? = nil) -> Bool {
    guard !isFinished else { return false }
    guard state != .idle else {
      // The handlers of the other transition are being called.
      if isStarting {
        pending.append { $0.retarget(to: compiled, matching: matching) }
        return true
      }
      note(retargetingTo: compiled, matching: matching)
      run = TransitionRun(compiled, settling: run.settling, now: run.clock.now)
      return true
    }
    note(retargetingTo: compiled, matching: matching)
    let older = (run.motions.table.changes[0].prepared, run.motions.table.pages)
    end(at: .current)
    run.retarget(to: compiled, matching: matching)
    interruption = Interruption(
      older, by: (run.motions.table.changes[0].prepared, run.motions.table.pages))
    callbacks.handlers = callHandlers()
    direction = run.playhead.isForward ? .forward : .reversed
    state = .running(direction)
    return true
  }
}

// MARK: - Inside

extension TransitionAnimator {
  /// The result of a call that is not made now: true if it was stored, false if the run has ended.
  private var isRemembered: Bool { !isFinished }

  /// Whether a call can be made now. A call before the start is stored.
  private func isTimely(_ call: @escaping (TransitionAnimator) -> Void) -> Bool {
    if state == .idle { pending.append(call) }
    return state != .idle && !isFinished
  }

  private func callHandlers() -> [any HandlerRun] {
    compiled.handlers.map { $0.begin(isAnimated: run.timeline.duration > 0) }
  }

  /// Runs toward an end of the transition.
  @discardableResult
  private func run(toward direction: Direction, _ motion: Playhead.Motion? = nil) -> Bool {
    run.run(forward: direction == .forward, motion)
    self.direction = direction
    state = run.clock.isPaused ? .paused : .running(direction)
    return true
  }

  private func finish(
    toward direction: Direction, _ velocity: Double?, _ animation: Animation?
  ) -> Bool {
    let isPlain = velocity == nil && animation == nil
    guard
      isTimely({
        // Without a motion the run ends as soon as it starts.
        if isPlain {
          $0.stop(at: direction == .forward ? .end : .start)
        } else {
          _ = $0.finish(toward: direction, velocity, animation)
        }
      })
    else { return isRemembered }
    note(
      direction == .forward
        ? .finish(velocity: velocity, animation: animation)
        : .cancel(velocity: velocity, animation: animation))
    let wasTracking = run.playhead.isHeld
    let duration = run.timeline.duration
    let current = run.inheritedVelocity
    let given = callDiagnostics.finite(velocity).map { sanitized(velocity: $0) * duration }
    run.clock.resume()
    guard wasTracking || given != nil || animation != nil else {
      if direction == self.direction {
        state = .running(direction)
        return true
      }
      return run(toward: direction)
    }
    let animation = callDiagnostics.ending(animation ?? Playhead.returning(over: duration))
    let motion = run.motion(
      forward: direction == .forward, velocity: given ?? current, animation)
    run(toward: direction, motion)
    endIfOver()
    return true
  }

  private func endIfOver() {
    guard case .running = state, run.isSettled, let outcome = run.arrival else { return }
    guard !isReplaying else { return }
    note(.advance)
    end(at: outcome)
  }

  /// Ends the run. The state changes before any callback is called, so calls from inside one do nothing.
  private func end(at position: AnimatingPosition) {
    guard !isFinished else { return }
    state = .finished(at: position)
    let callbacks = callbacks
    self.callbacks = RunCallbacks()
    let outcome = callbacks.completeHandlers(at: position)
    state = .finished(at: outcome)
    callbacks.complete(at: outcome)
  }
}

extension TransitionAnimator: CustomStringConvertible {
  /// The state, and where the run is.
  public var description: String {
    "\(state) at \(number: time) s of \(number: compiled.timeline.duration) s"
  }
}
