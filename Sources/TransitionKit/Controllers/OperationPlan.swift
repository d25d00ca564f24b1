/// How an operation of a controller happens.
struct OperationPlan {
  let operation: ScreenOperation
  let direction: NavigationTransition.Operation
  let from: Int?
  let to: Int?
  /// Nil for an operation at once.
  let transition: ScreenTransition?
  /// Whether the screens only go back from a gesture that was given up.
  var isWayBack = false

  /// The way back, with another transition.
  func reversed(with transition: ScreenTransition?) -> OperationPlan {
    OperationPlan(
      operation: operation, direction: direction == .push ? .pop : .push, from: to, to: from,
      transition: transition)
  }
}
