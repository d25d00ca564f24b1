import TransitionKit

/// How an operation of a controller happens. It never changes, and is an object as it is large.
final class OperationPlan {
  let operation: ScreenOperation
  let direction: NavigationTransition.Operation
  let from: Int?
  let to: Int?
  /// Nil for an operation at once.
  let transition: ScreenTransition?
  /// Whether the screens only go back from a gesture that was given up.
  let isWayBack: Bool

  init(
    operation: ScreenOperation, direction: NavigationTransition.Operation, from: Int?, to: Int?,
    transition: ScreenTransition?, isWayBack: Bool = false
  ) {
    (self.operation, self.direction, self.from, self.to) = (operation, direction, from, to)
    self.transition = transition
    self.isWayBack = isWayBack
  }

  /// The plan in the opposite direction, with another transition.
  func reversed(with transition: ScreenTransition?, isWayBack: Bool = false) -> OperationPlan {
    OperationPlan(
      operation: operation, direction: direction == .push ? .pop : .push, from: to, to: from,
      transition: transition, isWayBack: isWayBack)
  }
}
