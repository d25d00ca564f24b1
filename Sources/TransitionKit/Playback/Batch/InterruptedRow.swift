/// A member of a batch that was reversed or retargeted, which has a table of motions of its own.
struct InterruptedRow: Sendable {
  let member: TimelineBatch.Member
  private(set) var table: MotionTable
  /// The table before the latest interruption, or only storage for the next one.
  private var previous: MotionTable
  /// The time of the latest interruption, until the clock moves on or the row is reversed.
  private var undoTime: Double?
  /// The number of pages that the row has shown.
  private var pageCount: Int
  /// What is shown now, in the slots of the layout.
  private(set) var values: [SIMD4<Double>] = []
  /// The components that can move.
  private(set) var components: [Component] = []

  /// A component of a property of a view.
  struct Component: Sendable {
    let view: ViewID
    let property: Property
    let lane: Int
    /// The index of its column, as all lanes of all slots have one.
    let column: Int
  }

  /// Makes a row of one that has run by itself.
  ///
  /// - Parameters:
  ///   - prepared: its timeline, as it runs forwards.
  ///   - isReversed: whether it runs backwards, from the end.
  init(
    _ member: TimelineBatch.Member, _ prepared: PreparedTransition, _ clock: BatchGroup.Clock,
    isReversed: Bool
  ) {
    self.member = member
    var change = Change(prepared, at: clock.start)
    let duration = prepared.timeline.duration
    let rate = isReversed ? -clock.speed : clock.speed
    change.playhead.move(
      .steady(rate: rate), at: clock.start, from: isReversed ? duration : 0)
    let layout = prepared.timeline.layout
    table = MotionTable(
      change, pages: layout.roots.indices.map { Page(identity: nil, number: $0) })
    previous = table
    pageCount = layout.roots.count
    adoptLayout()
    guard rate != 1 else { return }
    // The table takes it that a delay passes forwards and at the speed of the clock.
    table.writeMotions()
    for (slot, track) in prepared.tracks.enumerated() {
      guard let timing = track.lastTiming else { continue }
      let delay = isReversed ? duration - prepared.timings[Int(timing)].end : track.motionStart
      table.motions[slot].movingSince = SIMD4(
        repeating: clock.start + max(delay, 0) / clock.speed)
    }
  }

  private mutating func adoptLayout() {
    let layout = table.layout
    values = layout.constantValues.map { $0 }
    components.removeAll(keepingCapacity: true)
    var slot = 0
    for (view, target) in layout.targets.enumerated() {
      for property in layout.written[view] {
        if property.isAnimatable {
          for lane in 0..<property.componentCount {
            components.append(
              Component(
                view: target.id, property: property, lane: lane, column: 4 * slot + lane))
          }
        }
        slot += 1
      }
    }
  }
}

// MARK: - The clock

extension InterruptedRow {
  /// Whether the row has passed the end that it runs to, and nothing is left of what was interrupted.
  private func isOver(at time: Double) -> Bool {
    let playhead = table.changes[0].playhead
    guard let arrival = playhead.arrivalAge, time > arrival, playhead.arrival(at: time) != nil
    else { return false }
    return table.waiting.isEmpty && time >= table.settledAge
  }

  /// Moves the time on, and returns whether the row is over then.
  ///
  /// It is one mutation, as any other call to a row in an array would copy the row.
  mutating func advance(
    from before: Double, to time: Double, _ settling: SettlingSpring
  ) -> Bool {
    if time > before {
      undoTime = nil
      table.beginWaitingMotions(from: before, to: time, settling)
    }
    if isOver(at: time) { return true }
    if time > before { sample(at: time) }
    return false
  }

  mutating func reverse(at time: Double, _ settling: SettlingSpring) {
    guard case .steady(let rate) = table.changes[0].playhead.motion else { return }
    undoTime = nil
    if rate > 0 { table.returnConstantsToRest(at: time, settling) }
    table.changes[0].playhead.move(.steady(rate: -rate), at: time)
    table.beginWaitingMotions(from: time, to: time, settling)
    sample(at: time)
  }

  /// Lets another transition take over from what is shown, as an animator does.
  mutating func retarget(
    to prepared: PreparedTransition, matching: ViewMatching, at time: Double,
    _ settling: SettlingSpring, _ takeover: inout Takeover
  ) {
    takeover.match(prepared.compiled, matching, with: table, at: time)
    if undoTime == time {
      if table.isUndone(by: prepared.compiled, takeover, to: previous) {
        swap(&table, &previous)
        undoTime = nil
        adoptLayout()
        sample(at: time)
        return
      }
      // What was never shown does not count: the transition takes over from what was before it.
      takeover.matchPages(of: table, with: previous, for: prepared.timeline.layout)
    } else {
      swap(&table, &previous)
      undoTime = time
    }
    var change = table.takeChange(of: prepared) ?? Change(prepared, at: time)
    change.restart(at: time)
    previous.writeMotions()
    takeover.pageCount = pageCount
    takeover.build(change, from: &previous, into: &table, at: Takeover.Moment(age: time))
    pageCount = takeover.pageCount
    table.changes[0].playhead.move(.steady(rate: 1), at: time, from: 0)
    table.beginWaitingMotions(from: time, to: time, settling)
    adoptLayout()
    sample(at: time)
  }
}

// MARK: - Frames

extension InterruptedRow {
  private mutating func sample(at time: Double) {
    guard table.isEmpty else { return table.sample(at: time, into: &values) }
    table.changes[0].sample(at: time)
    for slot in values.indices { values[slot] = table.changes[0].frame.values[slot] }
  }

  /// The state of a view from the numbers of a frame; nil if it is gone.
  func state(
    of view: ViewID, in numbers: [Double], from offset: Int, at time: Double
  ) -> PropertyState? {
    guard let view = table.layout.index(of: view) else { return .rest }
    guard isPresent(view, at: time) else { return nil }
    var state = PropertyState.rest
    var position = offset + 4 * table.layout.firstSlots[view]
    for property in table.layout.written[view] {
      var value = SIMD4<Double>.zero
      for lane in 0..<4 { value[lane] = numbers[position + lane] }
      state.set(value, of: property)
      position += 4
    }
    return state
  }

  /// Whether a view is on screen; a piece is as long as its view, or until it has gone back into it.
  private func isPresent(_ view: Int, at time: Double) -> Bool {
    guard view >= table.currentCount, let parent = table.layout.targets[view].parent,
      !table.guests[view - table.currentCount].isMerging
    else { return table.isPresent(view, at: time) }
    return isPresent(parent, at: time)
  }
}

extension FrameLayout {
  /// Writes the values of a frame as numbers, four for each slot, from an offset on.
  func write(_ values: [SIMD4<Double>], to numbers: inout [Double], from offset: Int) {
    var slot = 0
    for properties in written {
      for property in properties {
        let value = property.unpremultiplied(values[slot])
        for lane in 0..<4 { numbers[offset + 4 * slot + lane] = value[lane] }
        slot += 1
      }
    }
  }
}
