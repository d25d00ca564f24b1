import TransitionKit

// What windows need to know of the pages of their containers.
extension SceneAnimator {
  /// Whether a page is on screen in a container with transitions, so that an update that wants it turns those round.
  @_specialize(where ID == ScreenElementID)
  package func isInStack(_ page: ID, of container: ID) -> Bool {
    let pages = earlierPages
    guard !pages.isEmpty, let page = index.number(of: page),
      let container = index.number(of: container)
    else { return false }
    return pages.stacks[container]?.contains(page) ?? false
  }

  /// Whether an element leaves, and did so before what has happened at this time.
  @_specialize(where ID == ScreenElementID)
  package func isLeaving(_ id: ID) -> Bool {
    guard let number = index.number(of: id) else { return false }
    return instant?.before.scene.structure.isLeaving(number)
      ?? state.scene.structure.isLeaving(number)
  }

  /// Whether an element was presented over a page while a transition brought that, so that it is no part of it.
  @_specialize(where ID == ScreenElementID)
  package func isApartFromPage(_ element: ID) -> Bool {
    index.number(of: element).map { earlierPages.isApart($0) } ?? false
  }

  /// The pages before the updates at this time, which all begin where the first of them did.
  private var earlierPages: PageStacks { instant?.before.scene.pages ?? state.scene.pages }

  /// Lets another transition take over from what a finger has driven in a container, from what is shown.
  ///
  /// - Parameters:
  ///   - open: the open change that ends.
  ///   - completion: it is called once, when that is complete or taken over.
  @_specialize(where ID == ScreenElementID)
  package func replayPages(
    in container: ID, _ stage: PageMotion, reducesMotion: Bool, after open: OpenChange<ID>,
    completion: @escaping Completion
  ) {
    guard let container = index.number(of: container) else { return }
    lastChange = lastChange.next
    completions[lastChange] = completion
    state.replayPages(in: container, stage, reducesMotion: reducesMotion, lastChange)
    endOpening(open.change, at: .current)
    state.endGestures(except: openChanges)
    instant = nil
    forgetTakenOver()
    if !state.changes.contains(where: { $0.number == lastChange }) {
      complete(lastChange, .arrived)
    }
    callCompletions()
  }

  /// The transitions of pages that have arrived since it was last asked, and where.
  package func takeEndedPages() -> [PageEnd] {
    guard !state.scene.pages.ended.isEmpty else { return [] }
    defer { state.scene.pages.ended = [] }
    return state.scene.pages.ended
  }

  /// Whether a transition of pages plays a motion.
  package func plays(_ token: ObjectIdentifier) -> Bool {
    state.scene.pages.stacks.contains { _, stack in
      stack.transitions.contains { $0.motion.token == token }
        || stack.track?.motion.token == token
    }
  }

  /// Lets a finger hold a track so far from its wanted page, in pages.
  @_specialize(where ID == ScreenElementID)
  package func pull(
    _ page: ID, _ motion: PageMotion, _ order: PageOrder, in container: ID, by distance: Double
  ) {
    guard let page = index.number(of: page), let container = index.number(of: container) else {
      return
    }
    forgetUnstarted()
    changeEverywhere { $0.pull(page, motion, order, in: container, by: distance) }
  }

  /// Lets a track that a finger has pulled go back.
  ///
  /// - Parameter velocity: in pages a second, toward later ones.
  @_specialize(where ID == ScreenElementID)
  package func releaseTrack(in container: ID, velocity: Double) {
    guard let container = index.number(of: container) else { return }
    forgetUnstarted()
    changeEverywhere { state in
      let age = state.scene.age
      // What moves already is held by no finger.
      guard state.scene.pages.stacks[container]?.track?.arrivalAge == nil else { return }
      state.scene.pages.stacks[container]?.changeTrack {
        $0.head(for: $0.wanted, velocity: velocity, $0.releaseAnimation, at: age)
      }
      state.scene.pages.stacks[container]?.continueHeld(at: age, state.scene.settling)
      state.nextEvent = -.infinity
    }
  }

  /// The page that lies so many pages on from the wanted one on a track, toward later ones; nil if none does.
  @_specialize(where ID == ScreenElementID)
  package func pageOnTrack(of container: ID, _ distance: Int) -> ID? {
    guard let stack = stack(of: container),
      let page = stack.track?.page(distance, from: stack.wanted)
    else { return nil }
    return index.id(of: page)
  }

