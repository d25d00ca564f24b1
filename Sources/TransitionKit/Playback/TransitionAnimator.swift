/// Runs a compiled transition on a clock that its caller advances: it can be paused, scrubbed, reversed,
/// finished, cancelled and interrupted, without a jump.
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
/// Any order of calls is legal, and so is any call from inside a callback. A call before ``start()`` is
/// remembered, and made right after it; a call after the end does nothing and returns false. Each run ends
/// exactly once, before any of its completions is called.
public final class TransitionAnimator {
  /// What the animator is doing.
  public private(set) var state = State.idle

  /// What two transitions did to one property when one interrupted the other, by the last
  /// ``retarget(to:matching:)``.
  public private(set) var interruptions: [MergeConflict] = []

  /// What was wrong with what calls were given, such as an animation that never ends or a velocity that is not
  /// finite, each once, in the order of the calls.
  ///
  /// A call always does the best it can: of an animation that never ends, or takes longer than 1e6 seconds, one
  /// cycle is run, and where that has no end either, as of a spring without damping, a spring without bounce.
  /// What was found when the transition was compiled is in ``CompiledTransition/diagnostics``.
  public private(set) var diagnostics: [Diagnostic] = []

  // What is asked for in every frame is read from a part of the run, such as the playhead: a getter of the run
  // itself gets a copy, with the counts of all its references. Such reads must not be mutating instead: user
  // code that is called by one, such as a custom animation, may read too.
  private(set) var run: TransitionRun
  private var direction = Direction.forward
  /// Whether the handlers of the first run are being called.
  private var isStarting = false
  private var pending: [(TransitionAnimator) -> Void] = []
  var callbacks = RunCallbacks()
  private var sampled: Timeline.Frame?

  /// The spring on which what is left of an interrupted motion dies down.
  private let settlingSpring: Spring

  /// Makes an idle animator.
  ///
  /// - Parameter settling: the spring on which what is left of an interrupted motion dies down; one that
  ///   takes a minute or more counts as ``Spring/smooth``.
  public init(
    _ compiled: CompiledTransition, settling: Spring = .smooth(duration: Animation.defaultDuration)
  ) {
    run = TransitionRun(compiled)
    // One that swings for ever would never let a run end.
    let isShort = settling.settlingDuration() < 60
    settlingSpring = isShort ? settling : .smooth
    if let message = settling.validationMessage { report(.unusableDuration, message) }
    if !isShort {
      report(.endlessAnimation, "the settling \(settling) takes too long; \(Spring.smooth) is used")
    }
  }

  /// The transition that is run.
  public var compiled: CompiledTransition { run.compiled }

  /// The position on the timeline of the transition, in seconds from its start.
  public var time: Double { progress * run.timeline.duration }

  /// The time on the animator's clock, in seconds; it continues whatever the run does.
  public var clockTime: Double { run.playhead.now }

  /// How far the run is, from 0 at its start to 1 at its end.
  public var progress: Double { run.playhead.progress }

  /// What the views look like now.
  ///
  /// After the end it is the completion stage; after a cancellation every view is at rest, in its place,
  /// and an inserted one is gone.
  public var frame: Timeline.Frame {
    var frame = sampled.take() ?? compiled.timeline.frame(at: 0)
    sample(into: &frame)
    sampled = frame
    return frame
  }

  /// Overwrites a frame with what the views look like now. Nothing is allocated if the frame is one of
  /// this run.
  public func sample(into frame: inout Timeline.Frame) {
    if case .finished(let position) = state, let last = run.frame(endingAt: position) {
      frame = last
    } else {
      run.sample(into: &frame)
    }
  }

  /// How fast a property of a view moves now, in units of the property a second.
  public func velocity(of view: ViewID, _ property: Property) -> PropertyValue {
    velocities(of: view)[property] ?? PropertyValue(.zero, of: property)
  }

  /// How fast the properties of a view move now, in units of each a second; the velocity of those that are
  /// missing is 0.
  public func velocities(of view: ViewID) -> [Property: PropertyValue] {
    isFinished ? [:] : run.velocities(of: view)
  }

  // MARK: The clock

  /// Starts the clock, and then does what was asked for before.
  ///
  /// Animator handlers are called for their completions. A transition without duration ends at once.
  @discardableResult
  public func start() -> Bool {
    guard state == .idle, !isStarting else { return false }
    isStarting = true
    callbacks.recordings = record()
    isStarting = false
    run(toward: .forward, .steady(rate: 1))
    notify(0)
    let early = pending
    pending = []
    for call in early { call(self) }
    endIfOver()
    return true
  }

