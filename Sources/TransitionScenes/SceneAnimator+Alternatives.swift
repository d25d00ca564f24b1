import TransitionKit

// What there would be without open changes. Several fingers may each drive one, and each may go back by itself, so there is a
// state without each of them, and without each two.
extension SceneAnimator {
  /// A change that is open, or continues from where a finger let go.
  struct Opening {
    let change: ChangeNumber
    let record: OpenChange<ID>.Record
    let completion: ((AnimatingPosition) -> Void)?
    /// The element that the finger holds.
    let held: ElementIndex?
    /// The age from which on nothing would move without the change.
    var settledAge = -Double.infinity
    /// The elements that it inserts, which take no touches.
    var untouchable: Set<ElementIndex> = []
    /// What there was before it began, as long as nothing has happened since.
    var unstarted: Unstarted?

    /// The same change for another animator, which tells no one of its end.
    var unheard: Opening {
      Opening(
        change: change, record: OpenChange.Record(), completion: nil, held: held,
        settledAge: settledAge, untouchable: untouchable, unstarted: unstarted)
    }
  }

  /// What there would be without some of the open changes. It moves on with the clock.
  struct Alternative {
    /// The open changes that it is without, in the order in which they began.
    let missing: [ChangeNumber]
    var state: SceneState
    var scene: Scene<ID>
    /// What there was before the updates at this time of the clock.
    var before: SceneState?
  }

  /// The scenes for what there would be without open changes, in the order in which updates need them.
  ///
  /// - Parameter scene: returns the scene without some changes.
  package func alternatives(_ scene: ([ChangeNumber]) -> Scene<ID>) -> [Scene<ID>] {
    alternatives.map { scene($0.missing) }
  }

  /// Forgets what there would be without an open change that only continues to its end.
  package func commit(_ change: ChangeNumber) {
    guard alternatives.contains(where: { $0.missing.contains(change) }) else { return }
    alternatives.removeAll { $0.missing.contains(change) }
    noteAlternatives()
  }

  func isOpen(_ change: ChangeNumber) -> Bool {
    OptionalParts.hasOpenChanges && openChanges.contains(change)
  }

  /// What there would be without one open change; nil if it has ended.
  func alternative(without change: ChangeNumber) -> Alternative? {
    alternatives.first { $0.missing == [change] }
  }

  /// Changes everything that has an open change, and what there was before the updates at this time: another one at this time
  /// begins there.
  func change(having change: ChangeNumber, _ body: (inout SceneState) -> Void) {
    body(&state)
    instant?.before.change(body)
    guard OptionalParts.hasOpenChanges else { return }
    for index in alternatives.indices where !alternatives[index].missing.contains(change) {
      body(&alternatives[index].state)
      alternatives[index].before?.change(body)
    }
  }

  /// Changes everything that there is, and that there would be.
  func changeAll(_ body: (inout SceneState) -> Void) {
    body(&state)
    guard OptionalParts.hasOpenChanges else { return }
    forgetUnstarted()
    for index in alternatives.indices { body(&alternatives[index].state) }
  }

  /// Changes everything that there is, and that there would be, and what there was before the updates at this time.
  func changeEverywhere(_ body: (inout SceneState) -> Void) {
    changeAll(body)
    instant?.before.change(body)
    guard OptionalParts.hasOpenChanges else { return }
    for index in alternatives.indices { alternatives[index].before?.change(body) }
  }

  /// Ends open changes where they are.
  ///
  /// - Parameter kept: those that stay open.
  package func endOpenings(except kept: [ChangeNumber] = []) {
    guard OptionalParts.hasOpenChanges else { return }
    for opening in openings where !kept.contains(opening.change) {
      endOpening(opening.change, at: .current)
    }
  }

  /// Ends an open change. At its start everything is as without it.
  ///
  /// - Parameter before: what there was before it began, if it goes back to that.
  func endOpening(
    _ change: ChangeNumber, at position: AnimatingPosition, before: Unstarted? = nil
  ) {
    guard OptionalParts.hasOpenChanges,
      let index = openings.firstIndex(where: { $0.change == change })
    else { return }
    let ended = openings.remove(at: index)
    ended.record.position = position
    if let before {
      goBack(to: before)
    } else if position == .start {
      goBack(from: change)
    } else {
      let kept = openChanges
      alternatives.removeAll { $0.missing.contains(change) }
      changeAll { $0.end(change, at: position, except: kept) }
      instant?.before.end(change, at: position, except: kept)
      for index in alternatives.indices {
        alternatives[index].before?.end(change, at: position, except: kept)
      }
    }
    noteAlternatives()
    // Pictures may no longer be needed.
    state.nextEvent = -.infinity
    guard let completion = ended.completion else { return }
    calls.append(({ _ in completion(position) }, .arrived))
  }

