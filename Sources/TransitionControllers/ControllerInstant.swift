/// What there was before the operations of a controller at the current time, and how they happen.
struct ControllerInstant {
  /// The screens that the scene of the animator had.
  var modelScreens: [ShownScreen] = []
  /// The screens that the state showed.
  var shown: [ShownScreen] = []
  /// How the operation happens; nil if there is none.
  var operation: OperationPlan?
  /// How the screens go back from a gesture that was given up, if there is no operation.
  var goingBack: OperationPlan?

  /// How the screens change; nil if they do not.
  var plan: OperationPlan? { operation ?? goingBack }
}
