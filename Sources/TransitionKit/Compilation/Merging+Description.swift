extension MergePolicy: CustomStringConvertible {
  /// The name of the policy, such as `lastWriterWins`.
  public var description: String { name }
}

extension MergeResolution: CustomStringConvertible {
  /// What is done, such as `compose`, `keep [1]` or `0 -> 1`.
  public var description: String {
    switch self {
    case .compose: "compose"
    case .keep(let index): "keep [\(index)]"
    case .value(let start, let end): "\(start) -> \(end)"
    }
  }
}

extension Contribution: CustomStringConvertible {
  /// The path of the contribution, what it does, and when.
  public var description: String { "\(path): \(property) \(start) -> \(end), \(timing)" }
}
