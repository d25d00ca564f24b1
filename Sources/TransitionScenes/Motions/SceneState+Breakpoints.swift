import TransitionKit

extension SceneState {
  /// The ages up to another one at which something that is shown may jump or bend by itself, in order: of one element, or of all.
  func breakpoints(upTo end: Double, of element: ElementIndex? = nil) -> [Double] {
    guard end > scene.age else { return [] }
    let ages = scene.age...end
    // When a source is shown again depends on its partner.
    let element = element.flatMap { scene.structure.elements[$0].isHidden ? nil : $0 }
    var found = scene.motions.breakpoints(
      in: ages, of: element.map { scene.structure.slots(moving: $0) })
    for index in scene.effects.indices
    where element == nil || scene.effects.list[index].element == element {
      found.formUnion(
        scene.effects.breakpoints(of: index, on: scene.motions.curves.clocks, in: ages))
    }
    for table in scene.pages.tables { found.formUnion(table.breakpoints(in: ages)) }
    found.formUnion([nextStart, settledAge])
    return found.filter { ages.contains($0) }.sorted()
  }
}

extension SceneEffects {
  /// The ages at which an effect may jump or bend.
  fileprivate func breakpoints(
    of index: EffectIndex, on clocks: [ChangeClock], in ages: ClosedRange<Double>
  ) -> [Double] {
    let effect = list[index]
    guard effect.motions < 0 else {
      return interrupted[effect.motions].table.breakpoints(in: ages)
    }
    guard !effect.isStopped else { return [] }
    let duration = effect.timeline.duration
    let there = effect.timeline.breakpoints
    let positions = there + (effect.returns ? there.map { 2 * duration - $0 } : [])
    if effect.isOpen, let clock = clocks.first(where: { $0.change == effect.change }) {
      return positions.flatMap {
        clock.playhead.ages(at: effect.start + $0 - clock.start, in: ages)
      }
    }
    let start = effect.repeats ? effect.cycleStart(at: ages.lowerBound) : effect.start
    let cycle = duration * (effect.returns ? 2 : 1)
    // What repeats begins again at the next start of all.
    let cycles = effect.repeats && cycle > 0 ? min((ages.upperBound - start) / cycle, 1000) : 0
    return (0...Int(max(cycles, 0))).flatMap { number in
      positions.map { start + Double(number) * cycle + $0 }
    }
  }
}
