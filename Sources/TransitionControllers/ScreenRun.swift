import TransitionKit
import TransitionScenes

/// What a transition of screens is, and who takes part.
struct ScreenRun {
  /// The number of the change that it is a part of.
  var serial: Int
  let operation: ScreenOperation
  let from: Int?
  let to: Int?
  let isInteractive: Bool
  let start: Double
  /// How it happens.
  let plan: OperationPlan
  var sharedElements: [ScreenElementID] = []
  /// What is called when it has ended, with where.
  var completion: (@Sendable (AnimatingPosition) -> Void)?
  /// Whether a finger has caught it after its operation was made: the gesture ends at its start if the operation holds.
  var isCaught = false
  /// Whether it goes back to its start.
  var isCancelling = false
  /// Whether the screens themselves say when it has ended, as something else took over a part of it.
  var endsWithScreens = false
}

extension ScreenRun {
  /// Whether a screen is one of the two that it is between.
  func involves(_ entry: Int) -> Bool { from == entry || to == entry }

  /// What events say of it.
  var phase: OperationPhase<Int> {
    OperationPhase(
      operation: operation, from: from, to: to, isInteractive: isInteractive,
      sharedElements: sharedElements)
  }
}
