/// What a controller does with its state.
enum ControllerState {
  /// Its screens head for the state.
  case current
  /// An operation of the state waits.
  case pending
  /// A closure of the host is just changing the state. Nothing else may do so until it has returned.
  case changing(isPending: Bool)
  /// The screen that holds the controller is gone.
  case gone
}

extension ControllerNode {
  /// Whether an operation of the state waits.
  var isPending: Bool {
    switch state {
    case .pending, .changing(isPending: true): true
    case .current, .changing, .gone: false
    }
  }

  /// Whether the screen that holds the controller is gone.
  var isGone: Bool { if case .gone = state { true } else { false } }

  /// Lets an operation of the state wait.
  func notePending() {
    switch state {
    case .current, .pending: state = .pending
    case .changing: state = .changing(isPending: true)
    case .gone: break
    }
  }

  /// Lets no operation wait any more.
  func takePending() {
    switch state {
    case .current, .pending: state = .current
    case .changing: state = .changing(isPending: false)
    case .gone: break
    }
  }

  /// Notes that a closure of the host begins to change the state.
  func beginChange() throws(OperationRefusal) {
    switch state {
    case .current: state = .changing(isPending: false)
    case .pending: state = .changing(isPending: true)
    case .changing: throw .operationUnderWay
    case .gone: throw .screenIsGone
    }
  }

  func endChange() {
    if case .changing(let isPending) = state { state = isPending ? .pending : .current }
  }
}
