import TransitionKit

// What is on its way in a container of pages, and stands still while a finger waits for its direction: SCENES, section 9.
extension SceneAnimator {
  /// Lets what is on its way in a container stand still: its pages, what is presented over them, and what their changes move inside.
  ///
  /// It begins a change that changes nothing. When that is cancelled, everything heads for what it headed for, from rest; pages do
  /// so with ``continuePages(in:)``.
  ///
  /// - Parameter letGo: the change that a finger has let go of in the container, which moves on its own clock; nil if there is none.
  /// - Returns: nil if nothing is on its way.
  @_specialize(where ID == ScreenElementID)
  package func catchMotions(in container: ID, _ letGo: OpenChange<ID>?) -> OpenChange<ID>? {
    guard let container = index.number(of: container) else { return nil }
    let moving = state.scene.movingChanges(in: container)
    guard moving != nil || letGo != nil else { return nil }
    callDepth += 1
    defer { endCall() }
    OptionalParts.useOpenChanges()
    let unstarted = unstarted
    forgetUnstarted()
    if unstarted?.instant == nil { releaseNumbers() }
    instant = nil
    lastChange = lastChange.next
    let (change, record) = (lastChange, OpenChange<ID>.Record())
    let builder = state.builder(Transaction(), change)
    openings.append(Opening(builder: builder, record: record, completion: nil, held: nil))
    state.open(change, lasting: 1, holding: nil)
    state.catchMotions(in: container, moving: moving ?? [], for: change)
    if let letGo, let clock = state.scene.motions.curves.clock(of: letGo.change) {
      state.catchMotions(of: letGo.change, at: clock.playhead.progress(at: clockTime))
    }
    noteUntouchable()
    forgetTakenOver()
    note(unstarted, before: change)
    callCompletions()
    return OpenChange(self, record, change, isHeld: false)
  }

  /// Lets the pages of a container continue to where they were heading that no finger holds any more.
  @_specialize(where ID == ScreenElementID)
  package func continuePages(in container: ID) {
    guard let container = index.number(of: container), state.scene.pages.stacks[container] != nil
    else { return }
    changeEverywhere { state in
      state.scene.pages.stacks[container]?.continueHeld(at: state.scene.age, state.scene.settling)
      state.nextEvent = -.infinity
    }
  }
}
