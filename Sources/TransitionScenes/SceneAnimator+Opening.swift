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
  public func begin(
    to scene: Scene<ID>, _ transaction: Transaction = .animated(),
    using definition: TransitionDefinition<ID>? = nil, holding held: ID? = nil,
    completion: ((AnimatingPosition) -> Void)? = nil
  ) -> OpenChange<ID> {
    endOpenings()
    return begin(
      to: scene, transaction, using: definition, holding: held, alternatives: [],
      completion: completion)
  }

  /// Begins a change beside those that are open.
  ///
  /// - Parameter others: the scenes without changes that are open: see ``alternatives(_:)``.
  @_specialize(where ID == ScreenElementID)
  package func begin(
    to scene: Scene<ID>, _ transaction: Transaction, using definition: TransitionDefinition<ID>?,
    holding held: ID? = nil, alternatives others: [Scene<ID>],
    completion: ((AnimatingPosition) -> Void)?
  ) -> OpenChange<ID> {
    OptionalParts.useOpenChanges()
    let unstarted = unstarted
    let kept = openChanges
    changeAll { $0.letGoOfPages(except: kept) }
    // What the updates at this time have removed keeps its number, as they may be one change with another one again.
    if unstarted?.instant == nil { releaseNumbers() }
    instant = nil
    lastChange = lastChange.next
    let (change, record, pictures) = (lastChange, OpenChange<ID>.Record(), state.pictures)
    let known = alternatives.indices
    alternatives.append(Alternative(missing: [change], state: state, scene: self.scene))
    for index in known {
      let own = alternatives[index]
      alternatives.append(
        Alternative(missing: own.missing + [change], state: own.state, scene: own.scene))
    }
    let edit = index.edit(to: scene, from: state.model)
    adopt(scene, edit)
    let request = Instant.Request(transaction: transaction, definition: definition, change: change)
    let builders = make(edit, [request], [:], isOpen: true)
    openings.append(
      Opening(
        change: change, record: record, completion: completion,
        held: held.flatMap { index.number(of: $0) }))
    noteUntouchable(edit)
    state.open(change, lasting: builders[0].timing.openDuration, holding: openings.last?.held)
    for (index, scene) in zip(known, others) {
      alternatives[index].state.pictures = pictures
      apply(scene, [request], [:], isOpen: true, toAlternative: index)
    }
    noteSettledAge(of: openings.count - 1)
    for before in alternatives.indices where alternatives[before].missing.last == change {
      let others = Array(alternatives[before].missing.dropLast())
      if others.isEmpty {
        alternatives[before].state.keep(caughtBy: change, in: state)
      } else if let own = alternatives.first(where: { $0.missing == others }) {
        alternatives[before].state.keep(caughtBy: change, in: own.state)
      }
    }
    shareFinger()
    noteAlternatives()
    state.noteChange()
    note(unstarted, before: change)
    callCompletions()
    return OpenChange(self, record, change)
  }

  /// Notes from when on nothing would move without an open change.
  private func noteSettledAge(of index: Int) {
    // Another finger may hold something there. What it holds settles by itself.
    guard alternatives.count > 1 else {
      openings[index].settledAge = alternatives[0].state.settledAge
      return
    }
    let ages = alternatives.map { $0.state.settledAge } + openings.map { $0.settledAge }
    openings[index].settledAge = ages.reduce(openings[index].settledAge) {
      $1 < .infinity ? max($0, $1) : $0
    }
  }

  /// Makes a scene current, as far as it is valid.
  func adopt(_ scene: Scene<ID>, _ edit: SceneEdit) {
    self.scene = index.validated(scene, edit, after: state.model)
    findings.add(edit.diagnostics)
  }
}

extension SceneAnimator {
  /// The time from which on nothing moves if the open changes that do not continue go back; nil if there are none.
  ///
  /// What a change has caught settles after that.
  var settlingTimeBack: Double? {
    guard OptionalParts.hasOpenChanges else { return nil }
    var end: Double?
    for opening in openings {
      guard let clock = state.clock(of: opening.change),
        let before = alternative(without: opening.change)
      else { continue }
      if case .approaching(let approach) = clock.playhead.motion, approach.isForward { continue }
      guard let arrival = clock.playhead.arrivalAge, before.state.holds.isEmpty else {
        return .infinity
      }
      let own = max(
        opening.settledAge, before.state.pages.settledAge,
        arrival + state.settling.longestDuration)
      end = max(end ?? own, own)
    }
    return end
  }
}

// MARK: - What the handle does

extension SceneAnimator {
  /// The progress of an open change; nil if it has ended.
  func progress(of change: ChangeNumber) -> Double? {
    guard isOpen(change) else { return nil }
    if let progress = pageProgress(of: change) { return progress }
    return state.clock(of: change)?.playhead.progress(at: clockTime)
  }

  func progress(of change: ChangeNumber, _ id: ID, at point: Point) -> Double? {
    guard isOpen(change), point.x.isFinite, point.y.isFinite, let number = index.number(of: id)
    else { return nil }
    return state.progress(of: change, number, nearestTo: SIMD2(point.x, point.y))
  }

  func scrub(_ change: ChangeNumber, to progress: Double) {
    guard isOpen(change), !progress.isNaN else { return }
    self.change(having: change) { $0.scrub(change, to: progress) }
  }

  /// Moves an open change to its end, or back to its start.
  func release(_ change: ChangeNumber, forward: Bool, velocity: Double, _ animation: Animation?) {
    guard isOpen(change), state.clock(of: change) != nil else { return }
    let rate = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    if !forward, rate == 0, let before = stateBefore(change) {
      endOpening(change, at: .start, before: before)
      return callCompletions()
    }
    self.change(having: change) {
      $0.release(change, forward: forward, velocity: rate, animation)
    }
    shareFinger()
    // It may be there already.
    if state.clock(of: change)?.playhead.arrival(at: clockTime) == .end {
      state.closeClocks()
      endOpening(change, at: .end)
    }
    advanceAlternatives(to: clockTime)
    callCompletions()
  }
}

extension SceneState {
  fileprivate mutating func scrub(_ change: ChangeNumber, to progress: Double) {
    guard let clock = clock(of: change) else { return }
    let duration = clock.playhead.duration
    move(clockOf: change, .held, from: min(max(progress, 0), 1) * duration)
  }

  fileprivate mutating func release(
    _ change: ChangeNumber, forward: Bool, velocity: Double, _ animation: Animation?
  ) {
    guard let playhead = clock(of: change)?.playhead else { return }
    if forward { playEmphases(of: change) }
    let (position, duration) = (playhead.position(at: age), playhead.duration)
    releaseHeld(of: change)
    let animation = letGoOfPages(change, commits: forward, velocity: velocity, animation)
    move(
      clockOf: change,
      .approaching(
        Playhead.Approach(
          from: position, to: forward ? duration : 0, leaving: forward ? 0 : duration,
          velocity: velocity * duration, animation ?? Playhead.returning(over: duration),
          settling, isForward: forward)))
  }
}
