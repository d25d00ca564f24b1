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
/// Any order of calls is legal. A call before ``start()`` is remembered, and made right after it; a call
/// after the end does nothing and returns false. Each run ends exactly once.
public final class TransitionAnimator {
  /// Where a run is heading.
  public enum Direction: Sendable, Hashable {
    /// To the end of the transition.
    case forward
    /// Back to its start.
    case reversed
  }

  /// What an animator is doing.
  public enum State: Sendable, Hashable {
    /// It has not been started.
    case idle
    /// Its clock runs.
    case running(Direction)
    /// Its clock stands still until it is resumed.
    case paused
    /// It follows a finger or a slider.
    case tracking
    /// It has ended.
    case finished(at: AnimatingPosition)
  }

  /// How a run turns round.
  public enum Reversal: Sendable, Hashable {
    /// The same values backwards: at 10 % of the way it takes 10 % of the time.
    case retracing
    /// With the feel of the transition's own curves, back from where it is, and without a kink in the
    /// motion.
    case easing
  }

  /// What the animator is doing.
  public private(set) var state = State.idle

  /// What two transitions did to one property when one interrupted the other, by the last
  /// ``retarget(to:matching:)``.
  public private(set) var interruptions: [MergeConflict] = []

  // What is asked for in every frame is read from a part of the run, such as the playhead: a getter of the run
  // itself gets a copy, with the counts of all its references. Such reads must not be mutating instead: user
  // code that is called by one, such as a custom animation, may read too.
  private var run: TransitionRun
  private var direction = Direction.forward
  private var pending: [(TransitionAnimator) -> Void] = []
  private var recordings: [HandlerCall.Recording] = []
  private var completions: [(AnimatingPosition) -> Void] = []
  private var logicalCompletions: [(AnimatingPosition) -> Void] = []
  private var progressHandlers: [(Double) -> Void] = []
  private var reportedProgress: Double?
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
    settlingSpring = settling.settlingDuration() < 60 ? settling : .smooth
  }

  /// The transition that is run.
  public var compiled: CompiledTransition { run.compiled }

  /// The place on the timeline of the transition, in seconds from its start.
  public var time: Double { progress * run.timeline.duration }

  /// The time on the animator's clock, in seconds; it goes on whatever the run does.
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

  /// How fast the properties of a view move now, in units of each a second; those that are missing stand
  /// still.
  public func velocities(of view: ViewID) -> [Property: PropertyValue] {
    isFinished ? [:] : run.velocities(of: view)
  }

  // MARK: Callbacks

  /// Adds what is to happen when this run has ended, told where; it happens once.
  @discardableResult
  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) -> Bool {
    guard !isFinished else { return false }
    completions.append(completion)
    return true
  }

  /// Adds what is to happen when this run is logically complete, which a spring is before it has settled;
  /// it happens once, and at the latest with the end.
  @discardableResult
  public func addLogicalCompletion(_ completion: @escaping (AnimatingPosition) -> Void) -> Bool {
    guard !isFinished else { return false }
    logicalCompletions.append(completion)
    return true
  }

  /// Adds what is told the progress whenever it changes: first 0, and last exactly 1 or 0. One that is added
  /// while a run goes on is first told where it is.
  @discardableResult
  public func addProgressHandler(_ handler: @escaping (Double) -> Void) -> Bool {
    guard !isFinished else { return false }
    progressHandlers.append(handler)
    if state != .idle { handler(progress) }
    return true
  }

  // MARK: The clock

  /// Starts the clock, and then does what was asked for before.
  ///
  /// Animator handlers are called for their completions. A transition without duration ends at once.
  @discardableResult
  public func start() -> Bool {
    guard state == .idle else { return false }
    recordings = record()
    head(.forward, .steady(rate: 1))
    tell(0)
    let early = pending
    pending = []
    for call in early { call(self) }
    endIfOver()
    return true
  }

  /// Moves the clock on by seconds; negative and meaningless intervals count as 0.
  ///
  /// - Returns: whether the run goes on, or ended by this call.
  @discardableResult
  public func advance(by interval: Double) -> Bool {
    advance(to: run.playhead.now + (interval > 0 ? interval : 0))
  }

  /// Moves the clock to a time in seconds; one that has passed, or is no number up to 1e11, changes nothing.
  ///
  /// Frames at equal times are equal to the bit, in however many steps one gets there.
  ///
  /// - Returns: whether the run goes on, or ended by this call.
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
      if run.playhead.isStill { return head(direction) }
      state = .running(direction)
    case .tracking: return head(direction)
    default: return false
    }
    return true
  }

  /// Turns round.
  ///
  /// A paused run stays paused, and goes the other way when it is resumed.
  @discardableResult
  public func reverse(_ reversal: Reversal = .retracing) -> Bool {
    guard isTimely({ _ = $0.reverse(reversal) }) else { return isRemembered }
    let next: Direction = direction == .forward ? .reversed : .forward
    guard reversal == .easing else { return head(next) }
    let end = next == .forward ? run.timeline.duration : 0
    let way = abs(end - run.playhead.position)
    let glide = Glide(
      from: run.playhead.position, to: end, velocity: run.playhead.velocity,
      animation: run.timeline.pace(over: way), isForward: next == .forward)
    return head(next, .animated(glide))
  }

  /// Goes to a progress and stays there, following a finger or a slider; it is held in 0...1.
  ///
  /// - Parameter linearly: whether everything moves evenly with the progress rather than along its curves.
  ///   A change from one to the other does not jump.
  @discardableResult
  public func scrub(to progress: Double, linearly: Bool = false) -> Bool {
    guard !progress.isNaN else { return false }
    guard isTimely({ _ = $0.scrub(to: progress, linearly: linearly) }) else { return isRemembered }
    run.stand(linear: linearly, spring: settlingSpring)
    run.playhead.move(.still, from: min(max(progress, 0), 1) * run.timeline.duration)
    for recording in recordings { recording.context.isInteractive = true }
    state = .tracking
    report()
    return true
  }

  /// Takes hold of a run where it is, and answers the progress to go on from.
  func grab(linearly: Bool) -> Double {
    if state == .idle { start() }
    let progress = linearly ? run.linearProgress : progress
    scrub(to: progress, linearly: linearly)
    return progress
  }

  /// Runs to the end.
  ///
  /// - Parameters:
  ///   - velocity: the velocity to take up, in progress a second, such as that of a finger.
  ///   - animation: the way there. Unless given, a run goes on as it did, and after tracking or with a
  ///     velocity it moves on a spring.
  @discardableResult
  public func finish(velocity: Double? = nil, animation: Animation? = nil) -> Bool {
    guard isTimely({ _ = $0.stop(at: .end) }) else { return isRemembered }
    return leave(.forward, velocity, animation)
  }

  /// Runs back to the start, after which everything is as if nothing had happened.
  ///
  /// - Parameters:
  ///   - velocity: the velocity to take up, in progress a second; negative is towards the start.
  ///   - animation: the way there, like that of ``finish(velocity:animation:)``.
  @discardableResult
  public func cancel(velocity: Double? = nil, animation: Animation? = nil) -> Bool {
    guard isTimely({ _ = $0.stop(at: .start) }) else { return isRemembered }
    return leave(.reversed, velocity, animation)
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
  /// - Parameter matching: which views are which; unless told it follows from the operations: a pop that
  ///   interrupts a push swaps the views, any other navigation goes on from the destination.
  @discardableResult
  public func retarget(to compiled: CompiledTransition, matching: ViewMatching? = nil) -> Bool {
    guard !isFinished else { return false }
    guard state != .idle else {
      run = TransitionRun(compiled, now: run.playhead.now)
      return true
    }
    let matching = matching ?? .automatic(from: self.compiled, to: compiled)
    interruptions = run.conflicts(with: compiled, matching: matching)
    let next = run.interrupted(by: compiled, matching: matching, spring: settlingSpring)
    end(at: .current)
    run = next
    recordings = record()
    head(.forward, .steady(rate: 1))
    return true
  }
}

