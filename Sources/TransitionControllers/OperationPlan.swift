import TransitionKit

/// How an operation of a controller happens. It never changes, and is an object as it is large.
final class OperationPlan {
  let operation: ScreenOperation
  let direction: NavigationTransition.Operation
  let from: Int?
  let to: Int?
  /// What the source has answered; nil for an operation at once.
  let answer: ScreenTransition?
  /// The same, at a constant rate where a finger sets the progress.
  let transition: ScreenTransition?
  /// Whether a finger drives it along its own curves.
  let followsCurves: Bool
  /// The axis along which a finger drives it; nil if none does.
  let axis: Axis?

  /// - Parameter policy: that of the gesture that asks for it; nil if none does.
  init(
    _ operation: ScreenOperation, from: Int?, to: Int?, _ answer: ScreenTransition?,
    by policy: InteractionPolicy?
  ) {
    (self.operation, self.from, self.to) = (operation, from, to)
    direction = operation.direction
    axis = policy?.axis
    self.answer = answer
    followsCurves = policy?.followsCurves ?? false
    transition = policy == nil || followsCurves ? answer : answer?.linear
  }

  private init(reversing plan: OperationPlan, with stage: ScreenTransition?) {
    (operation, from, to, axis) = (plan.operation, plan.to, plan.from, plan.axis)
    direction = plan.direction == .push ? .pop : .push
    (answer, transition) = (stage ?? plan.answer, stage ?? plan.transition)
    followsCurves = stage == nil && plan.followsCurves
  }

  /// How the screens go back from a gesture that was given up.
  var reversed: OperationPlan { OperationPlan(reversing: self, with: nil) }

  /// The same, of which a finger sets the progress.
  var reversedInHand: OperationPlan {
    OperationPlan(reversing: self, with: followsCurves ? nil : answer?.linear)
  }

  /// The plan in the opposite direction, with another transition.
  func reversed(with stage: ScreenTransition) -> OperationPlan {
    OperationPlan(reversing: self, with: stage)
  }
}
