/// Where a view is on its way in and out.
///
/// An insertion goes from ``willAppear`` to ``identity``, and a removal from ``identity`` to
/// ``didDisappear``.
public enum TransitionPhase: Sendable, Hashable, CaseIterable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is there, as it is at rest.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is there, so that nothing should be changed about it.
  public var isIdentity: Bool { self == .identity }

  /// A number to multiply effects by: -1 before the view appears, 0 while it is there, and 1 once it
  /// has disappeared.
  ///
  /// What is proportional to it continues in one direction, in from one side and out to the other.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
