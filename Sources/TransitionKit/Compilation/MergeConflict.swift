/// Describes several contributions to one property of one view, and how they were merged.
public struct MergeConflict: Sendable {
  /// The view whose property was written.
  public let view: ViewID

  /// The property that was written. Of contributions to different properties that move a view against each other it is
  /// ``ViewProperty/translation``, and of those that resize it ``ViewProperty/scale``.
  public let property: ViewProperty

  /// The contributions, in their order.
  public let contributions: [Contribution]

  /// The rule by which the contributions were merged.
  public let rule: MergeResolution

  /// The end of the transition in seconds. While a merge policy is asked, only what was merged before is known.
  let runEnd: Double

  /// Whether the first contributions are those of a transition that was interrupted, on another clock.
  var isInterruption = false

  /// The indices of the contributions that have no effect, at least from some time on.
  public let lost: [Int]

  /// Whether the contributions move the view and yet compose to rest at both ends.
  public let cancels: Bool

  /// The indices of the contributions that repeat an earlier one exactly: the same primitive with the same
  /// values and timing.
  public internal(set) var duplicates: [Int] = []

  /// A warning if a contribution is lost to one with other values, if the contributions cancel, or if a
  /// primitive is repeated exactly; otherwise a note.
  public let severity: Diagnostic.Severity

  /// The paths of the contributions, in their order.
  public var paths: [String] { contributions.map { $0.path } }
}

extension MergeConflict: CustomStringConvertible {
  /// The conflict as a few lines of text: the property, the rule, when it is, and the contributions with what
  /// is lost of each.
  public var description: String {
    let losses = amountLost
    let interval = interval(losing: losses)
    var text =
      "\(severity): \(contributions.count) contributions to \(view).\(property), \(outcome), "
    text += "from \(number: interval.lowerBound) s to \(number: interval.upperBound) s"
    var lines = contributions.indices.map { line(of: $0) }
    let fate = cancels ? "cancelled" : "lost"
    for loss in losses { lines[loss.contribution] += " (\(fate): \(loss))" }
    for index in duplicates { lines[index] += " (a duplicate)" }
    for line in lines { text += "\n" + line }
    return text
  }

  private func line(of index: Int) -> String {
    let contribution = contributions[index]
    var line = "  [\(index)] \(contribution.path): "
    if contribution.property != property { line += "\(contribution.property) " }
    line += "\(contribution.start) -> \(contribution.end)"
    line += ", \(contribution.timing)"
    if let site = contribution.site { line += ", at \(site)" }
    return line
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
