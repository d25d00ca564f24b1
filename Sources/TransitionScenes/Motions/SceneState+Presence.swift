import TransitionKit

// How elements come and leave.
extension SceneState {
  /// Lets elements leave that are no longer in the scene.
  mutating func remove(
    _ edit: SceneEdit, _ insertions: SceneInsertions, _ builders: inout [SceneChangeBuilder],
    transaction: (ElementIndex) -> Int
  ) {
    let removed = edit.removed + insertions.orphans
    guard !removed.isEmpty else { return }
    let root = rootTransition(edit, builders, transaction: transaction)
    let orphans = Set(insertions.orphans)
    // What has something inside that leaves by itself.
    var holders: Set<ElementIndex> = []
    for element in scene.structure.order where scene.structure.elements[element].hasExit {
      scene.structure.noteHolders(of: element, &holders)
    }
    // Children first, as an element stays as long as something leaves inside it.
    for element in removed.reversed() {
      guard scene.structure.elements[element].exists else { continue }
      let parent = scene.structure.elements[element].parent
      let isTopmost = scene.structure.leavesByItself(element)
      if isTopmost, !orphans.contains(element),
        scene.leavesWithPage(element, builders[transaction(element)])
      {
        scene.structure.elements[element].hasExit = true
        scene.structure.noteHolders(of: element, &holders)
        continue
      }
      // What is left behind goes with the change that left it.
      let index = transaction(orphans.contains(element) ? parent ?? element : element)
      let values = scene.structure.elements[element].values
      if builders[index].undoes {
        scene.structure.elements[element].hasExit = scene.leavesAgain(
          element, as: builders[index].number, holdsOthers: isTopmost && holders.contains(element))
        if scene.structure.elements[element].hasExit {
          scene.structure.noteHolders(of: element, &holders)
        }
        continue
      }
      guard
        isTopmost || (values.transitionScope == .withParent && values.transition != nil)
          || builders[index].choices[element]?.effect != nil
      else { continue }
      let delay = builders[index].delay(of: element, .removed)
      let isPlaying = play(
        .removal, of: element, delay: delay, root: parent == nil ? root : nil, &builders[index])
      let staysForOthers =
        isTopmost && holders.contains(element)
        && builders[index].animation(of: element, scene.structure.elements[element].attributes)
          != nil
      if isPlaying || staysForOthers {
        scene.structure.elements[element].hasExit = true
        scene.structure.noteHolders(of: element, &holders)
      }
    }
  }

  /// Lets elements come.
  mutating func insert(
    _ edit: SceneEdit, _ insertions: SceneInsertions, _ builders: inout [SceneChangeBuilder],
    transaction: (ElementIndex) -> Int
  ) {
    guard !insertions.inserted.isEmpty else { return }
    let root = rootTransition(edit, builders, transaction: transaction)
    var ended: Set<ElementIndex> = []
    let wrappers = wrappers(edit, insertions)
    for change in edit.changes where change.kind == .inserted {
      let element = change.number
      let values = scene.structure.elements[element].values
      let isTopmost = !insertions.inserted.contains(change.parent)
      let isReturning = insertions.returning.contains(change.number)
      scene.structure.elements[element].hasExit = false
      let index = transaction(change.number)
      if builders[index].undoes, let effect = scene.structure.elements[element].transition,
        scene.effects.list[effect].change == builders[index].number
      {
        // What is left of its removal settles.
        scene.effects.list[effect].kind = .insertion
        continue
      }
      let choice = builders[index].choices[change.number]
      // What comes as a part of its parent may be meant for later.
      if isTopmost, !isReturning { scene.findings.faults.noteUnstartedLoops(of: element, scene.structure.elements[element].attributes, builders[index]) }
      if insertions.flying.contains(change.number), choice?.effect == nil { continue }
      // What comes back plays an insertion only from its own removal.
      let plays =
        isReturning
        ? scene.hasRemoval(change.number)
        : isTopmost || (values.transitionScope == .withParent && values.transition != nil)
          || choice?.effect != nil
      let isChosen = choice?.effect != nil || choice?.screen != nil || values.transition != nil
      let onlyWraps = wrappers.contains(change.number) && (change.parent != nil || root == nil)
      guard plays, isChosen || !onlyWraps else { continue }
      let isPlaying = play(
        .insertion, of: element, delay: builders[index].delay(of: change.number, .inserted),
        root: change.parent == nil ? root : nil, &builders[index])
      if !isPlaying, isReturning { ended.insert(change.number) }
    }
    scene.effects.end(of: ended, withEmphases: false, in: &scene.structure, &changes)
  }

