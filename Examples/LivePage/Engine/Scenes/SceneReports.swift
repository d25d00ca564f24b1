import TransitionKit
import TransitionScenes

extension ScenePlan {
  /// What happens with each element, and why, as a page shows it.
  ///
  /// - Parameter number: returns the number of an element.
  func json(_ number: (ID) -> Int) -> JSON {
    .array(
      entries.map { entry in
        .object([
          "id": .integer(number(entry.id)), "change": .string(entry.action.name),
          "partner": entry.action.partner.map { .integer(number($0)) } ?? .null,
          "reason": .string(entry.reason.map { $0.description } ?? ""),
        ])
      })
  }
}

extension ScenePlan.Action {
  fileprivate var name: String {
    switch self {
    case .flies: "flies"
    case .becomes: "becomes"
    case .gives: "gives"
    case .isHidden: "is hidden"
    case .isInserted: "is inserted"
    case .isRemoved: "is removed"
    case .comesWith: "comes with"
    case .leavesWith: "leaves with"
    case .appears: "appears"
    case .disappears: "disappears"
    case .moves: "moves"
    case .changes: "changes at once"
    case .stays: "stays"
    }
  }

  /// The other element of what happens.
  fileprivate var partner: ID? {
    switch self {
    case .flies(let id), .becomes(let id), .gives(let id), .comesWith(let id), .leavesWith(let id):
      id
    default: nil
    }
  }
}

extension LiveScene {
  /// What is invalid about the scenes, as JSON.
  var diagnostics: String { JSON.array(animator.diagnostics.map { $0.json }).text }

  /// Where an element is and heads for, and which of its properties are not at rest; empty if it is not on screen.
  func explain(_ id: Int) -> String {
    let frame = animator.frame
    let id = ScreenElementID.number(id)
    guard let element = frame[id] else { return "" }
    var text = thousandths(frame.time) + " s: "
    switch element.presence {
    case _ where element.isFlying: text += "flies"
    case .inserting: text += "comes"
    case .present: text += "is there"
    case .removing: text += "leaves"
    }
    text += "\nframe \(element.frame)"
    if element.frame != element.finalFrame { text += ", on the way to \(element.finalFrame)" }
    if let snapshot = element.snapshot {
      text += "\nopacity of the old content " + thousandths(snapshot.opacity)
    }
    let rest = animator.scene[id]?.state
    for property in ViewProperty.allCases {
      let (value, final) = (element.state[property], rest?[property] ?? property.identity)
      if value != final { text += "\n\(property.name) \(value), at rest \(final)" }
    }
    return text
  }
}

private func thousandths(_ number: Double) -> String {
  shortText((number * 1000).rounded() / 1000)
}
