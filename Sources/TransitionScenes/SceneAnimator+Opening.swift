import TransitionKit

// Changes on which a finger sets the time.
extension SceneAnimator {
  /// A change that is open.
  struct Opening {
    let change: ChangeNumber
    let record: OpenChange<ID>.Record
    /// What there would be without the change. It moves on with the clock.
    var before: SceneState
    /// The scene without the change.
    var scene: Scene<ID>
    let completion: ((AnimatingPosition) -> Void)?
    /// The element that the finger holds.
    var held: ElementIndex?
    /// The age from which on nothing would move without the change.
    var settledAge = -Double.infinity
  }

  /// Begins a change to another scene of which a finger sets the progress.
  ///
  /// ```swift
  /// let change = animator.begin(to: detail, .animated(.smooth))
  /// change.scrub(to: 0.4)
  /// change.finish(velocity: 1.5)
  /// ```
  ///
  /// What is under way in what the change moves stands still, until the finger lets go. So the change may begin in the middle:
  /// its progress is the one at which the element that the finger holds is seen, else the one with the longest way.
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
  @discardableResult
  @_specialize(where ID == ScreenElementID)
  public func begin(
    to scene: Scene<ID>, _ transaction: Transaction = .animated(),
    using definition: TransitionDefinition<ID>? = nil, holding held: ID? = nil,
    completion: ((AnimatingPosition) -> Void)? = nil
  ) -> OpenChange<ID> {
    endOpening(at: .current)
    state.letGoOfAllPages()
    instant = nil
    releaseNumbers()
    lastChange = lastChange.next
    let record = OpenChange<ID>.Record()
    opening = Opening(
      change: lastChange, record: record, before: state, scene: self.scene, completion: completion)
    let edit = index.edit(to: scene, from: state)
    adopt(scene, edit)
    var builders = [
      SceneChangeBuilder(
        transaction, number: lastChange, at: state.age, settling: state.settling,
        prefersReducedMotion: edit.prefersReducedMotion, isOpen: true)
    ]
    state.inheritAnimations(edit, &builders)
    var matching = state.matching(of: edit)
    index.choose(by: [definition], &builders, for: edit, matching, from: state) { _ in 0 }
    state.apply(edit, &matching, &builders) { _ in 0 }
    index.noteSnapshots(state.pictures.current)
    state.pictures.reserved = Set(opening?.before.structure.fades.map { $0.serial } ?? [])
    findings.add(index.notes(of: state) + index.warnings(of: matching))
    if planned != nil { planned = ScenePlan(edit, matching, state, index) }
    for change in state.changes where change.isTakenOver { complete(change.number, .takenOver) }
    state.changes.removeAll { $0.isTakenOver }
    state.changes.append(
      ChangeRecord(
        number: lastChange, end: .infinity, logicalEnd: .infinity, criterion: .removed))
    opening?.held = held.flatMap { index.number(of: $0) }
    state.open(lastChange, lasting: builders[0].timing.openDuration)
    let driven = state.pages.driven(by: lastChange)
    state.catchMotions(
      of: lastChange, driving: opening?.held,
      at: driven.flatMap { state.pages.stacks[$0]?.fingerStart })
    let settledAge = opening?.before.settledAge ?? clockTime
    opening?.settledAge = settledAge
    opening?.before.keep(caughtBy: lastChange, in: state)
    shareFinger()
    makeUntouchable(insertionsOf: edit)
    callCompletions()
    return OpenChange(self, record, lastChange)
  }

  /// Lets what an open change inserts take no touches, apart from what the finger holds.
  private func makeUntouchable(insertionsOf edit: SceneEdit) {
    for change in edit.changes where change.kind == .inserted {
      if let held = opening?.held, held == change.number || state.isInside(change.number, held) {
        continue
      }
      if opening?.before.isTrue(change.number) == true { continue }
      state.structure.untouchable.insert(change.number)
    }
    state.noteChange()
  }

  /// Makes a scene current, as far as it is valid.
  func adopt(_ scene: Scene<ID>, _ edit: SceneEdit) {
    guard edit.isInvalid else {
      self.scene = scene
      return
    }
    let valid = scene.valid(after: self.scene)
    findings.add(valid.diagnostics)
    self.scene = valid.scene
  }

  /// Ends the open change, if there is one. At its start everything is as without it.
  func endOpening(at position: AnimatingPosition) {
    guard let ended = opening else { return }
    opening = nil
    ended.record.position = position
    switch position {
    case .start:
      let changes = state.changes
      let caught = state.caughtMotions(of: ended.change, without: ended.before)
      state.cancel(to: ended.before)
      state.settle(caught)
      scene = ended.scene
      // Without the open change they have arrived already.
      for change in changes where !state.changes.contains(where: { $0.number == change.number }) {
        complete(change.number, .arrived)
      }
    case .current:
      state.letGo(of: ended.change)
      state.abandonGestures()
    case .end:
      state.letGo(of: ended.change)
      state.endGestures()
    }
    state.pictures.reserved = []
    // Pictures may no longer be needed.
    state.nextEvent = -.infinity
    guard let completion = ended.completion else { return }
    calls.append(({ _ in completion(position) }, .arrived))
  }

