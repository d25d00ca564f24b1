extension Timeline {
  /// The frame at a time in seconds.
  ///
  /// At or before 0 it is the initial stage, at the duration exactly the animation stage, and after it
  /// the completion stage. What a negative delay starts in the middle is there at 0, and at its initial
  /// stage before. A timeline without duration is at its animation stage at 0. A time that is NaN counts
  /// as 0.
  ///
  /// - Parameter time: a time in seconds.
  public func frame(at time: Double) -> Frame {
    var frame = blankFrame()
    sample(at: time, into: &frame)
    return frame
  }

  /// Overwrites a frame with the one at a time in seconds.
  ///
  /// If the frame is one of this timeline, nothing is allocated.
  ///
  /// - Parameters:
  ///   - time: a time in seconds; NaN counts as 0.
  ///   - frame: the frame to overwrite; keep it from one time to the next.
  public func sample(at time: Double, into frame: inout Frame) {
    let time = time.isNaN ? 0 : time
    // The second condition never holds, but memory would be written beyond its end if it did.
    if frame.layout !== layout || frame.progress.count != timings.count { frame = blankFrame() }
    frame.time = time
    enter(time <= duration ? .active : isReversed ? .cancelled : .completed, &frame)
    guard frame.stage == .active else { return }

    let local = isReversed ? duration - time : time
    plan.sample(at: local, &frame.progress, &frame.values)
  }

  /// The frame in which the transition is undone: every view at rest, and inserted ones gone.
  func cancelledFrame(at time: Double) -> Frame {
    var frame = blankFrame()
    frame.time = time
    enter(.cancelled, &frame)
    return frame
  }

  /// A frame with its own storage, so that sampling into it copies nothing.
  private func blankFrame() -> Frame {
    Frame(
      time: 0, layout: layout, stage: .active, values: layout.constantValues.map { $0 },
      progress: [Double](repeating: 0, count: timings.count))
  }

  /// Writes all constant values of a stage.
  private func enter(_ stage: Frame.Stage, _ frame: inout Frame) {
    guard frame.stage != stage else { return }
    frame.enter(stage)
    let constants =
      switch stage {
      case .active: layout.constantValues
      case .completed: layout.completionValues
      case .cancelled: layout.restValues
      }
    for slot in constants.indices { frame.values[slot] = constants[slot] }
  }

  /// The value of one track at a time in seconds between 0 and the duration, as segments have theirs.
  ///
  /// - Parameters:
  ///   - track: the track.
  ///   - time: a time in seconds, from 0 to the duration.
  /// - Precondition: the track is one of ``tracks``.
  public func value(of track: Track, at time: Double) -> SIMD4<Double> {
    let local = isReversed ? duration - time : time
    return track.value {
      current(of: track, at: local)
    } segment: {
      let segment = track.segments[$0]
      return segment.value(at: timings[segment.timing].progress(at: local))
    }
  }

  /// The segment of a track that counts: the latest that has started, or the first to start.
  func current(of track: Track, at time: Double) -> Int {
    track.current(at: time) { timings[track.segments[$0].timing].start }
  }
}
