import TransitionKit

extension MovingScene {
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
    let count = edit.changes.count
    motions.rows.reserve(count, corrections: min(count, motions.rows.count))
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
    pages.notePlaces(in: &structure, from: first)
  }

  /// Fits all transitions to the sizes of the scene.
  ///
  /// - Parameter layout: how all screens of a window are laid out; nil if something else gives elements other sizes.
  mutating func resize(_ layout: Transaction?) {
    let animation =
      layout.flatMap { $0.disablesAnimations || $0.reducesMotion ? nil : $0.animation }
    effects.resize(
      in: structure, motions.goals, at: age,
      keeping: layout == nil ? .place : animation == nil ? .progress : .placeAndEnd)
    pages.resize(in: structure, motions, at: age, settling)
  }
}