  /// Advances what there would be without the open change, and ends the change if it is back at its start.
  func advanceOpening(to time: Double) {
    guard opening != nil else { return }
    _ = opening?.before.advance(to: time)
    guard let opening, state.clock(of: opening.change) != nil, isBack(opening.change) else {
      return
    }
    endOpening(at: .start)
  }
}

extension SceneAnimator {
  /// The time from which on nothing moves if the open change goes back to its start; nil if none does.
  ///
  /// What the change has caught settles after that.
  var settlingTimeBack: Double? {
    guard let opening, let clock = state.clock(of: opening.change) else { return nil }
    if case .approaching(let approach) = clock.playhead.motion, approach.isForward { return nil }
    let before = opening.before
    guard let arrival = clock.playhead.arrivalAge, before.holds.isEmpty else { return .infinity }
    return max(
      opening.settledAge, before.pages.settledAge, arrival + state.settling.longestDuration)
  }
}

extension SceneState {
  /// Whether an element is on screen and does not leave.
  fileprivate func isTrue(_ element: ElementIndex) -> Bool {
    isOnScreen(element) && !structure.elements[element].leaves
  }
}

// MARK: - What the handle does

extension SceneAnimator {
  /// The progress of an open change; nil if it has ended.
  func progress(of change: ChangeNumber) -> Double? {
    guard opening?.change == change else { return nil }
    if let progress = pageProgress(of: change) { return progress }
    return state.clock(of: change)?.playhead.progress(at: clockTime)
  }

  func progress(of change: ChangeNumber, _ id: ID, at point: Point) -> Double? {
    guard opening?.change == change, point.x.isFinite, point.y.isFinite,
      let number = index.number(of: id)
    else { return nil }
    return state.progress(of: change, number, nearestTo: SIMD2(point.x, point.y))
  }

  func scrub(_ change: ChangeNumber, to progress: Double) {
    guard opening?.change == change, !progress.isNaN, let clock = state.clock(of: change) else {
      return
    }
    let duration = clock.playhead.duration
    state.move(clockOf: change, .held, from: min(max(progress, 0), 1) * duration)
  }

  /// Moves an open change to its end, or back to its start.
  func release(_ change: ChangeNumber, forward: Bool, velocity: Double, _ animation: Animation?) {
    guard opening?.change == change, let clock = state.clock(of: change) else { return }
    let playhead = clock.playhead
    let (position, duration) = (playhead.position(at: clockTime), playhead.duration)
    let rate = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    state.releaseHeld(of: change)
    let animation = state.letGoOfPages(change, commits: forward, velocity: rate, animation)
    shareFinger()
    state.move(
      clockOf: change,
      .approaching(
        Playhead.Approach(
          from: position, to: forward ? duration : 0, leaving: forward ? 0 : duration,
          velocity: rate * duration, animation ?? Playhead.returning(over: duration),
          state.settling, isForward: forward)))
    // It may be there already.
    if state.clock(of: change)?.playhead.arrival(at: clockTime) == .end {
      state.closeClocks()
      endOpening(at: .end)
    }
    advanceOpening(to: clockTime)
    callCompletions()
  }

  /// Lays out an end of an open change anew, without animation.
  func update(_ change: ChangeNumber, old: Scene<ID>) {
    guard var before = opening?.before, opening?.change == change else { return }
    let edit = index.edit(to: old, from: before)
    let valid = edit.isInvalid ? old.validated(after: opening?.scene) : old
    var builders = [plainBuilder(for: edit)]
    var matching = SceneMatching(removed: [], inserted: [], sources: [])
    before.apply(edit, &matching, &builders) { _ in 0 }
    for change in before.changes where change.isTakenOver { complete(change.number, .takenOver) }
    before.changes.removeAll { $0.isTakenOver }
    opening?.before = before
    opening?.scene = valid
    state.aimBack(change, to: before)
    state.noteChange()
    callCompletions()
  }

  func update(_ change: ChangeNumber, new: Scene<ID>) {
    guard opening?.change == change else { return }
    let edit = index.edit(to: new, from: state)
    adopt(new, edit)
    var builders = [plainBuilder(for: edit)]
    var matching = state.matching(of: edit)
    state.apply(edit, &matching, &builders) { _ in 0 }
    index.noteSnapshots(state.pictures.current)
    makeUntouchable(insertionsOf: edit)
    state.setClocks()
  }

  private func plainBuilder(for edit: SceneEdit) -> SceneChangeBuilder {
    SceneChangeBuilder(
      Transaction(), number: lastChange, at: state.age, settling: state.settling,
      prefersReducedMotion: edit.prefersReducedMotion)
  }
}
