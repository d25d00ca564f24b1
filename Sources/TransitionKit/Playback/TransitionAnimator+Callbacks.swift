extension TransitionAnimator {
  /// Adds a callback for the end of this run. It is called once, with the position at which the run ended.
  ///
  /// - Parameter completion: it is called once, with where the run ended.
  @discardableResult
  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) -> Bool {
    guard !isFinished else { return false }
    callbacks.completions.append(completion)
    return true
  }

  /// Adds a callback for the time at which this run is logically complete. A spring is logically complete
  /// before it settles. The callback is called once, at the latest at the end of the run.
  ///
  /// - Parameter completion: it is called once: with the end if the run is logically complete, or with where
  ///   the run ended.
  @discardableResult
  public func addLogicalCompletion(_ completion: @escaping (AnimatingPosition) -> Void) -> Bool {
    guard !isFinished else { return false }
    callbacks.logicalCompletions.append(completion)
    return true
  }

  /// Adds a callback for every change of the progress: first 0, and last exactly 1 or 0 unless the run is
  /// stopped before its end. A rubber band goes beyond both. A callback that is
  /// added during a run is called at once with the current progress.
  ///
  /// - Parameter handler: it is called with the progress, from 0 to 1; beyond that only while it is scrubbed
  ///   there.
  @discardableResult
  public func addProgressHandler(_ handler: @escaping (Double) -> Void) -> Bool {
    guard !isFinished else { return false }
    // Nothing is reported while there is no handler.
    if callbacks.progressHandlers.isEmpty, state != .idle { callbacks.reportedProgress = progress }
    callbacks.progressHandlers.append(handler)
    guard state != .idle else { return true }
    guard nestedHandlers < CallRounds.limit else {
      callDiagnostics.report(
        .endlessCallbacks(
          "progress handlers have added further ones",
          rest: "the last one is called when the progress changes"))
      return true
    }
    let isFirst = nestedHandlers == 0
    nestedHandlers += 1
    defer { if isFirst { nestedHandlers = 0 } }
    handler(progress)
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
    // What a handler changes is reported in another round.
    callbacks.mustReport = true
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    var rounds = CallRounds()
    var next = progress
    repeat {
      callbacks.mustReport = false
      guard rounds.begin() else {
        return callDiagnostics.report(
          .endlessCallbacks(
            "progress handlers have changed the progress",
            rest: "the change is reported when the clock is advanced"))
      }
      callbacks.reportedProgress = next
      for handler in callbacks.progressHandlers {
        // A handler may end the run or start another one.
        guard !callbacks.mustReport, callbacks.reportedProgress == next else { break }
        handler(next)
      }
      next = self.progress
    } while callbacks.mustReport && next != callbacks.reportedProgress
  }

  func completeLogically() {
    guard !isCompleting else { return }
    isCompleting = true
    defer { isCompleting = false }
    // Each callback may end the run, which then calls the others, or start another run.
    for _ in callbacks.logicalCompletions.indices {
      guard !callbacks.logicalCompletions.isEmpty, state == .running(.forward),
        run.position >= run.timeline.logicalDuration
      else { return }
      callbacks.logicalCompletions.removeFirst()(.end)
    }
  }
}
