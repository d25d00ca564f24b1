import TransitionKit
import TransitionScenes

/// The completions of layers that bring pages, which are called when their own transitions end: SCENES, section 10.
struct LayerCompletions {
  /// A transition with a completion.
  private struct Run {
    let plan: OperationPlan
    /// Whether it has begun.
    var isPlaying = false

    var token: ObjectIdentifier { ObjectIdentifier(plan) }
  }

  /// In the order in which they were asked for.
  private var runs: [Run] = []

  var isEmpty: Bool { runs.isEmpty }

  /// Waits for the end of layers that bring a page of a controller, unless what runs turns round.
  mutating func wait(
    for plan: OperationPlan, of node: ControllerNode, in animator: SceneAnimator<ScreenElementID>
  ) {
    guard plan.answer?.layers?.completion != nil, !node.turnsRound(in: animator),
      node.instant.modelScreens.first?.entry != node.layout.shown.first?.entry
    else { return }
    runs.append(Run(plan: plan))
  }

  /// What the motion of a plan is known by; nil if nothing waits for its end.
  func token(of plan: OperationPlan) -> ObjectIdentifier? {
    runs.first { $0.plan === plan }?.token
  }

  /// Takes the completions that are to be called by now.
  ///
  /// - Parameters:
  ///   - ended: the transitions that have arrived.
  ///   - cancelled: the plan of a gesture that has just ended at its start.
  ///   - plays: whether a transition is on screen.
  mutating func take(
    _ ended: [PageEnd], cancelled: OperationPlan?, plays: (ObjectIdentifier) -> Bool
  ) -> [(completion: @Sendable (AnimatingPosition) -> Void, position: AnimatingPosition)] {
    var calls: [(completion: @Sendable (AnimatingPosition) -> Void, position: AnimatingPosition)] =
      []
    func call(_ run: Run, _ position: AnimatingPosition) {
      if let completion = run.plan.answer?.layers?.completion {
        calls.append((completion, position))
      }
    }
    for end in ended {
      guard let index = runs.firstIndex(where: { $0.token == end.token }) else { continue }
      call(runs.remove(at: index), end.position)
    }
    runs = runs.compactMap { run in
      var run = run
      if plays(run.token) {
        run.isPlaying = true
        return run
      }
      // What has not begun took no time. Of the others something else has taken the place.
      call(run, cancelled === run.plan ? .start : run.isPlaying ? .current : .end)
      return nil
    }
    return calls
  }
}

extension ScreenWindow {
  /// Notes the completions of layers whose transitions have ended.
  func finishLayers(cancelled: OperationPlan? = nil) {
    guard !layerCompletions.isEmpty else { return }
    let calls = layerCompletions.take(
      animator.takeEndedPages(), cancelled: cancelled, plays: { animator.plays($0) })
    for (completion, position) in calls { events.add(completion, at: position) }
  }
}
