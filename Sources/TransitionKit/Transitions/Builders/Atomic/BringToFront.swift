/// Draws the view in front of the others: `BringToFront()` is `.bringToFront`.
public struct BringToFront: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Draws in front.
  public init() { body = AtomicTransitionBuilder.Content(.bringToFront) }
}
