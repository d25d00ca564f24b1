import TransitionKit

extension TransitionDefinition {
  /// What does not work as it was probably meant: entries that match no element, elements that do nothing, cascades of which no
  /// child waits, and keys without a partner.
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
      if choice.cascade != nil, let reason = plan.idleCascade(of: context.id, in: changes) {
        report(.idleElement, context.id, "the cascade of \(name) does nothing: \(reason)")
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

extension TransitionDefinition {
  /// A note if the definition has entries, and all of them name elements that do not exist.
  ///
  /// It is no warning, as one definition may be for many changes. An entry for an element that exists and does not change is for another one,
  /// and so may be a predicate that matches none.
  ///
  /// - Parameters:
  ///   - isKnown: returns whether an element exists before or after the change.
  ///   - names: returns the names of the elements that exist.
  package func unmatched(_ isKnown: (ID) -> Bool, names: () -> [String]) -> [Diagnostic] {
    let entries = entries
    guard !entries.isEmpty, entries.allSatisfy({ $0.isUnknown(isKnown) }) else { return [] }
    let unknown = entries.map { $0.name }.joined(separator: ", ")
    let message = "the transition definition matches nothing: no element is named \(unknown)"
    return [
      Diagnostic(
        kind: .unmatchedEntry, severity: .note, message: message + existing(names()))
    ]
  }
}

extension TransitionDefinition.Entry {
  /// Whether it names an element that does not exist.
  fileprivate func isUnknown(_ isKnown: (ID) -> Bool) -> Bool {
    if case .id(let id) = selector { return !isKnown(id) }
    return false
  }
}

/// The end of a sentence about an element that does not exist: those that do.
///
/// - Parameter names: the names of the elements that exist.
package func existing(_ names: [String]) -> String {
  guard !names.isEmpty else { return "; there are no elements" }
  let most = 12
  let rest = names.count > most ? " and \(names.count - most) more" : ""
  return "; there are " + names.prefix(most).joined(separator: ", ") + rest
}

extension ScenePlan {
  /// Why no child of an element waits for another one; nil if one may.
  fileprivate func idleCascade(of id: ID, in changes: SceneChanges<ID>) -> String? {
    let children = [changes.old, changes.new].flatMap { $0[id]?.children ?? [] }
    guard !children.isEmpty else { return "it has no children" }
    var isPart = false
    for child in children {
      switch self[child.id]?.action {
      case .isInserted, .isRemoved, .flies, .moves: return nil
      case .comesWith, .leavesWith: isPart = true
      default: break
      }
    }
    return isPart
      ? "its children come and leave as parts of it; give them .transition(_, .withParent)"
      : "none of its children comes, leaves or moves"
  }
}

extension ElementChoice {
  /// Why an element does nothing; nil if it does something.
  fileprivate func idleReason<ID>(
    for context: ElementContext<ID>, _ action: ScenePlan<ID>.Action?
  ) -> String? {
    // Who writes the identity means it.
    if cascade != nil || isIdentity { return nil }
    switch context.kind {
    case .kept:
      if action == .stays { return "nothing of it changes" }
      let onlyHasEffect = !effects.isEmpty && !crossfades && flight == nil && path == nil
      return onlyHasEffect && !context.isMatched
        ? "it is in both scenes, and its transition is for insertions and removals" : nil
    case .inserted, .removed:
      if effects.isEmpty {
        return flight != nil && !context.isMatched
          ? "it is a shared element without a partner" : nil
      }
      switch action {
      case .appears?: return "it is there at once"
      case .disappears?: return "it is gone at once"
      case .comesWith(let other)?:
        return "it comes at once, as a part of \(elementName(of: other))"
      case .leavesWith(let other)?:
        return "it goes at once, as a part of \(elementName(of: other))"
      default: return nil
      }
    }
  }
}
