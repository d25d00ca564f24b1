import TransitionKit

/// When the transition of an element plays.
public enum TransitionScope: Sendable, Hashable, CaseIterable {
  /// If the element is inserted or removed while its parent stays. Otherwise it is a part of what is inserted or removed.
  case element
  /// Also if the parent is inserted or removed with it.
  case withParent
}
