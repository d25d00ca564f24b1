/// Whether an element comes, is there, or leaves. An element that is gone is in no frame.
public enum Presence: Sendable, Hashable, CaseIterable {
  /// Its insertion plays.
  case inserting
  /// It is there.
  case present
  /// It is no longer in the scene, and leaves.
  case removing
}
