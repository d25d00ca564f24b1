extension MotionTable {
  /// Begins every waiting motion whose start its change has reached since an age, each at its own time.
  mutating func beginWaitingMotions(from before: Double, to age: Double, _ settling: SettlingSpring)
  {
    guard !motions.waiting.isEmpty else { return }
    let changes = changes
    beginTracks(isUnderWay: false, settling) { waiting, change in
      changes[Int(change)].playhead.age(reaching: waiting.start, in: before...age)
    }
  }

  /// When the first of the waiting motions begins after an age; infinite if none does by itself.
  package func nextStart(after age: Double) -> Double {
    var next = Double.infinity
    for waiting in motions.waiting.values {
      guard case .track(_, let change) = waiting.motion else { continue }
      let playhead = changes[Int(change)].playhead
      guard let end = playhead.arrivalAge, end > age,
        let start = playhead.age(reaching: waiting.start, in: age...end), start > age
      else { continue }
      next = min(next, start)
    }
    return next
  }

  /// Begins every waiting motion of the current change now, as the change may never get to its start.
  mutating func beginAllWaitingMotions(at age: Double, _ settling: SettlingSpring) {
    beginTracks(isUnderWay: true, settling) { _, change in change == 0 ? age : nil }
  }

  /// Begins the waiting motions that begin by now.
  ///
  /// - Parameter start: the age at which one of a change begins; nil if it waits on.
  private mutating func beginTracks(
    isUnderWay: Bool, _ settling: SettlingSpring, _ start: (WaitingMotion, Int32) -> Double?
  ) {
    let due = motions.waiting.due {
      if case .track(_, let change) = $0.motion { return start($0, change) }
      return nil
    }
    guard !due.isEmpty else { return }
    for next in due { motions.waiting[next.key] = nil }
    var starter = Starter(builder: MotionBuilder(settling: settling))
    for (slot, waiting, age) in due {
      guard case .track(let track, let change) = waiting.motion else { continue }
      starter.prepare(
        change: change, at: age, elapsed: waiting.start, isUnderWay: isUnderWay, in: &self)
      let shown = shown(slot.offset, at: age)
      starter.builder.move(slot, from: shown, toTrack: Int(track), in: &self)
      noteEnd(of: slot)
    }
  }

  /// A builder for waiting motions, and what it last began.
  private struct Starter {
    var builder: MotionBuilder
    var age = Double.nan
    var change: Int32 = -1
    var start = Double.nan

    mutating func prepare(
      change: Int32, at age: Double, elapsed start: Double, isUnderWay: Bool,
      in table: inout MotionTable
    ) {
      if self.age != age { table.measure(at: age) }
      if self.age != age || self.change != change || self.start != start {
        builder.begin(Int(change), of: table, at: age, elapsed: start, isUnderWay: isUnderWay)
      }
      (self.age, self.change, self.start) = (age, change, start)
    }
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
      outgoing[view - currentCount].end = max(outgoing[view - currentCount].end, end)
    }
    updateSettledAge()
  }
}
