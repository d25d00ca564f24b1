import TransitionControllers
import TransitionScenes

/// A gesture with what it should lead to.
package final class CheckedGesture {
  let interaction: ScreenInteraction
  let controller: CheckedController
  /// The states at its start and its end.
  let start: StateModel
  let end: StateModel
  var time = 0.0
  var isCommitted = false
  /// The transitions that it drives and for which the source was asked since it began.
  var asked: [AskedTransition] = []

  init(
    _ interaction: ScreenInteraction, _ controller: CheckedController, from start: StateModel,
    to end: StateModel
  ) {
    (self.interaction, self.controller, self.start, self.end) = (
      interaction, controller, start, end
    )
  }

  /// Whether a screen is shown that the controller has now if the gesture commits.
  func shows(_ screen: ScreenElementID) -> Bool {
    if let tab = end.tab { return controller.screen(of: screen) == end.screens[tab] }
    let entries = controller.stack?.state.entries ?? []
    guard let position = entries.firstIndex(where: { $0.id == screen.entry }) else { return false }
    return end.screens.indices.contains(position) && position >= end.firstShown
      && end.screens[position] == entries[position].screen
  }
}

/// What a source is asked for, which is what a transition is about that begins then.
struct AskedTransition: Equatable {
  let operation: ScreenOperation
  let from: Int?
  let to: Int?
  let isInteractive: Bool

  init(_ context: OperationContext<Int>) {
    (operation, from, to) = (context.operation, context.from, context.to)
    isInteractive = context.isInteractive
  }

  init(_ phase: OperationPhase<Int>) {
    (operation, from, to) = (phase.operation, phase.from, phase.to)
    isInteractive = phase.isInteractive
  }
}
