import TransitionKit
import TransitionScenes

/// A line of the plan of a change, for readers.
struct PlanRow: Sendable, Equatable {
  /// The name of the element.
  let element: String
  /// What the change does with it.
  let action: String
  /// Why it flies or does not fly; nil for an element without a match key, and for one that stays.
  let reason: String?

  init<ID>(_ entry: ScenePlan<ID>.Entry) {
    element = ViewID.element(elementName(of: entry.id)).label
    action = "\(entry.action)"
    reason = entry.explanation
  }

  var json: JSONValue {
    .object([
      "element": .string(element), "action": .string(action),
      "reason": reason.map { .string($0) },
    ])
  }
}
