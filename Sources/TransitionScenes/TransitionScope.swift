import TransitionKit

/// When the transition of an element plays.
///
/// You need it where a part should come in another way than the whole that it comes with:
///
/// ```swift
/// Element("card", frame: frame) {
///   Element("badge", frame: corner).transition(.scale, .withParent)
/// }.transition(.move(edge: .bottom))
/// ```
public enum TransitionScope: Sendable, Hashable, CaseIterable {
  /// If the element is inserted or removed while its parent stays. Otherwise it is a part of what is inserted or removed.
  case element
  /// Also if the parent is inserted or removed with it.
  case withParent
}