// MARK: - Inside

extension TransitionAnimator {
  private var isFinished: Bool {
    if case .finished = state { return true }
    return false
  }

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
  private func head(_ direction: Direction, _ motion: Playhead.Motion? = nil) -> Bool {
    run.playhead.move(motion ?? .steady(rate: direction == .forward ? 1 : -1))
    self.direction = direction
    state = run.playhead.isPaused ? .paused : .running(direction)
    return true
  }

  private func leave(
    _ direction: Direction, _ velocity: Double?, _ animation: Animation?
  ) -> Bool {
    let wasTracking = run.playhead.isStill
    let duration = run.timeline.duration
    let current = run.playhead.velocity
    let given = velocity.flatMap { $0.isFinite ? $0 * duration : nil }
    run.playhead.resume()
    guard wasTracking || given != nil || animation != nil else {
      if direction == self.direction {
        state = .running(direction)
        return true
      }
      return head(direction)
    }
    let glide = Glide(
      from: run.playhead.position, to: direction == .forward ? duration : 0,
      velocity: given ?? current,
      animation: animation ?? .spring(.smooth(duration: max(duration, 0.1))),
      isForward: direction == .forward)
    head(direction, .animated(glide))
    endIfOver()
    return true
  }

  private func report() {
    let progress = progress
    if progress != reportedProgress { tell(progress) }
  }

  private func tell(_ progress: Double) {
    reportedProgress = progress
    for handler in progressHandlers {
      // A handler may end the run, or start another one: then the rest has been told of that.
      guard reportedProgress == progress else { return }
      handler(progress)
    }
  }

  private func completeLogically() {
    guard !logicalCompletions.isEmpty, state == .running(.forward),
      run.playhead.position >= run.timeline.logicalDuration
    else { return }
    let completions = logicalCompletions
    logicalCompletions = []
    for completion in completions { completion(.end) }
  }

  private func endIfOver() {
    guard case .running = state, run.isSettled, let outcome = run.playhead.arrival else { return }
    end(at: outcome)
  }

  private func end(at position: AnimatingPosition) {
    guard !isFinished else { return }
    var outcome = position
    var isAnswered = false
    for recording in recordings {
      recording.context.canComplete = true
      recording.context.wasCancelled = outcome == .start
      for completion in recording.recorder.completions { completion(outcome) }
      // What a handler says about its own transition counts more than where the clock stood.
      if !isAnswered, outcome != .current, let answer = recording.context.isCompleted {
        outcome = answer ? .end : .start
        isAnswered = true
      }
    }
    recordings = []
    if outcome == .current { _ = frame }
    state = .finished(at: outcome)
    if let last = outcome == .end ? 1.0 : outcome == .start ? 0 : nil, reportedProgress != last {
      for handler in progressHandlers { handler(last) }
    }
    let callbacks = logicalCompletions + completions
    logicalCompletions = []
    completions = []
    progressHandlers = []
    reportedProgress = nil
    for callback in callbacks { callback(outcome) }
  }
}
