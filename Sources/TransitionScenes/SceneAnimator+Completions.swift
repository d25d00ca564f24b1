import TransitionKit

// When completions are called.
extension SceneAnimator {
  /// Plans the call of the completion of a change, unless it was called.
  func complete(_ change: ChangeNumber, _ outcome: ChangeOutcome) {
    guard let completion = completions.removeValue(forKey: change) else { return }
    calls.append((completion, outcome))
  }

  /// Does something now, or at the end of the call that is under way, in which something may be half changed.
  func afterCall(_ body: @escaping (SceneAnimator) -> Void) {
    if callDepth == 0 { body(self) } else { waitingCalls.append(body) }
  }

  /// Notes that a call ends, and does what has waited for that.
  func endCall() {
    callDepth -= 1
    // An array knows its count without asking for the type of its elements, which `isEmpty` does.
    guard callDepth == 0, waitingCalls.count != 0 else { return }
    let waiting = waitingCalls
    waitingCalls = []
    for body in waiting { body(self) }
  }

  /// Calls the completions that are planned. They may make any calls.
  func callCompletions() {
    guard !isCalling else { return }
    isCalling = true
    defer { isCalling = false }
    var rounds = CallRounds()
    while !calls.isEmpty {
      guard rounds.begin() else {
        return findings.add([
          .endlessCallbacks(
            "completions have caused further completions",
            rest: "those that are left are called when the clock is advanced")
        ])
      }
      for _ in calls.indices {
        let (completion, outcome) = calls.removeFirst()
        completion(outcome)
      }
    }
  }
}