  /// Moves the clock on by seconds; negative and meaningless intervals count as 0.
  ///
  /// - Returns: whether the run continues, or ended by this call.
  @discardableResult
  public func advance(by interval: Double) -> Bool {
    advance(to: run.playhead.now + (interval > 0 ? interval : 0))
  }

  /// Moves the clock to a time in seconds; one that has passed, or is no number up to 1e11, changes nothing.
  ///
  /// Frames at equal times are equal to the bit, in however many steps one gets there.
  ///
  /// - Returns: whether the run continues, or ended by this call.
  @discardableResult
  public func advance(to time: Double) -> Bool {
    guard !isFinished else { return false }
    run.advance(to: time)
    guard state != .idle else { return false }
    report()
    completeLogically()
    endIfOver()
    return true
  }

  /// Stops the clock until ``resume()``.
  @discardableResult
  public func pause() -> Bool {
    guard isTimely({ _ = $0.pause() }) else { return isRemembered }
    guard state != .paused else { return false }
    run.playhead.pause()
    state = .paused
    return true
  }

  /// Lets the clock run on, in the direction in which it ran.
  @discardableResult
  public func resume() -> Bool {
    guard isTimely({ _ = $0.resume() }) else { return isRemembered }
    switch state {
    case .paused:
      run.playhead.resume()
      if run.playhead.isHeld { return run(toward: direction) }
      state = .running(direction)
    case .tracking: return run(toward: direction)
    default: return false
    }
    return true
  }

  /// Turns round.
  ///
  /// A paused run stays paused, and goes in the opposite direction when it is resumed.
  @discardableResult
  public func reverse(_ reversal: Reversal = .mirrored) -> Bool {
    guard isTimely({ _ = $0.reverse(reversal) }) else { return isRemembered }
    let next: Direction = direction == .forward ? .reversed : .forward
    guard reversal == .retimed else { return run(toward: next) }
    let end = next == .forward ? run.timeline.duration : 0
    let distance = abs(end - run.playhead.position)
    let playheadAnimation = PlayheadAnimation(
      from: run.playhead.position, to: end, velocity: run.playhead.inheritedVelocity,
      animation: ending(run.timeline.animation(over: distance)), isForward: next == .forward)
    return run(toward: next, .animated(playheadAnimation))
  }

  /// Goes to a progress and stays there, following a finger or a slider; it is clamped to 0...1.
  ///
  /// - Parameter linearly: whether everything moves evenly with the progress rather than along its curves.
  ///   A change from one to the other does not jump.
  @discardableResult
  public func scrub(to progress: Double, linearly: Bool = false) -> Bool {
    guard !progress.isNaN else { return false }
    guard isTimely({ _ = $0.scrub(to: progress, linearly: linearly) }) else { return isRemembered }
    run.hold(linear: linearly, spring: settlingSpring)
    run.playhead.move(.held, from: min(max(progress, 0), 1) * run.timeline.duration)
    for recording in callbacks.recordings { recording.context.isInteractive = true }
    state = .tracking
    report()
    return true
  }

  /// Begins to track a run where it is, and returns the progress to continue from.
  func beginTracking(linearly: Bool) -> Double {
    if state == .idle { start() }
    let progress = linearly ? run.linearProgress : progress
    scrub(to: progress, linearly: linearly)
    return progress
  }

  /// Runs to the end.
  ///
  /// - Parameters:
  ///   - velocity: the velocity to take up, in progress a second, such as that of a finger.
  ///   - animation: how it gets there. Without one a run continues as it did, and after tracking or with a
  ///     velocity it moves on a spring. One that never ends runs one cycle: see ``diagnostics``.
  @discardableResult
  public func finish(velocity: Double? = nil, animation: Animation? = nil) -> Bool {
    finish(toward: .forward, velocity, animation)
  }

  /// Runs back to the start, after which everything is as if nothing had happened.
  ///
  /// - Parameters:
  ///   - velocity: the velocity to take up, in progress a second; negative is towards the start.
  ///   - animation: how it gets there, like that of ``finish(velocity:animation:)``.
  @discardableResult
  public func cancel(velocity: Double? = nil, animation: Animation? = nil) -> Bool {
    finish(toward: .reversed, velocity, animation)
  }

  /// Ends the run at once: at an end, or where it is.
  @discardableResult
  public func stop(at position: AnimatingPosition = .current) -> Bool {
    guard isTimely({ _ = $0.stop(at: position) }) else { return isRemembered }
    end(at: position)
    return true
  }

  // MARK: Interruption

