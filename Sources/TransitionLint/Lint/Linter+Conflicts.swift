import TransitionKit

// Contributions that meet in one property.
extension Linter {
  mutating func findConflicts(_ conflicts: [MergeConflict]) {
    for conflict in conflicts {
      findLoss(in: conflict)
      findPair(in: conflict)
    }
  }

  private mutating func findLoss(in conflict: MergeConflict) {
    let (view, property) = (conflict.view, conflict.property)
    if conflict.cancels {
      add(
        .cancelledOperands, .warning, view, property, conflict.interval,
        size: conflict.largestLoss, property.unitName,
        "does not move: \(conflict.contributions.count) contributions cancel, \(conflict.lossText)",
        "Leave them out, or let one of them move the other way.", from: conflict.contributions)
    }
    if !conflict.duplicates.isEmpty {
      let duplicates = conflict.duplicates.map { conflict.contributions[$0] }
      add(
        .exactDuplicate, .warning, view, property, conflict.interval,
        size: Double(duplicates.count), "",
        "is written \(duplicates.count + 1) times by the same primitive with the same values",
        "Leave the repetition out.", from: duplicates)
    }
    let lost = conflict.overridden
    guard !lost.isEmpty else { return }
    add(
      .overriddenWrite, .warning, view, property, conflict.interval,
      size: conflict.largestLoss, property.unitName,
      "loses \(conflict.lossText): \(conflict.contributions.count) contributions, \(conflict.outcome)",
      "Leave the lost contribution out, give the parts times of their own, or choose another merge policy.",
      from: lost.map { conflict.contributions[$0] })
  }

  /// Looks for two contributions of which only the order decides which one wins.
  private mutating func findPair(in conflict: MergeConflict) {
    guard conflict.rule == .compose, let pair = conflict.orderDependentPair else { return }
    let (first, second) = (conflict.contributions[pair.0], conflict.contributions[pair.1])
    let interval = interval(of: second.timingValue)
    add(
      .orderDependentPair, .warning, conflict.view, conflict.property, interval,
      size: max(
        largestDifference(
          first.written.segment.start, second.written.segment.start, of: conflict.property),
        largestDifference(
          first.written.segment.end, second.written.segment.end, of: conflict.property)),
      conflict.property.unitName,
      "depends on the order of two contributions that start together; the later one wins",
      "Write the property once, or let one of them start later.", from: [first, second])
  }
}

extension MergeConflict {
  /// The lost contributions that say something else than what is kept.
  fileprivate var overridden: [Int] {
    let kept: Int? =
      switch rule {
      case .keep(let index): index
      case .compose: contributions.indices.first { !lost.contains($0) }
      case .value: nil
      }
    return lost.filter { index in
      guard let kept else { return true }
      return !contributions[index].written.isEquivalent(to: contributions[kept].written)
    }
  }

  /// The first two contributions that start together, replace each other, and differ.
  fileprivate var orderDependentPair: (Int, Int)? {
    guard property.composition == .replace || property.composition == .constant else { return nil }
    for second in contributions.indices.dropFirst() {
      let b = contributions[second]
      // Among many, those right before are looked at.
      for first in (max(0, second - 16)..<second).reversed() {
        let a = contributions[first]
        if a.timingValue.start == b.timingValue.start, !a.written.isEquivalent(to: b.written) {
          return (first, second)
        }
      }
    }
    return nil
  }
}

extension MergeConflict {
  /// The largest component of all losses, in the unit of the property.
  fileprivate var largestLoss: Double {
    amountLost.reduce(0) { max($0, $1.amount.components.max() ?? 0) }
  }

  /// The losses in words.
  fileprivate var lossText: String { amountLost.map { "\($0)" }.joined(separator: " and ") }
}

extension Contribution {
  /// When it moves.
  var timingValue: Timing { provenanceTable.timings[written.segment.timing] }
}
