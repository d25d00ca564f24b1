import TransitionKit

// Embedded Swift has no errors of unknown types.
#if hasFeature(Embedded)

  extension TransitionController {
    /// What changes the state.
    public typealias StateOperation = (inout State) throws(OperationRefusal) -> Void

    /// What changes the state as a gesture goes forward or backward.
    public typealias GestureOperation = (
      inout State, NavigationTransition.Operation
    ) throws(OperationRefusal) -> Void

    package func change(
      _ state: inout State, by operation: StateOperation
    ) throws(OperationRefusal) { try operation(&state) }

    package func change(
      _ state: inout State, _ direction: NavigationTransition.Operation,
      by operation: GestureOperation
    ) throws(OperationRefusal) { try operation(&state, direction) }
  }

#else

  extension TransitionController {
    /// What changes the state. If it throws an error of another type, the operation is refused as
    /// ``OperationRefusal/failed``.
    public typealias StateOperation = (inout State) throws -> Void

    /// What changes the state as a gesture goes forward or backward.
    public typealias GestureOperation = (
      inout State, NavigationTransition.Operation
    ) throws -> Void

    func change(
      _ state: inout State, by operation: StateOperation
    ) throws(OperationRefusal) {
      do {
        try operation(&state)
      } catch {
        throw error as? OperationRefusal ?? .failed
      }
    }

    func change(
      _ state: inout State, _ direction: NavigationTransition.Operation,
      by operation: GestureOperation
    ) throws(OperationRefusal) {
      try change(&state) { try operation(&$0, direction) }
    }
  }

#endif
