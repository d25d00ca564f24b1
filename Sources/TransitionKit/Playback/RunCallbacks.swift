/// What is called during a run and when it has ended.
struct RunCallbacks {
  /// The animator handlers of the run.
  var handlers: [any HandlerRun] = []
  var completions: [(AnimatingPosition) -> Void] = []
  var logicalCompletions: [(AnimatingPosition) -> Void] = []
  var progressHandlers: [(Double) -> Void] = []
  var reportedProgress: Double?
  /// Whether a progress handler has changed the progress.
  var mustReport = false

  /// Whether anything is called before the end.
  var hasObservers: Bool { !progressHandlers.isEmpty || !logicalCompletions.isEmpty }

  /// Calls the completions of animator handlers, and answers where the run ended by what they say.
  func completeHandlers(at position: AnimatingPosition) -> AnimatingPosition {
    var outcome = position
    var isAnswered = false
    for handler in handlers {
      let answer = handler.complete(at: outcome)
      // What a handler says about its own transition counts more than the position of the clock.
      if !isAnswered, outcome != .current, let answer {
        outcome = answer ? .end : .start
        isAnswered = true
      }
    }
    return outcome
  }

  /// Calls everything else that waits for the end: progress first, and completions last.
  func complete(at outcome: AnimatingPosition) {
    let last = outcome == .end ? 1.0 : outcome == .start ? 0 : nil
    if let last, reportedProgress != last {
      for handler in progressHandlers { handler(last) }
    }
    for completion in logicalCompletions { completion(outcome) }
    for completion in completions { completion(outcome) }
  }
}
