import TransitionKit

// Open changes that are cancelled at the time of the clock at which they began: they were never there.
extension SceneAnimator {
  /// What there was before a change was opened.
  struct Unstarted {
    let state: SceneState
    let scene: Scene<ID>
    let instant: Instant?
    /// The position of the clock of the change when it began, which may be in the middle.
    var position = 0.0
  }

  /// What a change that begins now would leave as it was; nil if another one is open. The pages of a window have their own rules.
  var unstarted: Unstarted? {
    guard openings.isEmpty, state.pages.isEmpty, instant?.before.pages.isEmpty ?? true else {
      return nil
    }
    return Unstarted(state: state, scene: scene, instant: instant)
  }

  /// Notes what there was before a change that has just begun.
  func note(_ unstarted: Unstarted?, before change: ChangeNumber) {
    guard var unstarted, state.pages.isEmpty, let clock = state.clock(of: change) else { return }
    unstarted.position = clock.playhead.position(at: clockTime)
    openings[openings.count - 1].unstarted = unstarted
  }

  /// Notes that something has happened since the open change began, so that it cannot be undone any more.
  func forgetUnstarted() {
    guard OptionalParts.hasOpenChanges else { return }
    for index in openings.indices where openings[index].unstarted != nil {
      openings[index].unstarted = nil
    }
  }

  /// What there was before an open change, if nothing has happened since it began, and it is where it began.
  func stateBefore(_ change: ChangeNumber) -> Unstarted? {
    guard let before = openings.first(where: { $0.change == change })?.unstarted,
      state.clock(of: change)?.playhead.position(at: clockTime) == before.position
    else { return nil }
    return before
  }

  /// Becomes what there was before the only open change.
  func goBack(to before: Unstarted) {
    state.cancel(to: before.state)
    (scene, instant) = (before.scene, before.instant)
    alternatives = []
  }
}
