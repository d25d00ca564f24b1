/// The number of a change of an animator.
package typealias ChangeNumber = ListIndex<ChangeRecord>

/// A change that moves something.
package struct ChangeRecord: Sendable {
  package let number: ChangeNumber
  /// When everything that it moves has arrived, and when it looks so.
  package var end: Double
  package var logicalEnd: Double
  let criterion: CompletionCriterion
  /// Whether a later update took over a part of it.
  package var isTakenOver = false

  package init(
    number: ChangeNumber, end: Double, logicalEnd: Double, criterion: CompletionCriterion
  ) {
    self.number = number
    self.end = end
    self.logicalEnd = logicalEnd
    self.criterion = criterion
  }

  /// When it is complete.
  package var completion: Double { criterion == .removed ? end : min(logicalEnd, end) }
}

extension [ChangeRecord] {
  /// Notes that another change interrupted a part of a change.
  package mutating func takeOver(_ number: ChangeNumber) {
    guard let index = lastIndex(where: { $0.number == number }) else { return }
    self[index].isTakenOver = true
  }

  /// Notes that a part of a change ends later than it was known.
  package mutating func extend(_ number: ChangeNumber, to end: Double) {
    guard let index = lastIndex(where: { $0.number == number }) else { return }
    self[index].end = Swift.max(self[index].end, end)
  }
}
