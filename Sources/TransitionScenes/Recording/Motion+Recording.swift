import TransitionKit

extension Motion {
  /// Records an animator while a closure makes calls.
  ///
  /// ```swift
  /// let motion = Motion(recording: animator, for: 0.8) { recorder in
  ///   animator.start()
  ///   recorder.advance(to: 0.15)
  ///   animator.retarget(to: pop)
  /// }
  /// ```
  ///
  /// The views follow pages, not roles: those of the transition with which the recording begins keep their names, and a
  /// third page is `interrupted destination`. A run that is started at once and left alone until its end is exactly the
  /// timeline. Any other run is sampled: at a steady rate, and on both sides of all
  /// times at which something may jump or bend.
  ///
  /// - Parameters:
  ///   - animator: the animator to record, from its current time on.
  ///   - duration: how long is recorded, in seconds; nil is until nothing moves, but at most 60 s.
  ///   - rate: the samples a second; one that is not positive counts as 240.
  ///   - tolerance: how far from the lines between the others a sample may be to be left out, as a fraction
  ///     of the range of its number; 0 keeps all.
  ///   - body: makes the calls, and advances the clock between them.
  public init(
    recording animator: TransitionAnimator, for duration: Double? = nil,
    samplesPerSecond rate: Double = 240, tolerance: Double = 1e-6,
    by body: (MotionRecorder) -> Void = { _ in }
  ) {
    self.init(RecordedRun(animator), duration, rate, tolerance, body)
  }

  /// Records the run of a log, from its start.
  ///
  /// - Parameters:
  ///   - log: the log of the run.
  ///   - transitions: the transitions by the names that the log has.
  ///   - duration: how long is recorded, in seconds; nil is until nothing moves, but at most 60 s.
  ///   - rate: the samples a second; one that is not positive counts as 240.
  ///   - tolerance: how far from the lines between the others a sample may be to be left out, as a fraction
  ///     of the range of its number; 0 keeps all.
  public init(
    recording log: RunLog, of transitions: [String: CompiledTransition],
    for duration: Double? = nil, samplesPerSecond rate: Double = 240, tolerance: Double = 1e-6
  ) throws(RunLog.MissingTransition) {
    let replay = try RunReplay(log, of: transitions)
    // What is shown before the start is not part of the run.
    while replay.animator.state == .idle, !replay.rest.isEmpty { replay.makeNextCall() }
    self.init(RecordedRun(replay.animator), duration, rate, tolerance) { $0.makeCalls(of: replay) }
  }

  /// Records a replay from where it is, with the calls that are left.
  ///
  /// - Parameters:
  ///   - replay: the replay, which makes its calls while it is recorded.
  ///   - duration: how long is recorded, in seconds; nil is until nothing moves, but at most 60 s.
  ///   - rate: the samples a second; one that is not positive counts as 240.
  ///   - tolerance: how far from the lines between the others a sample may be to be left out, as a fraction
  ///     of the range of its number; 0 keeps all.
  public init(
    recording replay: RunReplay, for duration: Double? = nil,
    samplesPerSecond rate: Double = 240, tolerance: Double = 1e-6
  ) {
    self.init(RecordedRun(replay.animator), duration, rate, tolerance) { $0.makeCalls(of: replay) }
  }

  private init(
    _ run: RecordedRun, _ duration: Double?, _ rate: Double, _ tolerance: Double,
    _ body: (MotionRecorder) -> Void
  ) {
    let recorder = MotionRecorder(run.source, samplesPerSecond: rate)
    body(recorder)
    recorder.finish(after: duration)
    let container = run.compiled.container
    if let plain = run.plainTimeline {
      self.init(plain, in: container)
    } else {
      self = RecordedMotion(recorder.frames, tolerance: tolerance, in: container)
        .motion(in: container, sampledEvery: recorder.interval)
      omissions = run.omissions(timeline.views) + omissions
      note(recorder)
    }
  }

  /// Records a scene while a closure makes calls.
  ///
  /// ```swift
  /// let motion = Motion(recording: animator) { recorder in
  ///   animator.update(to: detail, animation: .snappy)
  ///   recorder.advance(by: 0.1)
  ///   animator.update(to: list, animation: .snappy)
  /// }
  /// ```
  ///
  /// Each element is a view by the text of its id. It is placed where it heads for at last, and `ViewProperty.frame` says how
  /// far it is from there. Of an element that changes its parent, scales and rotations of the old one are left out.
  ///
  /// - Parameters:
  ///   - animator: the animator of the scene to record, from its current time on.
  ///   - duration: how long is recorded, in seconds; nil is until nothing moves, but at most 60 s.
  ///   - rate: the samples a second; one that is not positive counts as 240.
  ///   - tolerance: how far from the lines between the others a sample may be to be left out, as a fraction
  ///     of the range of its number; 0 keeps all.
  ///   - body: makes the calls, and advances the clock between them.
  public init<ID>(
    recording animator: SceneAnimator<ID>, for duration: Double? = nil,
    samplesPerSecond rate: Double = 240, tolerance: Double = 1e-6,
    by body: (MotionRecorder) -> Void
  ) {
    self.init(MotionRecorder.Source(animator), duration, rate, tolerance, body) {
      Container(
        size: animator.scene.size, layoutDirection: animator.scene.layoutDirection,
        prefersReducedMotion: animator.scene.prefersReducedMotion)
    }
  }

  /// Records a source while a closure makes calls.
  ///
  /// - Parameter container: what the motion is in at the end.
  package init(
    _ source: MotionRecorder.Source, _ duration: Double?, _ rate: Double, _ tolerance: Double,
    _ body: (MotionRecorder) -> Void, in container: () -> Container
  ) {
    let recorder = MotionRecorder(source, samplesPerSecond: rate)
    body(recorder)
    recorder.finish(after: duration)
    let container = container()
    self = RecordedMotion(recorder.frames, tolerance: tolerance, in: container)
      .motion(in: container, sampledEvery: recorder.interval)
    note(recorder)
  }

  /// Says how often code was looked at.
  private mutating func note(_ recorder: MotionRecorder) {
    guard let rate = recorder.lookRate else { return }
    lookCount = Int((rate * min(duration, 60)).rounded(.up))
    omissions.insert("what code does between two of \(number: rate) looks a second", at: 0)
  }
}

extension MotionRecorder.Source {
  /// What a scene shows.
  ///
  /// - Parameters:
  ///   - advance: advances the clock; nil to advance that of the scene itself.
  ///   - frame: what is shown; nil for the frame of the scene itself.
  package init<ID>(
    _ animator: SceneAnimator<ID>, advance: ((Double) -> Void)? = nil,
    frame: (() -> SceneFrame<ID>)? = nil
  ) {
    var names = ElementNames<ID>()
    self.init(
      clockTime: { animator.clockTime },
      advance: advance ?? { animator.advance(to: $0) },
      frame: { RecordedFrame(frame?() ?? animator.frame, at: $0, names: &names) },
      breakpoints: { time in
        animator.state.breakpoints(upTo: time)
          + [animator.settlingTime].filter { $0 > animator.clockTime && $0 <= time }
      }, nextStart: { animator.state.nextStart },
      hasCode: { animator.state.scene.hasCode }, isSettled: { animator.isIdle },
      settlingTime: { animator.settlingTime })
  }
}
