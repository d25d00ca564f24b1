extension Diagnostic {
  /// How much a finding matters.
  public enum Severity: Sendable, Hashable, Comparable {
    /// A remark that is worth knowing; what it is about is probably meant.
    case note
    /// A probable mistake.
    case warning
  }
}
