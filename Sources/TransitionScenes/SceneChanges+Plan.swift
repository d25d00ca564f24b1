import TransitionKit

extension SceneChanges {
  /// What an animated update would do with every element, and why.
  public var plan: ScenePlan<ID> { plan(for: .animated()) }

  /// What an update would do with every element, and why.
  ///
  /// - Parameters:
  ///   - transaction: how the change happens.
  ///   - definition: what elements do in the change; nil for what they do by themselves.
  public func plan(
    for transaction: Transaction, using definition: TransitionDefinition<ID>? = nil
  ) -> ScenePlan<ID> {
    SceneTransition(from: old, to: new, transaction, using: definition).plan
  }

  /// The shared elements of an animated update: what flies, and from where.
  public var paired: [(old: ID, new: ID)] { plan.pairs }

  /// The elements with a match key that would not fly in an animated update, with the reasons.
  public var unpaired: [ScenePlan<ID>.Entry] { plan.unpaired }
}

extension SceneChanges {
  /// What conditions may ask about the elements of the change.
  func contexts(_ plan: ScenePlan<ID>, _ transaction: Transaction) -> [ElementContext<ID>] {
    let matched = Set(plan.pairs.flatMap { [$0.old, $0.new] })
    let (inserted, removed) = (Set(inserted), Set(removed))
    let (oldRects, newRects) = (old.rects, new.rects)
    return plan.entries.map { entry in
      let kind: ElementContext<ID>.Kind =
        inserted.contains(entry.id) ? .inserted : removed.contains(entry.id) ? .removed : .kept
      return ElementContext(
        id: entry.id, kind: kind, isMatched: matched.contains(entry.id),
        isPresenting: !transaction.dismisses,
        frame: (kind == .removed ? oldRects : newRects)[entry.id] ?? .zero,
        sceneSize: new.size, layoutDirection: new.layoutDirection)
    }
  }
}

extension Scene {
  /// The frames of all elements in the coordinates of the scene, without effects.
  var rects: [ID: Rect] {
    var rects: [ID: Rect] = [:]
    visitElements { element, origin, _ in
      if rects[element.id] == nil {
        rects[element.id] = Rect(origin: origin, size: element.frame.size)
      }
      return true
    }
    return rects
  }
}
