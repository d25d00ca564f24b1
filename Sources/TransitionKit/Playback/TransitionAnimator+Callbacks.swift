extension TransitionAnimator {
  /// Adds a callback for the end of this run, which gets where it ended; it is called once.
  @discardableResult
  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) -> Bool {
    guard !isFinished else { return false }
    callbacks.completions.append(completion)
    return true
  }

  /// Adds what is to happen when this run is logically complete, which a spring is before it has settled;
  /// it happens once, and at the latest with the end.
  @discardableResult
  public func addLogicalCompletion(_ completion: @escaping (AnimatingPosition) -> Void) -> Bool {
    guard !isFinished else { return false }
    callbacks.logicalCompletions.append(completion)
    return true
  }

  /// Adds a callback for the progress whenever it changes: first 0, and last exactly 1 or 0. One that is added
  /// while a run is under way is first given where it is.
  @discardableResult
  public func addProgressHandler(_ handler: @escaping (Double) -> Void) -> Bool {
    guard !isFinished else { return false }
    callbacks.progressHandlers.append(handler)
    if state != .idle { handler(progress) }
    return true
  }
}

// MARK: - Inside

extension TransitionAnimator {
  var isFinished: Bool {
    if case .finished = state { return true }
    return false
  }

  func report() {
    let progress = progress
    if progress != callbacks.reportedProgress { notify(progress) }
  }

  func notify(_ progress: Double) {
    callbacks.reportedProgress = progress
    for handler in callbacks.progressHandlers {
      // A handler may end the run, or start another one: then the rest has been notified of that.
      guard callbacks.reportedProgress == progress else { return }
      handler(progress)
    }
  }

  func completeLogically() {
    // Each may end the run, which then calls the rest, or start another one.
    for _ in callbacks.logicalCompletions.indices {
      guard !callbacks.logicalCompletions.isEmpty, state == .running(.forward),
        run.playhead.position >= run.timeline.logicalDuration
      else { return }
      callbacks.logicalCompletions.removeFirst()(.end)
    }
  }
}
