import TransitionKit

// How elements come and leave.
extension SceneUpdate {
  /// Lets elements leave that are no longer in the scene.
  mutating func remove(from state: inout SceneState) {
    let removed = edit.removed + insertions.leftBehind
    guard !removed.isEmpty else { return }
    let root = rootPair(in: state.scene)
    let leftBehind = Set(insertions.leftBehind)
    // What has something inside that leaves by itself.
    var holders: Set<ElementIndex> = []
    for element in state.scene.structure.order where state.scene.structure.elements[element].hasExit
    {
      state.scene.structure.noteHolders(of: element, &holders)
    }
    // Children first, as an element stays as long as something leaves inside it.
    for element in removed.reversed() {
      guard state.scene.structure.elements[element].exists else { continue }
      let parent = state.scene.structure.elements[element].parent
      let isTopmost = state.scene.structure.leavesByItself(element)
      if isTopmost, !leftBehind.contains(element), leavesWithPage(element, in: state.scene) {
        state.scene.structure.elements[element].hasExit = true
        state.scene.structure.noteHolders(of: element, &holders)
        continue
      }
      // What is left behind goes with the change that left it.
      let index = transaction(of: leftBehind.contains(element) ? parent ?? element : element)
      let values = state.scene.structure.elements[element].values
      if builders[index].undoes {
        state.scene.structure.elements[element].hasExit = leavesAgain(
          element, as: builders[index].number, holdsOthers: isTopmost && holders.contains(element),
          in: &state.scene)
        if state.scene.structure.elements[element].hasExit {
          state.scene.structure.noteHolders(of: element, &holders)
        }
        continue
      }
      guard
        isTopmost || (values.transitionScope == .withParent && values.transition != nil)
          || builders[index].choices[element]?.effect != nil
      else { continue }
      let delay = builders[index].delay(of: element, .removed)
      let isPlaying = state.play(
        .removal, of: element, delay: delay, root: parent == nil ? root : nil, &builders[index])
      let staysForOthers =
        isTopmost && holders.contains(element)
        && builders[index].animation(
          of: element, state.scene.structure.elements[element].attributes) != nil
      if isPlaying || staysForOthers {
        state.scene.structure.elements[element].hasExit = true
        state.scene.structure.noteHolders(of: element, &holders)
      }
    }
    if builders[0].undoes { rejoin(removed, in: &state.scene) }
  }

  /// Lets elements leave as parts of their parents again that an open change had left behind which is undone.
  private func rejoin(_ removed: [ElementIndex], in scene: inout MovingScene) {
    for element in scene.structure.order where scene.structure.elements[element].hasExit {
      guard let parent = scene.structure.elements[element].parent, removed.contains(parent),
        !removed.contains(element), scene.structure.elements[parent].hasExit,
        let effect = scene.structure.elements[element].transition,
        scene.effects.list[effect].change == builders[0].number
      else { continue }
      scene.structure.elements[element].hasExit = false
    }
  }

  /// Whether an element leaves as a page, or as a part of one, rather than by what was chosen for it.
  private func leavesWithPage(_ element: ElementIndex, in scene: MovingScene) -> Bool {
    guard scene.pages.holds(element, in: scene.structure.elements[element].parent) else {
      return false
    }
    guard let page = scene.pages.page(of: element), page != element else { return true }
    let index = transaction(of: element)
    if !builders[index].undoes, builders[index].isIdentity(element) != false { return true }
    return scene.structure.elements[page].leaves && !scene.pages.isApart(element)
  }

  /// Lets an element leave that an open change has brought back and that is undone, and returns whether it leaves by itself: if it
  /// was leaving before, from what is left of that.
  private func leavesAgain(
    _ element: ElementIndex, as change: ChangeNumber, holdsOthers: Bool, in scene: inout MovingScene
  ) -> Bool {
    guard let effect = scene.structure.elements[element].transition,
      scene.effects.list[effect].change == change
    else { return false }
    scene.effects.list[effect].kind = .removal
    let wasLeaving = scene.effects.list[effect].motions >= 0
    return scene.effects.list[effect].end > scene.age || wasLeaving && holdsOthers
  }

