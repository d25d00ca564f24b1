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
}
