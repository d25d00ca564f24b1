import TransitionScenes

/// What happens to the screens of a controller.
public enum ScreenEvent<Screen: Equatable & Sendable>: Sendable, Equatable {
  /// A transition begins. It is followed by exactly one ``didTransition(_:)`` or ``cancelledTransition(_:)``.
  case willTransition(OperationPhase<Screen>)
  /// A transition has ended, or another one took over.
  case didTransition(OperationPhase<Screen>)
  /// A transition has ended back at its start.
  case cancelledTransition(OperationPhase<Screen>)
  /// A screen begins to come.
  case willAppear(Screen)
  /// A screen has come.
  case didAppear(Screen)
  /// A screen begins to leave.
  case willDisappear(Screen)
  /// A screen has left.
  case didDisappear(Screen)
  /// The tab that is selected was selected again.
  case reselected(Screen)
  /// A sheet moves to another of its detents, which is named by its index.
  case changedDetent(Screen, Int)
  /// A gesture would have dismissed a screen that must not be dismissed.
  case preventedDismissal(Screen)
  /// A screen is neither in the state nor on screen any more. Drop its view.
  case released(Screen)
  /// An operation did not happen.
  case refused(OperationRefusal)
}

/// What a transition of screens is about.
public struct OperationPhase<Screen: Equatable & Sendable>: Sendable, Equatable {
  /// The operation that happens.
  public let operation: ScreenOperation
  /// The screen that was on top, or that leaves.
  public let from: Screen?
  /// The screen that is on top from now on.
  public let to: Screen?
  /// Whether a gesture drives the transition.
  public let isInteractive: Bool
  /// The elements that fly from one screen to the other one.
  public let sharedElements: [ScreenElementID]

  func mapped<Other>(_ map: (Screen) -> Other?) -> OperationPhase<Other> {
    OperationPhase<Other>(
      operation: operation, from: from.flatMap(map), to: to.flatMap(map),
      isInteractive: isInteractive, sharedElements: sharedElements)
  }
}

extension ScreenEvent {
  /// The same event of screens that are identified in another way; nil if the screen is not known.
  func mapped<Other>(_ map: (Screen) -> Other?) -> ScreenEvent<Other>? {
    switch self {
    case .willTransition(let phase): .willTransition(phase.mapped(map))
    case .didTransition(let phase): .didTransition(phase.mapped(map))
    case .cancelledTransition(let phase): .cancelledTransition(phase.mapped(map))
    case .willAppear(let screen): map(screen).map { .willAppear($0) }
    case .didAppear(let screen): map(screen).map { .didAppear($0) }
    case .willDisappear(let screen): map(screen).map { .willDisappear($0) }
    case .didDisappear(let screen): map(screen).map { .didDisappear($0) }
    case .reselected(let screen): map(screen).map { .reselected($0) }
    case .changedDetent(let screen, let detent): map(screen).map { .changedDetent($0, detent) }
    case .preventedDismissal(let screen): map(screen).map { .preventedDismissal($0) }
    case .released(let screen): map(screen).map { .released($0) }
    case .refused(let reason): .refused(reason)
    }
  }
}

extension OperationPhase: CustomStringConvertible {
  /// The operation and the screens, such as `push from list to detail`.
  public var description: String {
    var text = "\(operation)"
    if let from { text += " from \(elementName(of: from))" }
    if let to { text += " to \(elementName(of: to))" }
    return isInteractive ? text + ", interactive" : text
  }
}

extension ScreenEvent: CustomStringConvertible {
  /// The event and what it is about, such as `willAppear detail`.
  public var description: String {
    switch self {
    case .willTransition(let phase): "willTransition \(phase)"
    case .didTransition(let phase): "didTransition \(phase)"
    case .cancelledTransition(let phase): "cancelledTransition \(phase)"
    case .willAppear(let screen): "willAppear \(elementName(of: screen))"
    case .didAppear(let screen): "didAppear \(elementName(of: screen))"
    case .willDisappear(let screen): "willDisappear \(elementName(of: screen))"
    case .didDisappear(let screen): "didDisappear \(elementName(of: screen))"
    case .reselected(let screen): "reselected \(elementName(of: screen))"
    case .changedDetent(let screen, let detent):
      "changedDetent \(elementName(of: screen)) \(detent)"
    case .preventedDismissal(let screen): "preventedDismissal \(elementName(of: screen))"
    case .released(let screen): "released \(elementName(of: screen))"
    case .refused(let reason): "refused: \(reason)"
    }
  }
}