  private func goBack(from change: ChangeNumber) {
    let changes = state.changes
    var kept: [Alternative] = []
    for next in alternatives where next.missing.contains(change) {
      let missing = next.missing.filter { $0 != change }
      if missing.isEmpty {
        state.goBack(from: change, to: next.state)
        scene = next.scene
      } else if let own = alternatives.first(where: { $0.missing == missing }) {
        kept.append(Alternative(missing: missing, state: own.state, scene: next.scene))
        kept[kept.count - 1].state.goBack(from: change, to: next.state)
      }
    }
    alternatives = kept
    instant = nil
    // Without the open change they have arrived already.
    for change in changes where !state.changes.contains(where: { $0.number == change.number }) {
      complete(change.number, .arrived)
    }
    // What has arrived without it is at its end.
    for other in openChanges where state.clock(of: other) == nil { endOpening(other, at: .end) }
  }

  /// Notes which pictures may be shown again, and what takes no touches.
  func noteAlternatives() {
    guard OptionalParts.hasOpenChanges else { return }
    state.pictures.reserved = []
    for alternative in alternatives {
      for fade in alternative.state.structure.fades { state.pictures.reserved.insert(fade.serial) }
    }
    for opening in openings { state.structure.untouchable.formUnion(opening.untouchable) }
  }

  /// Makes a change of what there would be without open changes, or begins one that is open.
  func apply(
    _ scene: Scene<ID>, _ requests: [Instant.Request], _ latest: ElementMap<Int>, isOpen: Bool,
    toAlternative position: Int
  ) {
    guard OptionalParts.hasOpenChanges else { return }
    let edit = edit(to: scene, ofAlternative: position)
    let (builders, _) = index.apply(
      edit, requests, latest, isOpen: isOpen, canLoop: !isOpen,
      to: &alternatives[position].state)
    alternatives[position].state.removeChangesTakenOver()
    guard !isOpen else {
      return alternatives[position].state.open(
        lastChange, lasting: builders[0].timing.openDuration, holding: openings.last?.held)
    }
    for builder in builders where builder.timing.movesAnything {
      alternatives[position].state.changes.append(builder.record)
    }
  }

  /// Finds what a scene changes of what there would be without open changes.
  func edit(to scene: Scene<ID>, ofAlternative position: Int) -> SceneEdit {
    let model = alternatives[position].state.model
    let edit = index.edit(to: scene, from: model)
    alternatives[position].scene = index.validated(scene, edit, after: model)
    return edit
  }

  /// Notes what there would be before the updates at this time.
  func noteStatesBefore() {
    guard OptionalParts.hasOpenChanges else { return }
    for index in alternatives.indices { alternatives[index].before = alternatives[index].state }
  }

  /// Makes the changes at this time of what there would be without open changes.
  func apply(
    _ scenes: [Scene<ID>], _ requests: [Instant.Request], _ latest: ElementMap<Int>,
    isFirst: Bool
  ) {
    guard OptionalParts.hasOpenChanges else { return }
    for (index, scene) in scenes.enumerated() {
      alternatives[index].state.pictures = state.pictures
      if !isFirst, let before = alternatives[index].before {
        alternatives[index].state.goBack(to: before)
      }
      apply(scene, requests, latest, isOpen: false, toAlternative: index)
    }
  }

  /// Advances what there would be without open changes, and ends those that are back at their starts.
  func advanceAlternatives(to time: Double) {
    guard OptionalParts.hasOpenChanges else { return }
    for index in alternatives.indices { _ = alternatives[index].state.advance(to: time) }
    for opening in openings where state.clock(of: opening.change) != nil && isBack(opening.change) {
      endOpening(opening.change, at: .start)
    }
  }
}

extension SceneState {
  fileprivate mutating func change(_ body: (inout SceneState) -> Void) { body(&self) }

  /// Ends an open change that does not go back.
  ///
  /// - Parameter kept: the changes that stay open.
  fileprivate mutating func end(
    _ change: ChangeNumber, at position: AnimatingPosition, except kept: [ChangeNumber]
  ) {
    letGo(of: change)
    if position == .end { endGestures(except: kept) } else { takeOverGestures(except: kept) }
  }

  /// Becomes what there would be without an open change that is back at its start.
  fileprivate mutating func goBack(from change: ChangeNumber, to before: SceneState) {
    let caught = caughtMotions(of: change, without: before)
    cancel(to: before)
    settle(caught)
  }
}
