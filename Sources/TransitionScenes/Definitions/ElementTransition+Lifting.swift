extension ElementTransition {
  /// The transition of an element whose id is a part of another id.
  ///
  /// - Parameters:
  ///   - outer: the other id of an id.
  ///   - inner: the id for an outer one.
  package func lifted<Outer>(
    to outer: @escaping @Sendable (ID) -> Outer, from inner: @escaping @Sendable (Outer) -> ID?
  ) -> ElementTransition<Outer> {
    ElementTransition<Outer>(
      parts: parts.map { part in
        ElementTransition<Outer>.Part(
          content: part.content.lifted(to: outer), timing: part.timing,
          conditions: part.conditions.map { condition in
            { context in context.mapped(by: inner).map { condition($0) } ?? false }
          })
      })
  }
}

extension ElementTransition.Content {
  fileprivate func lifted<Outer>(
    to outer: (ID) -> Outer
  ) -> ElementTransition<Outer>.Content {
    switch self {
    case .effect(let transition): .effect(transition)
    case .crossfade: .crossfade
    case .shared(let shared):
      .shared(
        SharedElement(
          path: shared.path,
          content: shared.content == .new ? .new : shared.content == .old ? .old : .crossfade,
          fading: shared.fading, layer: shared.layer == .above ? .above : .inPlace,
          clippedBy: shared.clippedBy.map(outer))
      )
    case .path(let path, let move): .path(path, move)
    case .cascade(let stagger): .cascade(stagger)
    case .timing: .timing
    case .nothing: .nothing
    }
  }
}

extension ElementContext {
  /// The same context of an element with another id; nil if there is none.
  package func mapped<Other>(by id: (ID) -> Other?) -> ElementContext<Other>? {
    guard let other = id(self.id) else { return nil }
    let kind: ElementContext<Other>.Kind =
      switch kind {
      case .inserted: .inserted
      case .removed: .removed
      case .kept: .kept
      }
    return ElementContext<Other>(
      id: other, kind: kind, isMatched: isMatched, isPresenting: isPresenting, frame: frame,
      sceneSize: sceneSize, layoutDirection: layoutDirection)
  }
}
