import TransitionKit

/// Draws the view behind the others: `SendToBack()` is `.sendToBack`.
public struct SendToBack: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Creates a transition that draws the view behind the others.
  public init() { body = AtomicTransitionBuilder.Content(.sendToBack) }
}

extension SendToBack: CustomStringConvertible {}
