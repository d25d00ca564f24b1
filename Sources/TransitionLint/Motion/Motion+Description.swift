import TransitionKit

extension Motion: CustomStringConvertible {
  /// How long it takes and which views move, such as `0.35 s, origin, destination`.
  public var description: String {
    let views = timeline.targets.filter { $0.parent == nil }.map { "\($0.id)" }
    let sampled = samplings.isEmpty && !isRecorded ? "" : ", sampled"
    return "\(([readable(duration) + " s"] + views).joined(separator: ", "))\(sampled)"
  }
}
