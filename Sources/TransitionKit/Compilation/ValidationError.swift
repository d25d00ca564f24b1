/// The warnings of a compiled transition.
public struct ValidationError: Error, Sendable {
  /// The conflicts that are warnings.
  public let conflicts: [MergeConflict]

  /// The diagnostics that are warnings.
  public let diagnostics: [Diagnostic]
}

extension ValidationError: CustomStringConvertible {
  /// Every warning, each on separate lines.
  public var description: String {
    (conflicts.map { $0.description } + diagnostics.map { $0.description }).joined(separator: "\n")
  }
}
