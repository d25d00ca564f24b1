/// How much a finding matters.
public enum Severity: Sendable, Hashable, Comparable {
  /// Worth knowing, and probably meant.
  case note
  /// Probably not meant.
  case warning
}
