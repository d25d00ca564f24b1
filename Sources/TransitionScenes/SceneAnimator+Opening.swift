import TransitionKit

// Changes on which a finger sets the time.
extension SceneAnimator {
  /// Begins a change to another scene of which a finger sets the progress.
  ///
  /// ```swift
  /// let change = animator.begin(to: detail, .animated(.smooth))
  /// change.scrub(to: 0.4)
  /// change.finish(velocity: 1.5)
  /// ```
  ///
  /// What is under way in what the change moves stands still, until the finger lets go. So the change may begin in the middle:
  /// its progress is the one at which the element that the finger holds is seen, else the one that moves farthest.
  ///
  /// An update, or another change that begins, takes over: the change then ends where it is, and everything continues from
  /// there.
  ///
  /// - Parameters:
  ///   - scene: the scene at the end of the change.
  ///   - transaction: how the change happens. Its animations are scrubbed with all delays; without one only
  ///     elements and transitions with their own animation move.
  ///   - definition: what elements do in this change.
  ///   - held: the element that the finger holds. It takes touches while the change is open.
  ///   - completion: it is called once, when the change has ended: at its end, back at its start, or where
  ///     something took over.
  /// - Returns: what the finger moves. Keep it: a change that is dropped is cancelled.
  public func begin(
    to scene: Scene<ID>, _ transaction: Transaction = .animated(),
    using definition: TransitionDefinition<ID>? = nil, holding held: ID? = nil,
    completion: ((AnimatingPosition) -> Void)? = nil
  ) -> OpenChange<ID> {
    beginAlone(
      to: scene, transaction, using: definition, holding: held, isHeld: true,
      completion: completion)
  }

  /// Begins a change that takes over from those that are open.
  ///
  /// - Parameter isHeld: whether the change is cancelled if it is dropped.
  func beginAlone(
    to scene: Scene<ID>, _ transaction: Transaction, using definition: TransitionDefinition<ID>?,
    holding held: ID?, isHeld: Bool, completion: ((AnimatingPosition) -> Void)?
  ) -> OpenChange<ID> {
    let goingBack = openings.last {
      state.scene.motions.curves.clock(of: $0.change)?.playhead.isForward == false
    }
    if let goingBack, scene == self.scene {
      return catchAgain(goingBack, holding: held, isHeld: isHeld, completion: completion)
    }
    // What goes back is there for whatever else begins. It continues from what is shown.
    if let old = goingBack?.old { update(to: old, .animated(.spring(state.scene.settling.spring))) }
    endOpenings()
    return begin(
      to: scene, from: self.scene, transaction, using: definition, holding: held,
      isHeld: isHeld, completion: completion)
  }

  /// Begins a change beside those that are open.
  ///
  /// - Parameters:
  ///   - old: the scene to which it goes back; nil if whoever advances the clock says it then.
  ///   - isHeld: whether the change is cancelled if it is dropped.
  @_specialize(where ID == ScreenElementID)
  package func begin(
    to scene: Scene<ID>, from old: Scene<ID>?, _ transaction: Transaction,
    using definition: TransitionDefinition<ID>?, holding held: ID? = nil, isHeld: Bool = false,
    completion: ((AnimatingPosition) -> Void)?
  ) -> OpenChange<ID> {
    callDepth += 1
    defer { endCall() }
    OptionalParts.useOpenChanges()
    let unstarted = unstarted
    forgetUnstarted()
    state.letGoOfPages(except: openChanges)
    // What the updates at this time have removed keeps its number, as they may be one change with another one again.
    if unstarted?.instant == nil { releaseNumbers() }
    instant = nil
    lastChange = lastChange.next
    let (change, record) = (lastChange, OpenChange<ID>.Record())
    let edit = index.edit(to: scene, from: state.scene.model)
    adopt(scene, edit)
    let request = Instant.Request(transaction: transaction, definition: definition, change: change)
    let builders = make(edit, [request], [:], isOpen: true)
    openings.append(
      Opening(
        builder: builders[0], record: record, completion: completion,
        held: held.flatMap { index.number(of: $0) }, old: old))
    noteUntouchable(edit)
    state.open(change, lasting: builders[0].timing.openDuration, holding: openings.last?.held)
    noteUntouchable()
    state.scene.structure.noteChange()
    note(unstarted, before: change)
    callCompletions()
    return OpenChange(self, record, change, isHeld: isHeld)
  }

