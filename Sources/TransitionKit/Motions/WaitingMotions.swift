extension MotionTable {
  /// Begins every waiting motion whose start its change has reached since an age, each at its own time.
  mutating func beginWaitingMotions(from before: Double, to age: Double, _ settling: SettlingSpring)
  {
    guard hasMotionToBegin(from: before, to: age) else { return }
    let candidates = waiting
    waiting.removeAll(keepingCapacity: true)
    var starter = Starter(builder: MotionBuilder(settling: settling))
    for candidate in candidates {
      let playhead = changes[Int(candidate.change)].playhead
      if let start = playhead.age(reaching: candidate.start, in: before...age) {
        begin(candidate, at: start, isUnderWay: false, &starter)
      } else {
        waiting.append(candidate)
      }
    }
  }

  /// When the first of the waiting motions begins after an age; infinite if none does by itself.
  package func nextStart(after age: Double) -> Double {
    var next = Double.infinity
    for candidate in waiting {
      let playhead = changes[Int(candidate.change)].playhead
      guard let end = playhead.arrivalAge, end > age,
        let start = playhead.age(reaching: candidate.start, in: age...end), start > age
      else { continue }
      next = min(next, start)
    }
    return next
  }

  private func hasMotionToBegin(from before: Double, to age: Double) -> Bool {
    var (change, position) = (Int32(-1), 0.0)
    for index in waiting.indices {
      if waiting[index].change != change {
        change = waiting[index].change
        position = max(
          changes[Int(change)].playhead.position(at: before),
          changes[Int(change)].playhead.position(at: age))
      }
      if position >= waiting[index].start { return true }
    }
    return false
  }

  /// Begins every waiting motion of the current change now, as the change may never get to its start.
  mutating func beginAllWaitingMotions(at age: Double, _ settling: SettlingSpring) {
    guard !waiting.isEmpty else { return }
    let candidates = waiting
    waiting.removeAll { $0.change == 0 }
    var starter = Starter(builder: MotionBuilder(settling: settling))
    for candidate in candidates where candidate.change == 0 {
      begin(candidate, at: age, isUnderWay: true, &starter)
    }
  }

  /// A builder for waiting motions, and what it last began.
  private struct Starter {
    var builder: MotionBuilder
    var age = Double.nan
    var change: Int32 = -1
    var start = Double.nan
  }

  private mutating func begin(
    _ waiting: WaitingMotion, at age: Double, isUnderWay: Bool, _ starter: inout Starter
  ) {
    if starter.age != age {
      measure(at: age)
      starter.change = -1
    }
    if starter.change != waiting.change || starter.start != waiting.start {
      starter.builder.begin(
        Int(waiting.change), of: self, at: age, elapsed: waiting.start, isUnderWay: isUnderWay)
    }
    (starter.age, starter.change, starter.start) = (age, waiting.change, waiting.start)
    let shown = shown(waiting.slot.offset, at: age)
    starter.builder.move(waiting.slot, from: shown, toTrack: Int(waiting.track), in: &self)
    noteEnd(of: waiting.slot)
  }

  /// Leads the current views to rest that would stay as they are when the change has left them.
  ///
  /// A change that is undone ends at rest, whatever its views were when it started.
  mutating func returnConstantsToRest(at age: Double, _ settling: SettlingSpring) {
    beginAllWaitingMotions(at: age, settling)
    var builder: MotionBuilder?
    let end =
      currentCount == layout.targets.count ? properties.count : layout.firstSlots[currentCount]
    for slot in properties.indices.prefix(end) {
      guard case .value = properties[slot].goal else { continue }
      let identity = layout.restValues[slot]
      guard motions.goals[slot] != identity else { continue }
      if builder == nil {
        measure(at: age)
        builder = MotionBuilder(settling: settling)
        builder?.begin(0, of: self, at: age, elapsed: 0, isUnderWay: true)
      }
      let shown = shown(slot, at: age)
      builder?.move(SlotIndex(slot), from: shown, to: identity, in: &self)
      noteEnd(of: SlotIndex(slot))
    }
  }

  /// Waits for the corrections of a slot, and lets its view do so.
  private mutating func noteEnd(of slot: SlotIndex) {
    let end = motions.end(of: slot)
    motions.settledAge = max(motions.settledAge, end)
    if let view = layout.firstSlots.lastIndex(where: { $0 <= slot.offset }), view >= currentCount {
      guests[view - currentCount].end = max(guests[view - currentCount].end, end)
    }
    updateSettledAge()
  }
}
