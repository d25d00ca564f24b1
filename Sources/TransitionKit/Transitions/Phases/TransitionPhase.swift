/// A phase of a view during a transition.
///
/// An insertion runs from ``willAppear`` to ``identity``, and a removal from ``identity`` to
/// ``didDisappear``.
public enum TransitionPhase: Sendable, Hashable, CaseIterable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is present and at rest.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is present. A body should not change the content then.
  public var isIdentity: Bool { self == .identity }

  /// A factor for effects: -1 before the view appears, 0 while it is present, and 1 after it has disappeared.
  ///
  /// An offset that is proportional to it enters on one side and leaves on the other.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
