import TransitionKit

extension MovingScene {
  /// Whether an element leaves as a page, or as a part of one, rather than by what was chosen for it.
  func leavesWithPage(_ element: ElementIndex, _ builder: SceneChangeBuilder) -> Bool {
    guard pages.holds(element, in: structure.elements[element].parent) else { return false }
    guard let page = pages.page(of: element), page != element else { return true }
    if !builder.undoes, builder.isIdentity(element) != false { return true }
    return structure.elements[page].leaves && !pages.isApart(element)
  }

  /// Lets an element leave that an open change has brought back and that is undone, and returns whether it leaves by itself: if it
  /// was leaving before, from what is left of that.
  mutating func leavesAgain(
    _ element: ElementIndex, as change: ChangeNumber, holdsOthers: Bool
  ) -> Bool {
    guard let effect = structure.elements[element].transition,
      effects.list[effect].change == change
    else { return false }
    effects.list[effect].kind = .removal
    let wasLeaving = effects.list[effect].motions >= 0
    return effects.list[effect].end > age || wasLeaving && holdsOthers
  }

  /// Whether a removal of an element is under way, or waits.
  func hasRemoval(_ number: ElementIndex) -> Bool {
    structure.elements[number].transition.map { effects.list[$0].kind == .removal } ?? false
      || effects.waiting[number]?.kind == .removal
  }

  /// Makes room for all numbers of a new scene.
  mutating func reserve(for edit: SceneEdit) {
    let count = (edit.order.max()?.offset ?? -1) + 1
    if structure.elements.isEmpty {
      structure.elements.reserveCapacity(count)
      motions.reserveSlots(count)
    }
    while structure.elements.count < count {
      structure.elements.append(ElementRecord(frame: motions.append(.zero)))
    }
  }

  /// Makes room for the motions of a large change, because arrays that grow by themselves become twice as large.
  mutating func reserveMotions(for edit: SceneEdit) {
    guard edit.changes.count > 64 else { return }
    motions.reserveCorrections(min(edit.changes.count, motions.rowCount))
    motions.reserveRows(edit.changes.count)
  }

  /// Notes where the values of effects are.
  mutating func updateEffectRecords() {
    structure.effects.removeAll(keepingCapacity: true)
    var first = 0
    for index in effects.indices {
      let layout = effects.layout(of: index)
      let effect = effects.list[index]
      let merging = effects.merging(of: index)
      structure.effects.append(
        EffectRecord(
          element: effect.element, layout: layout, view: effect.view, firstSlot: first,
          isEmphasis: effect.kind == .emphasis,
          isInsertion: effect.kind == .insertion
            || effects.waiting[effect.element]?.kind == .insertion,
          viewCount: merging.viewCount, mergeEnd: merging.end))
      first += layout.constantValues.count
    }
    pages.notePlaces(in: &structure, motions.goals, from: first)
  }
}
