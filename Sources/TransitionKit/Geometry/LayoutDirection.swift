/// The direction in which text and layout run.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// Leading is left, as in English.
  case leftToRight
  /// Leading is right, as in Arabic or Hebrew.
  case rightToLeft
}
