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

  /// What a change that begins now would leave as it was; nil if another one is open.
  ///
  /// Where pages move, what comes next is another change than what came before: windows begin with what is shown.
  var unstarted: Unstarted? {
    guard openings.isEmpty else { return nil }
    let hasPages = !state.scene.pages.isEmpty || !(instant?.before.scene.pages.isEmpty ?? true)
    return Unstarted(state: state, scene: scene, instant: hasPages ? nil : instant)
  }

  /// Notes what there was before a change that has just begun. Pages that a finger drives have their own rules.
  func note(_ unstarted: Unstarted?, before change: ChangeNumber) {
    guard var unstarted, state.scene.pages.driven(by: change) == nil,
      let clock = state.scene.motions.curves.clock(of: change)
    else { return }
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
      state.scene.motions.curves.clock(of: change)?.playhead.position(at: clockTime)
        == before.position
    else { return nil }
    return before
  }

  /// Becomes what there was before the only open change.
  func goBack(to before: Unstarted) {
    let mine = state.scene.structure
    state.goBack(to: before.state)
    for element in mine.order where !state.scene.structure.contains(element) {
      state.presence.released.append(element)
    }
    (currentScene, instant) = (before.scene, before.instant)
  }
}
