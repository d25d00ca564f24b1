import TransitionKit

/// Draws the view in front of the others: `BringToFront()` is `.bringToFront`.
public struct BringToFront: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Creates a transition that draws the view in front of the others.
  public init() { body = AtomicTransitionBuilder.Content(.bringToFront) }
}

extension BringToFront: CustomStringConvertible {}
