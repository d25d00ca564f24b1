/// Describes several contributions to one property of one view, and how they were merged.
public struct MergeConflict: Sendable {
  /// The view whose property was written.
  public let view: ViewID

  /// The property that was written.
  public let property: Property

  /// The contributions, in their order.
  public let contributions: [Contribution]

  /// The rule by which the contributions were merged.
  public let rule: MergeResolution

  /// The indices of the contributions that have no effect, at least from some time on.
  public let lost: [Int]

  /// Whether the contributions move the view and yet compose to rest at both ends.
  public let cancels: Bool

  /// The indices of the contributions that repeat an earlier one exactly: the same primitive with the same
  /// values and timing.
  public internal(set) var duplicates: [Int] = []

  /// A warning if a contribution is lost to one with other values, if the contributions cancel, or if a
  /// primitive is repeated exactly; otherwise a note.
  public let severity: Severity

  /// The paths of the contributions, in their order.
  public var paths: [String] { contributions.map { $0.path } }
}

extension MergeConflict: CustomStringConvertible {
  /// The conflict as a few lines of text: the property, the rule, and the contributions.
  public var description: String {
    var text =
      "\(severity): \(contributions.count) contributions to \(view).\(property), \(outcome)"
    for (index, contribution) in contributions.enumerated() {
      text += "\n  [\(index)] \(contribution.path): \(contribution.start) -> \(contribution.end)"
      text += ", \(contribution.timing)"
      if let site = contribution.site { text += ", at \(site)" }
      if lost.contains(index) { text += " (lost)" }
      if duplicates.contains(index) { text += " (a duplicate)" }
    }
    return text
  }

  /// How the contributions were merged, as words that follow their number.
  public var outcome: String {
    switch rule {
    case .compose where cancels: return "which cancel"
    case .compose:
      switch property.composition {
      case .add: return "added"
      case .multiply: return "multiplied"
      case .replace, .constant: return "of which the latest to start wins"
      }
    case .keep(let index): return "of which [\(index)] is kept"
    case .value(let start, let end): return "replaced by \(start) -> \(end)"
    }
  }
}
