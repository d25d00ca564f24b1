/// Draws the view behind the others: `SendToBack()` is `.sendToBack`.
public struct SendToBack: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Draws behind.
  public init() { body = AtomicTransitionBuilder.Content(.sendToBack) }
}
