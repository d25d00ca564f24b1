import TransitionKit

/// Whether an element comes, is there, or leaves. An element that is gone is in no frame.
public enum Presence: Sendable, Hashable, CaseIterable {
  /// The insertion of the element plays.
  case inserting
  /// The element is in the scene, and its insertion has ended.
  case present
  /// The element is no longer in the scene, and leaves.
  case removing
}
