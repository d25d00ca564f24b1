import TransitionKit

/// What a ``TransitionsSource`` knows of an operation when it chooses a transition.
public struct OperationContext<Screen: Equatable & Sendable>: Sendable {
  /// The operation that happens.
  public let operation: ScreenOperation

  /// The screen that was on top, or that leaves; nil if there was none.
  public let from: Screen?

  /// The screen that is on top from now on; nil if there is none.
  public let to: Screen?

  /// Where the screens are.
  public let container: Container

  /// The policy of the gesture that drives the transition; nil if none does.
  public let interaction: InteractionPolicy?

  /// Whether a gesture drives the transition.
  public var isInteractive: Bool { interaction != nil }

  /// Creates a context, to ask a source what it would do.
  ///
  /// - Parameters:
  ///   - operation: what happens.
  ///   - from: the screen that was on top, or that leaves; nil if there was none.
  ///   - to: the screen that is on top from now on; nil if there is none.
  ///   - container: where the screens are.
  ///   - interaction: the policy of the gesture that drives the transition; nil if none does.
  public init(
    operation: ScreenOperation, from: Screen?, to: Screen?, container: Container,
    interaction: InteractionPolicy? = nil
  ) {
    (self.operation, self.from, self.to) = (operation, from, to)
    (self.container, self.interaction) = (container, interaction)
  }
}

extension OperationContext: CustomStringConvertible {
  /// The operation and the screens, such as `push from list to detail, interactive`.
  public var description: String {
    OperationPhase(
      operation: operation, from: from, to: to, isInteractive: isInteractive, sharedElements: []
    ).description
  }
}
