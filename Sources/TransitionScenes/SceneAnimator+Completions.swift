import TransitionKit

// When completions are called.
extension SceneAnimator {
  /// Plans the call of the completion of a change, unless it was called.
  func complete(_ change: ChangeNumber, _ outcome: ChangeOutcome) {
    guard let completion = completions.removeValue(forKey: change) else { return }
    calls.append((completion, outcome))
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
