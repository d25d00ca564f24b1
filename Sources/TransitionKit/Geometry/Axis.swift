/// One of the two directions of the screen plane.
public enum Axis: Sendable, Hashable, CaseIterable {
  /// From one side to the other.
  case horizontal
  /// From top to bottom.
  case vertical
}
