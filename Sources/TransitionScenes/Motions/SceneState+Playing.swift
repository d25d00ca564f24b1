import TransitionKit

// How elements play what they do as they come and leave.
extension SceneState {
  /// Plays the transition of an element, and returns whether that takes any time.
  mutating func play(
    _ operation: AtomicTransition.Operation, of element: ElementIndex, delay: Double,
    root: SceneUpdate.RootPair?, _ builder: inout SceneChangeBuilder
  ) -> Bool {
    guard !builder.transaction.disablesAnimations else { return false }
    let values = scene.structure.elements[element].values
    if values.transition == nil, builder.isIdentity(element) == true { return false }
    let animation = builder.effectAnimation(
      of: element, scene.structure.elements[element].attributes)
    var container = scene.structure.container(of: element, scene.motions.goals)
    container.prefersReducedMotion = builder.transaction.reducesMotion
    container.arrives = true
    // What takes over from a part of the same open change comes and leaves with neither of its scenes.
    let known = scene.structure.elements[element].transition
    let isOpen = builder.isOpen && known.map { scene.effects.list[$0].change } != builder.number
    // The delay of an open change is on its clock, and what begins inside its animation is where it was until then.
    var wait = isOpen ? delay : 0
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
      operation == .insertion && known != nil && animation != nil
    guard prepared.timeline.duration > 0 || isContinuing else {
      if animation == nil { scene.findings.faults.noteUnusedAnimation(of: element, values) }
      return false
    }
    let start = (isOpen ? builder.age : scene.age) + (delay - wait)
    let ends = SceneEffect.ends(of: prepared.timeline, from: start, returns: false)
    var effect = SceneEffect(
      element: element, kind: operation == .insertion ? .insertion : .removal,
      prepared: prepared, view: view, start: start, end: ends.end,
      change: builder.number, sizes: SceneEffect.Sizes(container))
    effect.returnsToRest = builder.returnsToRest
    if isOpen {
      (effect.isOpen, effect.end) = (true, .infinity)
      builder.timing.noteOpen(duration: prepared.timeline.duration)
      _ = scene.effects.start(effect, at: scene.age, in: &scene.structure, &changes)
      return true
    }
    // No one waits for the removal of what never came.
    let isUnseen =
      operation == .removal && builder.transaction.isSequential
      && known.map { scene.effects.hasYetToCome($0, at: scene.age) } ?? false
    let end = scene.effects.start(effect, at: scene.age, in: &scene.structure, &changes)
    builder.timing.note(end: end, logicalEnd: isUnseen ? scene.age : ends.logical)
    return true
  }

  /// Compiles the transition of an element, and returns the index of the element among its views.
  private mutating func prepare(
    _ operation: AtomicTransition.Operation, of element: ElementIndex, _ animation: Animation?,
    delay: Double, root: SceneUpdate.RootPair?, _ container: inout Container,
    _ builder: SceneChangeBuilder
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
