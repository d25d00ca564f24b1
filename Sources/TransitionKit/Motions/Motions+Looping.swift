// What repeats for ever.

extension Motions {
  /// Whether a slot repeats its way to its goal for ever.
  package func loops(_ slot: SlotIndex) -> Bool {
    row(of: slot).map { curve(of: $0).isLoop } ?? false
  }

  /// Whether a slot repeats until a delay is over, and then moves somewhere else.
  func isEndingLoop(_ slot: SlotIndex) -> Bool {
    !waiting.isEmpty && waiting[slot] != nil && loops(slot)
  }

  /// Whether anything repeats for ever, or until a delay is over.
  var mayLoop: Bool { settledAge == .infinity || !waiting.isEmpty }

  /// Finds anew when everything has ended, as what repeated for ever may have been taken over.
  package mutating func forgetEndedLoops() {
    if settledAge == .infinity { updateSettledAge() }
  }

  /// Puts what repeats for ever at its goal, but for what is essential.
  package mutating func endLoops() {
    guard mayLoop else { return }
    for case let slot? in rows.slots.map({ $0.index }) {
      guard let row = row(of: slot), case .timing(let timings, let index) = curve(of: row).kind,
        curve(of: row).isLoop, !timings.sources[Int(index)].animation.isEssential
      else { continue }
      end(slot)
    }
    updateSettledAge()
  }
}
