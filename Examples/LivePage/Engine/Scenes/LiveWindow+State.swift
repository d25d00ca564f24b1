import TransitionControllers
import TransitionKit

extension LiveWindow {
  /// The open screens and the running transitions, as a page shows them.
  var state: JSON {
    .object([
      "stack": .array(stack.state.entries.map { json(of: $0) }),
      "tab": .integer(tabs?.state.selected.number ?? -1),
      "transition": (stack.transition ?? tabs?.transition).map { $0.json } ?? .null,
      "progress": .number(interaction?.progress ?? .nan),
    ])
  }

  /// What is invalid about the elements, as JSON.
  var diagnostics: String { JSON.array(window.diagnostics.map { $0.json }).text }

  private func json(of entry: ScreenEntry<LiveScreen>) -> JSON {
    .object([
      "screen": .integer(entry.screen.number), "presented": .integer(entry.isPresented ? 1 : 0),
      "appearance": .string("\(stack.appearance(of: entry.screen))"),
      "detent": .integer(stack.detent(of: entry.screen) ?? -1),
    ])
  }
}

extension OperationPhase<LiveScreen> {
  fileprivate var json: JSON {
    .object([
      "operation": .string("\(operation)"), "from": .integer(from?.number ?? -1),
      "to": .integer(to?.number ?? -1), "interactive": .integer(isInteractive ? 1 : 0),
      "shared": .integer(sharedElements.count),
    ])
  }
}