  /// Lets elements come.
  mutating func insert(into state: inout SceneState) {
    guard !insertions.inserted.isEmpty else { return }
    let root = rootPair(in: state.scene)
    var ended: Set<ElementIndex> = []
    let wrappers = wrappers
    for change in edit.changes where change.kind == .inserted {
      let element = change.number
      let values = state.scene.structure.elements[element].values
      let comesByItself = insertions.comesByItself(change)
      let isReturning = insertions.returning.contains(change.number)
      state.scene.structure.elements[element].hasExit = false
      let index = transaction(of: change.number)
      if builders[index].undoes, let effect = state.scene.structure.elements[element].transition,
        state.scene.effects.list[effect].change == builders[index].number
      {
        // What is left of its removal settles.
        state.scene.effects.list[effect].kind = .insertion
        continue
      }
      let choice = builders[index].choices[change.number]
      // What comes as a part of its parent may be meant for later.
      if comesByItself, !isReturning {
        state.scene.findings.faults.noteUnstartedLoops(
          of: element, state.scene.structure.elements[element].attributes, builders[index])
      }
      if insertions.flying.contains(change.number), choice?.effect == nil { continue }
      // What comes back plays an insertion only from its own removal.
      let plays =
        isReturning
        ? state.scene.hasRemoval(change.number)
        : comesByItself || (values.transitionScope == .withParent && values.transition != nil)
          || choice?.effect != nil
      let isChosen = choice?.effect != nil || choice?.screen != nil || values.transition != nil
      let onlyWraps = wrappers.contains(change.number) && (change.parent != nil || root == nil)
      guard plays, isChosen || !onlyWraps else { continue }
      let isPlaying = state.play(
        .insertion, of: element, delay: builders[index].delay(of: change.number, .inserted),
        root: change.parent == nil ? root : nil, &builders[index])
      if !isPlaying, isReturning { ended.insert(change.number) }
    }
    state.scene.effects.end(
      of: ended, withEmphases: false, in: &state.scene.structure, &state.changes)
  }

  /// The inserted elements that have children, all of which were on screen or wrap what was.
  private var wrappers: Set<ElementIndex> {
    var isFilled: ElementMap<Bool> = [:]
    var wrappers: Set<ElementIndex> = []
    // Children come after their parents, and all of an inserted element are in the list.
    for change in edit.changes.reversed() {
      let isNew = insertions.isNew(change.number)
      if isNew, isFilled[change.number] == true { wrappers.insert(change.number) }
      guard let parent = change.parent else { continue }
      let wasThere = !isNew || wrappers.contains(change.number)
      isFilled[parent] = (isFilled[parent] ?? true) && wasThere
    }
    return wrappers
  }

  /// The navigation of the root elements, if one leaves and one comes.
  private func rootPair(in scene: MovingScene) -> RootPair? {
    let removed = edit.removed.filter { scene.structure.elements[$0].parent == nil }
    let inserted = edit.changes.filter { $0.kind == .inserted && $0.parent == nil }
    guard removed.count == 1, inserted.count == 1,
      let root = builders[transaction(of: inserted[0].number)].transaction.rootTransition
    else { return nil }
    return RootPair(
      transition: root, origin: scene.modelValue(of: removed[0]), destination: inserted[0].frame)
  }

  /// Notes of transactions that no root element takes the place of another one, so that their root transitions do not play.
  mutating func noteIdleRootTransitions(in scene: MovingScene) {
    guard !edit.changes.isEmpty || !edit.removed.isEmpty else { return }
    for index in builders.indices {
      guard let root = builders[index].transaction.rootTransition, rootPair(in: scene) == nil
      else { continue }
      builders[index].findings.append(
        Diagnostic(
          kind: .ignoredWrite, severity: .note,
          message: """
            the root transition for a \(root.operation) does not play: it needs one root element that leaves and one that comes
            """))
    }
  }

  /// A navigation from one root element to another one.
  struct RootPair {
    let transition: Transaction.RootTransition
    let origin: SIMD4<Double>
    let destination: SIMD4<Double>
  }
}