  /// The inserted elements that have children, all of which were on screen or wrap what was.
  private func wrappers(_ edit: SceneEdit, _ insertions: SceneInsertions) -> Set<ElementIndex> {
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
  private func rootTransition(
    _ edit: SceneEdit, _ builders: [SceneChangeBuilder], transaction: (ElementIndex) -> Int
  ) -> RootPair? {
    let removed = edit.removed.filter { scene.structure.elements[$0].parent == nil }
    let inserted = edit.changes.filter { $0.kind == .inserted && $0.parent == nil }
    guard removed.count == 1, inserted.count == 1,
      let root = builders[transaction(inserted[0].number)].transaction.rootTransition
    else { return nil }
    return RootPair(
      transition: root, origin: scene.modelValue(of: removed[0]), destination: inserted[0].frame)
  }

  /// A navigation from one root element to another one.
  struct RootPair {
    let transition: Transaction.RootTransition
    let origin: SIMD4<Double>
    let destination: SIMD4<Double>
  }
}

// MARK: - Effects

extension SceneState {
  /// Plays the transition of an element, and returns whether that takes any time.
  private mutating func play(
    _ operation: AtomicTransition.Operation, of element: ElementIndex, delay: Double,
    root: RootPair?,
    _ builder: inout SceneChangeBuilder
  ) -> Bool {
    guard !builder.transaction.disablesAnimations else { return false }
    let values = scene.structure.elements[element].values
    if values.transition == nil, builder.isIdentity(element) == true { return false }
    let animation = builder.effectAnimation(
      of: element, scene.structure.elements[element].attributes)
    var container = scene.structure.container(of: element, scene.motions.goals)
    container.prefersReducedMotion = builder.transaction.reducesMotion
    container.arrives = true
    // The delay of an open change is on its clock, and what begins inside its animation is where it was until then.
    var wait = builder.isOpen ? delay : 0
    var (prepared, view) = prepare(
      operation, of: element, animation, delay: wait, root: root, &container, builder)
    if delay > wait, prepared.timeline.beginsInside {
      wait = delay
      (prepared, view) = prepare(
        operation, of: element, animation, delay: wait, root: root, &container, builder)
    }
    scene.findings.faults.noteCompiled(&compiled, of: element, repeats: animation?.isLoop == true)
    // Even an insertion that takes no time goes to rest from what is shown.
    let isContinuing =
      operation == .insertion && scene.structure.elements[element].transition != nil
      && animation != nil
    guard prepared.timeline.duration > 0 || isContinuing else {
      if animation == nil { scene.findings.faults.noteUnusedAnimation(of: element, values) }
      return false
    }
    let start = scene.age + (delay - wait)
    let ends = SceneEffect.ends(of: prepared.timeline, from: start, returns: false)
    var effect = SceneEffect(
      element: element, kind: operation == .insertion ? .insertion : .removal,
      prepared: prepared, view: view, start: start, end: ends.end,
      change: builder.number, sizes: SceneEffect.Sizes(container))
    effect.returnsToRest = builder.returnsToRest
    if builder.isOpen {
      (effect.isOpen, effect.end) = (true, .infinity)
      builder.timing.noteOpen(duration: prepared.timeline.duration)
      _ = scene.effects.start(effect, at: scene.age, in: &scene.structure, &changes)
      return true
    }
    // No one waits for the removal of what never came.
    let isUnseen =
      operation == .removal && builder.transaction.isSequential
      && (scene.structure.elements[element].transition.map {
        scene.effects.hasYetToCome($0, at: scene.age)
      } ?? false)
    let end = scene.effects.start(effect, at: scene.age, in: &scene.structure, &changes)
    builder.timing.note(end: end, logicalEnd: isUnseen ? scene.age : ends.logical)
    return true
  }

  /// Compiles the transition of an element, and returns the index of the element among its views.
  private mutating func prepare(
    _ operation: AtomicTransition.Operation, of element: ElementIndex, _ animation: Animation?,
    delay: Double, root: RootPair?, _ container: inout Container, _ builder: SceneChangeBuilder
  ) -> (PreparedTransition, view: Int) {
    let choice = builder.choices[element]
    let chosen =
      choice?.effect
      ?? (choice?.screen == nil ? scene.structure.elements[element].values.transition : nil)
    if let screen = choice?.screen, chosen == nil {
      (container.originFrame, container.destinationFrame) =
        (screen.originFrame, screen.destinationFrame)
      let prepared = compiled.prepared(
        screen.transition, screen.operation, animation, delay: delay, in: container)
      let (written, own) = (prepared.timeline.layout.written, screen.isOrigin ? 0 : 1)
      if written[own].isEmpty, !written[1 - own].isEmpty {
        // The other screen would come or leave in front of it, but stays below, so it fades itself.
        let fade = compiled.prepared(
          .fade(.in), screen.operation, animation, delay: delay, in: container)
        return (fade, own)
      }
      return (prepared, own)
    }
    if let root, chosen == nil {
      container.originFrame = Rect(lanes: root.origin)
      container.destinationFrame = Rect(lanes: root.destination)
      let prepared = compiled.prepared(
        root.transition.transition, root.transition.operation, animation, delay: delay,
        in: container)
      return (prepared, operation == .removal ? 0 : 1)
    }
    let prepared = compiled.prepared(
      chosen ?? builder.transaction.defaultTransition, animation, delay: delay, for: operation,
      in: container)
    return (prepared, 0)
  }

  /// Lets elements that come or leave play what was chosen for them, from what is shown.
  mutating func replay(_ builder: inout SceneChangeBuilder) {
    for element in builder.choices.keys.sorted() where scene.structure.contains(element) {
      if scene.structure.elements[element].transition == nil {
        startAtRest(element, builder.number)
      }
      let operation: AtomicTransition.Operation =
        scene.structure.elements[element].leaves ? .removal : .insertion
      _ = play(operation, of: element, delay: 0, root: nil, &builder)
    }
    finishUpdate()
  }

  /// Starts an effect that does nothing, from which another one can take over.
  private mutating func startAtRest(_ element: ElementIndex, _ change: ChangeNumber) {
    let leaves = scene.structure.elements[element].leaves
    let container = scene.structure.container(of: element, scene.motions.goals)
    let prepared = compiled.prepared(
      .identity, nil, delay: 0, for: leaves ? .removal : .insertion, in: container)
    scene.effects.add(
      SceneEffect(
        element: element, kind: leaves ? .removal : .insertion, prepared: prepared,
        view: 0, start: scene.age, end: scene.age, change: change,
        sizes: SceneEffect.Sizes(container)), to: &scene.structure)
  }
}

extension Timeline {
  /// Whether something is not at its start at the time 0.
  fileprivate var beginsInside: Bool {
    timings.contains { $0.start == 0 && $0.progress(at: 0) != 0 }
  }
}
