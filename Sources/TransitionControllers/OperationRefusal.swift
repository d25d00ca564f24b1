/// Why an operation on screens does not happen.
public enum OperationRefusal: Error, Sendable, Hashable, CaseIterable {
  /// It would remove the last screen of a stack.
  case lastScreen
  /// The stack does not have the screen.
  case unknownScreen
  /// No screen is presented, or the screen is not.
  case nothingPresented
  /// The presented screen has no detents, but fills its container.
  case noDetents
  /// There is no such tab.
  case unknownTab
  /// There is nothing beyond the first and the last tab, or above the top of a stack.
  case beyondEnds
  /// A transition is running, and the controller does not let another one interrupt it. A gesture cannot begin either while a
  /// closure is asked for the transition of another operation.
  case transitionUnderWay
  /// Another finger drives the controller already, and continues to.
  case secondFinger
  /// A finger drives the screen away that holds the controller.
  case gestureAround
  /// The gesture does not ask for the operation: its direction is another one.
  case otherGesture
  /// The operation does not change which screens are shown.
  case nothingChanges
  /// A closure is just changing the state for another operation of the controller, which would undo this one.
  case operationUnderWay
  /// The screen that holds the controller is gone, or was not there yet when the controller was created.
  case screenIsGone
  /// A presented screen covers the one that holds the controller.
  case screenIsCovered
  /// A closure threw another error.
  case failed
}

extension OperationRefusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .lastScreen: "The last screen of a stack cannot be removed."
    case .unknownScreen: "The stack does not have the screen."
    case .nothingPresented: "No screen is presented."
    case .noDetents: "The presented screen has no detents."
    case .unknownTab: "There is no such tab."
    case .beyondEnds: "There is no screen in that direction."
    case .transitionUnderWay: "A transition is under way, which must not be interrupted."
    case .secondFinger: "Another finger already drives the screens of the controller."
    case .gestureAround: "A finger drives the screen away that holds the controller."
    case .otherGesture: "The gesture does not ask for the operation."
    case .nothingChanges: "The operation does not change which screens are shown."
    case .operationUnderWay: "Another operation is just changing the state."
    case .failed: "The operation threw another error."
    case .screenIsCovered: "A presented screen covers the one that holds the controller."
    case .screenIsGone:
      "The screen that holds the controller is gone, or was not there yet when the controller was created."
    }
  }
}