  /// Lets another transition take over from where everything is, with its value and its velocity.
  ///
  /// The run that is interrupted ends with ``AnimatingPosition/current``, and a new one starts. Views are
  /// matched by what they stand for; one that has no match finishes its old motion, as
  /// ``ViewID/interrupted(_:)``. What both transitions move is listed in ``interruptions``.
  ///
  /// - Parameter matching: which views are which; by default it follows from the operations: a pop that
  ///   interrupts a push swaps the views, any other navigation continues from the destination.
  @discardableResult
  public func retarget(to compiled: CompiledTransition, matching: ViewMatching? = nil) -> Bool {
    guard !isFinished else { return false }
    guard state != .idle else {
      // The handlers of the other transition are being called.
      if isStarting {
        pending.append { $0.retarget(to: compiled, matching: matching) }
        return true
      }
      run = TransitionRun(compiled, now: run.playhead.now)
      return true
    }
    let matching = matching ?? .automatic(from: self.compiled, to: compiled)
    interruptions = run.conflicts(with: compiled, matching: matching)
    let next = run.interrupted(by: compiled, matching: matching, spring: settlingSpring)
    end(at: .current)
    run = next
    callbacks.recordings = record()
    run(toward: .forward, .steady(rate: 1))
    return true
  }
}

// MARK: - Inside

extension TransitionAnimator {
  /// What a call answers that was not made now: true if it was remembered, false if it came too late.
  private var isRemembered: Bool { !isFinished }

  /// Whether a call can be made now; one that comes too early is remembered.
  private func isTimely(_ call: @escaping (TransitionAnimator) -> Void) -> Bool {
    if state == .idle { pending.append(call) }
    return state != .idle && !isFinished
  }

  private func record() -> [HandlerCall.Recording] {
    compiled.handlers.map { $0.record(isAnimated: run.timeline.duration > 0) }
  }

  /// Heads for an end of the transition.
  @discardableResult
  private func run(toward direction: Direction, _ motion: Playhead.Motion? = nil) -> Bool {
    run.playhead.move(motion ?? .steady(rate: direction == .forward ? 1 : -1))
    self.direction = direction
    state = run.playhead.isPaused ? .paused : .running(direction)
    return true
  }

  private func finish(
    toward direction: Direction, _ velocity: Double?, _ animation: Animation?
  ) -> Bool {
    let isPlain = velocity == nil && animation == nil
    guard
      isTimely({
        // Without a motion it has arrived when it starts.
        if isPlain {
          $0.stop(at: direction == .forward ? .end : .start)
        } else {
          _ = $0.finish(toward: direction, velocity, animation)
        }
      })
    else { return isRemembered }
    let wasTracking = run.playhead.isHeld
    let duration = run.timeline.duration
    let current = run.playhead.inheritedVelocity
    if let velocity, !velocity.isFinite {
      report(.nonFiniteValue, "the velocity \(velocity) is not usable; it is left out")
    }
    let given = velocity.flatMap { $0.isFinite ? sanitized(velocity: $0) * duration : nil }
    run.playhead.resume()
    guard wasTracking || given != nil || animation != nil else {
      if direction == self.direction {
        state = .running(direction)
        return true
      }
      return run(toward: direction)
    }
    let playheadAnimation = PlayheadAnimation(
      from: run.playhead.position, to: direction == .forward ? duration : 0,
      velocity: given ?? current,
      animation: ending(animation ?? .spring(.smooth(duration: max(duration, 0.1)))),
      isForward: direction == .forward)
    run(toward: direction, .animated(playheadAnimation))
    endIfOver()
    return true
  }

  /// The animation, or what is run of it if it never ends, which is reported.
  private func ending(_ animation: Animation) -> Animation {
    for message in animation.validationMessages { report(.unusableDuration, message) }
    let ending = animation.ending
    if ending != animation {
      report(.endlessAnimation, "\(animation) never ends; \(ending) is run")
    }
    return ending
  }

  private func report(_ kind: Diagnostic.Kind, _ message: String) {
    let diagnostic = Diagnostic(
      kind: kind, severity: .warning, view: nil, property: nil, message: message, source: nil)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private func endIfOver() {
    guard case .running = state, run.isSettled, let outcome = run.playhead.arrival else { return }
    end(at: outcome)
  }

  /// Ends the run. It has ended before anything is called, so that calls from inside come too late.
  private func end(at position: AnimatingPosition) {
    guard !isFinished else { return }
    if position == .current { _ = frame }
    state = .finished(at: position)
    let callbacks = callbacks
    self.callbacks = RunCallbacks()
    let outcome = callbacks.completeHandlers(at: position)
    state = .finished(at: outcome)
    callbacks.complete(at: outcome)
  }
}
