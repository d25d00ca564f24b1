import TransitionKit

extension SceneState {
  /// Plays the emphasis of an element if its trigger has changed, and stops one that repeats if there is none any more.
  mutating func emphasize(
    _ element: ElementIndex, from old: ElementAttributes.Values, _ builder: inout SceneChangeBuilder
  ) {
    guard OptionalParts.hasEmphases else { return }
    guard let emphasis = structure.elements[element].values.emphasis else {
      return stopEmphasis(of: element, &builder)
    }
    guard let before = old.emphasis, before.trigger != emphasis.trigger else { return }
    let loop = emphasis.loop
    let isTakenOut = builder.reducesMotion && loop?.isEssential == false
    guard !builder.transaction.disablesAnimations, !isTakenOut else {
      return stopEmphasis(of: element, &builder)
    }
    var container = structure.container(of: element, motions.goals)
    container.prefersReducedMotion = builder.reducesMotion && loop == nil
    let returns = loop?.autoreverses ?? emphasis.returns
    // Played there and back, a fade ends where it began. Otherwise the element would be hidden at once.
    container.keepsView = !emphasis.returns
    let compiled = emphasis.transition.compile(
      for: emphasis.returns ? .removal : .insertion, in: container)
    guard compiled.timeline.duration > 0 else { return }
    let ends = SceneEffect.ends(of: compiled.timeline, from: age, returns: returns)
    var effect = SceneEffect(
      element: element, kind: .emphasis, prepared: shared(compiled), view: 0, start: age,
      returns: returns, loop: loop, end: ends.end, change: builder.number,
      sizes: SceneEffect.Sizes(container))
    if loop != nil, builder.canLoop { (effect.repeats, effect.end) = (true, .infinity) }
    let end = start(effect, replacing: structure.elements[element].emphasis)
    builder.timing.note(end: effect.repeats ? ends.end : end, logicalEnd: ends.logical)
  }
}
