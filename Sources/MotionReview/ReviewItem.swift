import TransitionTesting

/// One thing that a review says: a difference of a golden, or what happened to one as a whole.
struct ReviewItem {
  /// The index of the change in the review.
  let change: Int

  private let group: Int
  private let salience: Salience?

  /// Everything that a review says, what a viewer feels most first.
  static func ranked(_ review: MotionReview) -> [ReviewItem] {
    let items = review.changes.enumerated().flatMap { index, change -> [ReviewItem] in
      switch change.kind {
      case .unreadable: [ReviewItem(change: index, group: 0, salience: nil)]
      case .added: [ReviewItem(change: index, group: 2, salience: nil)]
      case .removed: [ReviewItem(change: index, group: 3, salience: nil)]
      case .moved: [ReviewItem(change: index, group: 4, salience: nil)]
      case .differs(let differences):
        differences.map {
          ReviewItem(
            change: index, group: $0.salience.isNoticeable ? 1 : 5, salience: $0.salience)
        }
      }
    }
    // Sorting is stable, so of each golden the differences that are felt most come first.
    return items.sorted { a, b in
      guard a.group == b.group, let first = a.salience, let second = b.salience else {
        return a.group < b.group
      }
      return first > second
    }
  }
}

/// What a part of a review says, and how much it leaves out.
struct ReviewSelection {
  /// How many items of each change are said.
  private(set) var counts: [Int: Int] = [:]
  /// How many are left out.
  let omittedCount: Int
  /// How many changes are left out as a whole.
  let omittedChangeCount: Int

  init(_ items: [ReviewItem], count: Int) {
    for item in items.prefix(count) { counts[item.change, default: 0] += 1 }
    omittedCount = items.count - min(count, items.count)
    omittedChangeCount = Set(items.map(\.change)).count - counts.count
  }
}
