extension TransitionAnimator {
  /// The position on the timeline of the transition, in seconds.
  public var time: Double { progress * run.timeline.duration }

  /// The time on the animator's clock, in seconds. It also increases while the run is paused or reversed.
  public var clockTime: Double { run.clock.now }

  /// The progress of the run, from 0 at its start to 1 at its end.
  public var progress: Double { run.progress }

  /// What the views look like now.
  ///
  /// After the end it shows the completion stage. After a cancellation every view is at rest and in its
  /// original drawing order, and an inserted view is gone.
  public var frame: Timeline.Frame {
    var frame = sampled.take() ?? compiled.timeline.frame(at: 0)
    sample(into: &frame)
    sampled = frame
    return frame
  }

  /// Overwrites a frame with the current state of the views. It allocates nothing if the frame is from this
  /// run.
  ///
  /// - Parameter frame: the frame to overwrite; keep it from one call to the next, so that its storage is
  ///   used again.
  public func sample(into frame: inout Timeline.Frame) {
    if case .finished(let position) = state, let last = run.frame(endingAt: position) {
      frame = last
    } else {
      run.sample(into: &frame)
    }
  }
}
