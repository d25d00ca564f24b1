import TransitionKit

/// A transition without any effect: `Identity()` is `.identity`, in both builders.
public struct Identity: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Creates a transition without any effect.
  public init() { body = AtomicTransitionBuilder.Content(.identity) }
}

extension Identity: CustomStringConvertible {}