  /// Lets a finger hold a change again that goes back, where it is.
  private func catchAgain(
    _ old: Opening, holding held: ID?, isHeld: Bool, completion: ((AnimatingPosition) -> Void)?
  ) -> OpenChange<ID> {
    callDepth += 1
    defer { endCall() }
    let (change, record) = (old.change, OpenChange<ID>.Record())
    let held = held.flatMap { index.number(of: $0) }
    endOpenings(except: [change])
    endOpening(change, at: .current) { _ in
      self.openings.append(
        Opening(
          builder: old.builder, record: record, completion: completion, held: held, old: old.old,
          untouchable: old.untouchable))
    }
    instant = nil
    let progress = state.scene.motions.curves.clock(of: change)?.playhead.progress(at: clockTime)
    state.catchMotions(of: change, driving: held, at: progress)
    callCompletions()
    return OpenChange(self, record, change, isHeld: isHeld)
  }

  /// Makes a scene current, as far as it is valid.
  func adopt(_ scene: Scene<ID>, _ edit: SceneEdit) {
    currentScene = index.validated(scene, edit, after: state.scene.model)
    findings.add(edit.diagnostics)
  }
}

// MARK: - What the handle does

extension SceneAnimator {
  /// Moves an open change to its end, or back to its start.
  ///
  /// - Parameter old: returns the scene to which it goes back, if it was begun without one.
  func release(
    _ change: ChangeNumber, forward: Bool, velocity: Double, _ animation: Animation?,
    old: OldScene? = nil
  ) {
    guard isOpen(change), state.scene.motions.curves.clock(of: change) != nil else { return }
    let rate = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    if let animation { findings.check(animation, mayRepeat: false) }
    if !forward, rate == 0, let before = stateBefore(change) {
      endOpening(change, at: .start) { _ in self.goBack(to: before) }
      return callCompletions()
    }
    changeEverywhere { $0.release(change, forward: forward, velocity: rate, animation) }
    state.nextEvent = -.infinity
    // It may be there already.
    if state.scene.motions.curves.clock(of: change)?.playhead.arrival(at: clockTime) == .end {
      state.closeClocks()
      endOpening(change, at: .end)
    }
    endOpeningsAtStart(old)
    callCompletions()
  }
}

extension SceneState {
  /// Sets the clock of an open change to a progress.
  mutating func scrub(_ change: ChangeNumber, to progress: Double) {
    guard let clock = scene.motions.curves.clock(of: change) else { return }
    let duration = clock.playhead.duration
    move(clockOf: change, .held, from: min(max(progress, 0), 1) * duration)
  }

  fileprivate mutating func release(
    _ change: ChangeNumber, forward: Bool, velocity: Double, _ animation: Animation?
  ) {
    guard let playhead = scene.motions.curves.clock(of: change)?.playhead else { return }
    if forward { playEmphases(of: change) }
    let (position, duration) = (playhead.position(at: scene.age), playhead.duration)
    scene.releaseHeld(of: change)
    let animation = letGoOfPages(change, commits: forward, velocity: velocity, animation)
    move(
      clockOf: change,
      .approaching(
        Playhead.Approach(
          from: position, to: forward ? duration : 0, leaving: forward ? 0 : duration,
          velocity: velocity * duration, animation ?? Playhead.returning(over: duration),
          scene.settling, isForward: forward)))
  }
}
