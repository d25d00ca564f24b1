/// Why an operation on screens does not happen.
public enum OperationRefusal: Error, Sendable, Hashable, CaseIterable {
  /// It would remove the last screen of a stack.
  case lastScreen
  /// The stack does not have the screen.
  case unknownScreen
  /// No screen is presented.
  case nothingPresented
  /// There is no such tab.
  case unknownTab
  /// There is no tab beyond the first and the last one.
  case beyondEnds
}

extension OperationRefusal: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .lastScreen: "The last screen of a stack cannot be removed."
    case .unknownScreen: "The stack does not have the screen."
    case .nothingPresented: "No screen is presented."
    case .unknownTab: "There is no such tab."
    case .beyondEnds: "There is no tab beyond the first and the last one."
    }
  }
}