  /// The pages of a container in which transitions run; nil if none does.
  @_specialize(where ID == ScreenElementID)
  package func stack(of container: ID) -> PageStack? {
    guard !state.scene.pages.isEmpty else { return nil }
    return index.number(of: container).flatMap { state.scene.pages.stacks[$0] }
  }
}

extension PageStacks {
  /// The containers in which fingers drive transitions.
  ///
  /// - Parameter kept: the open changes of fingers that do not count.
  fileprivate func dragged(except kept: [ChangeNumber]) -> [ElementIndex] {
    stacks.keys.filter { container in
      stacks[container]?.finger.map { !kept.contains($0.change) } ?? false
    }
  }

  /// The container in which a finger drives transitions with an open change.
  func driven(by change: ChangeNumber) -> ElementIndex? {
    stacks.first { $0.value.finger?.change == change }?.key
  }
}

extension SceneState {
  /// Lets go of the transitions that an open change drives, and returns the animation with which they move.
  mutating func letGoOfPages(
    _ change: ChangeNumber, commits: Bool, velocity: Double, _ animation: Animation?
  ) -> Animation? {
    guard let container = scene.pages.driven(by: change), let stack = scene.pages.stacks[container]
    else { return animation }
    let own = stack.releaseAnimation
    scene.pages.stacks[container]?.letGo(
      commits: commits, velocity: velocity, animation, at: scene.age)
    finishUpdate()
    return animation ?? own
  }

  /// Lets go of what fingers still hold, as another one begins to drive something.
  ///
  /// - Parameter kept: the open changes of fingers that still hold something.
  mutating func letGoOfPages(except kept: [ChangeNumber]) {
    guard !scene.pages.isEmpty else { return }
    let age = scene.age
    for container in scene.pages.dragged(except: kept)
    where scene.pages.stacks[container]?.finger?.isReleased == false {
      scene.pages.stacks[container]?.letGo(commits: false, velocity: 0, nil, at: age)
    }
    endGestures(except: kept)
  }

  /// Notes that something takes over from what fingers drive.
  ///
  /// - Parameter kept: the open changes of fingers that still hold something.
  mutating func takeOverGestures(except kept: [ChangeNumber]) {
    let containers = scene.pages.dragged(except: kept)
    guard containers.contains(where: { scene.pages.stacks[$0]?.finger?.isReleased == false }) else {
      return endGestures(except: kept)
    }
    for container in containers { scene.pages.stacks[container]?.takeOverGesture() }
  }

  /// Forgets the fingers of changes that have ended.
  ///
  /// - Parameter kept: the changes that are open.
  mutating func endGestures(except kept: [ChangeNumber]) {
    let containers = scene.pages.dragged(except: kept)
    guard !containers.isEmpty else { return }
    let age = scene.age
    for container in containers { scene.pages.stacks[container]?.endGesture(at: age) }
    scene.pages.endAtRest(in: &scene.structure)
    finishUpdate()
  }

  /// Lets another transition take over from those of a container, from what is shown.
  mutating func replayPages(
    in container: ElementIndex, _ stage: PageMotion, reducesMotion: Bool, _ change: ChangeNumber
  ) {
    guard let stack = scene.pages.stacks[container] else { return }
    var place = scene.structure.container(of: stack.wanted, scene.motions.goals)
    place.prefersReducedMotion = reducesMotion
    var takeover = Takeover(settling: scene.settling)
    let (age, prepared) = (scene.age, compiled.prepared(stage, in: place))
    let frame = scene.shownFrame(of: container)
    scene.findings.faults.noteCompiled(&compiled, of: container, repeats: false)
    if let old = stack.change { changes.takeOver(old) }
    scene.pages.stacks[container]?.change = change
    scene.pages.stacks[container]?.replay { transition, isBackwards in
      transition.replay(prepared, isBackwards: isBackwards, in: frame, at: age, &takeover)
    }
    let end = scene.pages.stacks[container]?.settledAge ?? age
    changes.append(ChangeRecord(number: change, end: end, logicalEnd: end, criterion: .removed))
    finishUpdate()
  }
}
