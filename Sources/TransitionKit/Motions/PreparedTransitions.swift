/// The transitions that were prepared lately, so that none of a few that alternate is prepared twice.
struct PreparedTransitions: Sendable {
  private var latest: [PreparedTransition] = []
  private static let capacity = 8

  /// Prepares a transition, unless that was done lately.
  mutating func prepare(_ compiled: CompiledTransition) -> PreparedTransition {
    let layout = compiled.timeline.layout
    if let known = latest.last(where: { $0.timeline.layout === layout }) { return known }
    if latest.count >= PreparedTransitions.capacity { latest.removeFirst() }
    let next = PreparedTransition(compiled)
    latest.append(next)
    return next
  }
}
