import TransitionKit

extension SceneState {
  /// Plays the emphasis of an element if its trigger has changed, and stops one that repeats if there is none any more.
  mutating func emphasize(
    _ element: ElementIndex, from old: ElementAttributes.Values, _ builder: inout SceneChangeBuilder
  ) {
    // What is undone was never triggered.
    guard !builder.undoes else { return }
    guard let emphasis = scene.structure.elements[element].values.emphasis else {
      return stopEmphasis(of: element, &builder)
    }
    guard let before = old.emphasis, !Emphasis.haveSameTrigger(before, emphasis) else { return }
    let loop = emphasis.loop
    let isTakenOut = builder.reducesMotion && loop?.isEssential == false
    guard !builder.transaction.disablesAnimations, !isTakenOut else {
      return stopEmphasis(of: element, &builder)
    }
    let played = TriggeredEmphasis(
      element: element, change: builder.number, reducesMotion: builder.reducesMotion,
      canLoop: builder.canLoop)
    guard !builder.isOpen else {
      scene.effects.triggered.append(played)
      return
    }
    guard let ends = emphasis.player(&self, emphasis, played) else { return }
    builder.timing.note(end: ends.end, logicalEnd: ends.logical)
  }

  /// Plays what an open change has triggered, as a finger lets go.
  mutating func playEmphases(of change: ChangeNumber) {
    let triggered = scene.effects.triggered.filter { $0.change == change }
    guard !triggered.isEmpty else { return }
    scene.effects.triggered.removeAll { $0.change == change }
    for played in triggered where scene.structure.contains(played.element) {
      guard !scene.structure.elements[played.element].leaves,
        let emphasis = scene.structure.elements[played.element].values.emphasis
      else { continue }
      _ = emphasis.player(&self, emphasis, played)
    }
    finishUpdate()
  }

  /// Plays an emphasis from now on, and returns when it ends and when it looks complete; nil if there is nothing to play.
  mutating func play(
    _ emphasis: Emphasis, _ played: TriggeredEmphasis
  ) -> (end: Double, logical: Double)? {
    let (element, loop) = (played.element, emphasis.loop)
    var container = scene.structure.container(of: element, scene.motions.goals)
    container.prefersReducedMotion = played.reducesMotion && loop == nil
    let returns = loop?.autoreverses ?? emphasis.returns
    // Played there and back, a fade ends where it began. Otherwise the element would be hidden at once.
    container.keepsView = !emphasis.returns
    // The default animation changes nothing, as it times what has no timing.
    let prepared = compiled.prepared(
      emphasis.transition, .default, delay: 0, for: emphasis.returns ? .removal : .insertion,
      in: container)
    scene.findings.faults.noteCompiled(&compiled, of: element, repeats: loop != nil)
    guard prepared.timeline.duration > 0 else { return nil }
    let ends = SceneEffect.ends(of: prepared.timeline, from: scene.age, returns: returns)
    var effect = SceneEffect(
      element: element, kind: .emphasis, prepared: prepared, view: 0, start: scene.age,
      returns: returns, loop: loop, end: ends.end, change: played.change,
      sizes: SceneEffect.Sizes(container))
    if loop != nil, played.canLoop { (effect.repeats, effect.end) = (true, .infinity) }
    let end = scene.effects.start(effect, at: scene.age, in: &scene.structure, &changes)
    return (effect.repeats ? ends.end : end, ends.logical)
  }

  /// Lets the emphasis of an element come to rest if it repeats, from what is shown.
  mutating func stopEmphasis(of element: ElementIndex, _ builder: inout SceneChangeBuilder) {
    guard let index = scene.structure.elements[element].emphasis, scene.effects.list[index].repeats
    else { return }
    guard !builder.transaction.disablesAnimations else {
      changes.takeOver(scene.effects.list[index].change)
      return scene.effects.removeAll(from: &scene.structure) { known, _ in known == index }
    }
    let container = scene.structure.container(of: element, scene.motions.goals)
    let rest = PreparedTransition(
      AtomicTransition.identity.compile(for: .insertion, in: container))
    let end = scene.effects.start(
      SceneEffect(
        element: element, kind: .emphasis, prepared: rest, view: 0, start: scene.age,
        end: scene.age, change: builder.number, sizes: SceneEffect.Sizes(container)),
      at: scene.age, in: &scene.structure, &changes)
    builder.timing.note(end: end, logicalEnd: end)
  }
}

/// An emphasis whose trigger a change has changed.
struct TriggeredEmphasis: Sendable {
  let element: ElementIndex
  let change: ChangeNumber
  let reducesMotion: Bool
  /// Whether it may repeat for ever.
  let canLoop: Bool
}

extension Emphasis {
  /// Plays an emphasis in a scene, and returns when it ends and when it looks complete; nil if there is nothing to play.
  typealias Player =
    @Sendable (inout SceneState, Emphasis, TriggeredEmphasis) -> (end: Double, logical: Double)?
}
