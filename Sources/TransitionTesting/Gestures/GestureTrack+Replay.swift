import TransitionControllers
import TransitionKit
import TransitionScenes

extension GestureTrack {
  /// Replays the track on an interaction, event by event, with frames in between.
  ///
  /// ```swift
  /// let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: container)
  /// let decision = GestureTrack.flick(in: container).replay(on: interaction) { frame in print(frame.time) }
  /// XCTAssertEqual(decision, .commit(speed: nil))
  /// ```
  ///
  /// The first event happens at the current time of the animator. When the finger is lifted, the run continues as you
  /// advance the animator.
  ///
  /// - Parameters:
  ///   - interaction: the interaction that gets the events; its animator is advanced between them.
  ///   - rate: the frames a second; one that is not positive, or above 10,000, counts as 120.
  ///   - eachFrame: is called with the animator at the time of each frame until the gesture ends.
  /// - Returns: what the policy decides when the finger is lifted; nil if it refuses the gesture, if something takes over,
  ///   or if the track does not end with an ``GestureTrack/Phase/end``.
  @discardableResult
  public func replay(
    on interaction: Interaction, framesPerSecond rate: Double = 120,
    eachFrame: (Timeline.Frame) -> Void = { _ in }
  ) -> InteractionPolicy.Decision? {
    let animator = interaction.animator
    return replay(
      at: rate, from: animator.clockTime,
      advance: { animator.advance(to: $0) }, frame: { eachFrame(animator.frame) },
      handle: { Outcome(of: $0, at: $1, on: interaction) })
  }

  /// Replays the track on the screens of a controller, event by event, with frames in between.
  ///
  /// ```swift
  /// let decision = GestureTrack.slowDragThatGoesBack(in: container).replay(on: navigation, .edgePan())
  /// XCTAssertEqual(decision, .cancel)
  /// ```
  ///
  /// - Parameters:
  ///   - controller: the controller whose screens the gesture moves; its window is advanced between events.
  ///   - policy: what the gesture does.
  ///   - rate: the frames a second; one that is not positive, or above 10,000, counts as 120.
  ///   - eachFrame: is called with the window at the time of each frame until the gesture ends.
  /// - Returns: what the policy decides when the finger is lifted; nil if the gesture cannot begin, if something takes over,
  ///   or if the track does not end with an ``GestureTrack/Phase/end``.
  @discardableResult
  public func replay<State>(
    on controller: TransitionController<State>, _ policy: InteractionPolicy,
    framesPerSecond rate: Double = 120,
    eachFrame: (SceneFrame<ScreenElementID>) -> Void = { _ in }
  ) -> InteractionPolicy.Decision? {
    let window = controller.window
    var interaction: ScreenInteraction?
    return replay(
      at: rate, from: window.clockTime,
      advance: { window.advance(to: $0) }, frame: { eachFrame(window.frame) },
      handle: { Outcome(of: $0, at: $1, on: controller, policy, &interaction) })
  }
}

extension GestureTrack {
  /// Whether a gesture continues after an event.
  enum Outcome {
    case active
    case over(InteractionPolicy.Decision?)

    /// Hands an event to an interaction.
    init(of phase: Phase, at sample: GestureSample, on interaction: Interaction) {
      switch phase {
      case .begin: self = interaction.begin(sample) ? .active : .over(nil)
      case .move: self = interaction.change(sample) ? .active : .over(nil)
      case .end: self = .over(interaction.end(sample))
      case .cancel:
        interaction.cancel(at: sample.time)
        self = .over(nil)
      }
    }

    /// Hands an event to a gesture on the screens of a controller, which the first event begins.
    init<State>(
      of phase: Phase, at sample: GestureSample, on controller: TransitionController<State>,
      _ policy: InteractionPolicy, _ interaction: inout ScreenInteraction?
    ) {
      switch phase {
      case .begin: interaction = controller.beginInteraction(policy, at: sample)
      case .move: interaction?.change(sample)
      case .end:
        self = .over(interaction?.end(sample))
        return
      case .cancel: interaction?.cancel(at: sample.time)
      }
      self = interaction?.isActive ?? false ? .active : .over(nil)
    }
  }

  /// Makes the calls of all events, and those of the frames between them.
  ///
  /// - Parameter start: the time at which the first event happens.
  func replay(
    at rate: Double, from start: Double, advance: (Double) -> Void, frame: () -> Void,
    handle: (Phase, GestureSample) -> Outcome
  ) -> InteractionPolicy.Decision? {
    let rate = rate > 0 && rate <= 10_000 ? rate : 120
    let samples = samples
    guard let begin = events.firstIndex(where: { $0.phase == .begin }) else { return nil }
    var frames = 0.0
    for index in begin..<events.count where index == begin || events[index].phase != .begin {
      let elapsed = samples[index].time - samples[begin].time
      // A track that lasts for hours is a mistake.
      while frames / rate < min(elapsed, 3600) {
        advance(start + frames / rate)
        frame()
        frames += 1
      }
      advance(start + elapsed)
      if case .over(let decision) = handle(events[index].phase, samples[index]) { return decision }
    }
    return nil
  }
}
