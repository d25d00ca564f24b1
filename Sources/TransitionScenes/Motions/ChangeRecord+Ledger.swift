import TransitionKit

// The ledger of the changes that are not complete.
extension [ChangeRecord] {
  /// Sets when the clock of an open change reaches its end.
  mutating func setEnd(of number: ChangeNumber, to end: Double) {
    guard let index = firstIndex(where: { $0.number == number }) else { return }
    (self[index].end, self[index].logicalEnd) = (end, end)
  }

  /// Forgets the changes that were taken over, and returns their numbers. One that is open ends with its clock.
  mutating func removeTakenOver(open clocks: [ChangeClock]) -> [ChangeNumber] {
    var taken: [ChangeNumber] = []
    for index in indices.reversed() where self[index].isTakenOver {
      if clocks.contains(where: { $0.change == self[index].number }) {
        self[index].isTakenOver = false
      } else {
        taken.append(remove(at: index).number)
      }
    }
    return taken.reversed()
  }

  /// Removes the changes that are complete, or of which something is gone before it has arrived, and returns them in the order of
  /// their times.
  ///
  /// - Parameter open: the changes that a finger may still hold.
  mutating func removeComplete(at age: Double, except open: [ChangeNumber]) -> [ChangeRecord] {
    for index in indices where self[index].isTakenOver {
      self[index].isTakenOver = self[index].completion > age && !open.contains(self[index].number)
    }
    func isOver(_ change: ChangeRecord) -> Bool {
      (change.completion <= age || change.isTakenOver) && !open.contains(change.number)
    }
    var complete = filter(isOver)
    guard !complete.isEmpty else { return [] }
    removeAll(where: isOver)
    complete.sort {
      (Swift.min($0.completion, age), $0.number) < (Swift.min($1.completion, age), $1.number)
    }
    return complete
  }

  /// Fails if two records are of one change.
  func checkInvariants() throws(BrokenInvariant) {
    try check(Set(map { $0.number }).count == count, "a change is in the ledger twice")
  }
}
