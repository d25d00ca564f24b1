import TransitionKit

extension TransitionDefinition {
  /// What does not work as it was probably meant: entries that match no element, elements that do nothing, and keys without a
  /// partner.
  ///
  /// - Parameters:
  ///   - changes: the change that the definition is for.
  ///   - transaction: how the change happens.
  public func problems(
    in changes: SceneChanges<ID>, _ transaction: Transaction = .animated()
  ) -> [Diagnostic] {
    let plan = changes.plan(for: transaction, using: self)
    let contexts = changes.contexts(plan, transaction)
    var problems: [Diagnostic] = []
    func report(_ kind: Diagnostic.Kind, _ id: ID?, _ message: String) {
      problems.append(
        Diagnostic(
          kind: kind, severity: .warning, view: id.map { .element(elementName(of: $0)) },
          property: nil, message: message, source: nil))
    }
    for entry in entries where !contexts.contains(where: { entry.matches($0) }) {
      report(.unmatchedEntry, nil, "the entry \(entry.name) matches no element of the change")
    }
    for context in contexts {
      guard let transition = transition(for: context) else { continue }
      let name = elementName(of: context.id)
      guard let choice = transition.choice(in: context, number: { _ in nil }) else { continue }
      if let reason = choice.idleReason(for: context, plan[context.id]?.action) {
        report(.idleElement, context.id, "\(name) does nothing: \(reason)")
      }
    }
    for entry in plan.entries {
      guard let reason = entry.reason, reason == .noCounterpart || reason == .otherNamespace,
        let key = entry.match
      else { continue }
      let name = elementName(of: entry.id)
      let others = entry.others.map { elementName(of: $0) }.joined(separator: ", ")
      report(
        .unmatchedKey, entry.id,
        reason == .noCounterpart
          ? "no element on the other side has the key \(key) of \(name)"
          : "\(others) has the name of the key \(key) of \(name) in another namespace")
    }
    return problems
  }
}

extension ElementChoice {
  /// Why an element does nothing; nil if it does something.
  fileprivate func idleReason<ID>(
    for context: ElementContext<ID>, _ action: ScenePlan<ID>.Action?
  ) -> String? {
    if cascade != nil { return nil }
    if isIdentity { return "its transition is the identity" }
    switch context.kind {
    case .kept:
      if action == .stays { return "nothing of it changes" }
      let onlyHasEffect = !effects.isEmpty && !crossfades && flight == nil && path == nil
      return onlyHasEffect && !context.isMatched
        ? "it is in both scenes, and its transition is for insertions and removals" : nil
    case .inserted, .removed:
      let onlyFlies = effects.isEmpty && flight != nil && !context.isMatched
      return onlyFlies ? "it is a shared element without a partner" : nil
    }
  }
}
