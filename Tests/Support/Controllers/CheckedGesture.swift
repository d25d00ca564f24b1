import TransitionControllers

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
