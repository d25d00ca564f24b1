/// A member of a batch that was reversed or retargeted, which has its own table of motions.
struct InterruptedRow: Sendable {
  let member: TimelineBatch.Member
  /// The motions of everything that is shown.
  private(set) var motions: InterruptibleMotions
  /// What is shown now, in the slots of the layout.
  private(set) var values: [SIMD4<Double>] = []
  /// The components that can move.
  private(set) var components: [Component] = []

  /// A component of a property of a view.
  struct Component: Sendable {
    let view: ViewID
    let property: ViewProperty
    let lane: Int
    /// The index of its column, as all lanes of all slots have one.
    let column: Int
  }

  /// Makes a row of one that has run by itself.
  ///
  /// - Parameters:
  ///   - prepared: its timeline, as it runs forwards.
  ///   - isReversed: whether it runs backwards, from the end.
  ///   - settling: the spring of corrections for which there is no other curve.
  init(
    _ member: TimelineBatch.Member, _ prepared: PreparedTransition, _ clock: BatchGroup.Clock,
    isReversed: Bool, settling: SettlingSpring
  ) {
    self.member = member
    var change = Change(prepared, at: clock.start)
    let duration = prepared.timeline.duration
    let rate = isReversed ? -clock.speed : clock.speed
    change.playhead.move(
      .steady(rate: rate), at: clock.start, from: isReversed ? duration : 0)
    var table = MotionTable(change)
    if rate != 1 {
      // By itself a table takes it that a delay passes forwards and at the speed of the clock.
      table.writeMotions()
      for (slot, track) in prepared.tracks.enumerated() {
        guard let timing = track.lastTiming else { continue }
        let delay = isReversed ? duration - prepared.timings[Int(timing)].end : track.motionStart
        table.properties[slot].movingSince = SIMD4(
          repeating: clock.start + max(delay, 0) / clock.speed)
      }
    }
    motions = InterruptibleMotions(table, settling: settling)
    adoptLayout()
  }

  private mutating func adoptLayout() {
    let layout = motions.table.layout
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
    let playhead = motions.table.changes[0].playhead
    guard let arrival = playhead.arrivalAge, time > arrival, playhead.arrival(at: time) != nil
    else { return false }
    return motions.table.isSettled(at: time)
  }

  /// Moves the time on, and returns whether the row is over then.
  ///
  /// It is one mutation, as any other call to a row in an array would copy the row.
  mutating func advance(from before: Double, to time: Double) -> Bool {
    if time > before { motions.advance(from: before, to: time) }
    if isOver(at: time) { return true }
    if time > before { sample(at: time) }
    return false
  }

  mutating func reverse(at time: Double) {
    guard case .steady(let rate) = motions.table.changes[0].playhead.motion else { return }
    if rate > 0 { motions.turnBack(at: time) }
    motions.move(.steady(rate: -rate), at: time)
    sample(at: time)
  }

  /// Lets another transition take over from what is shown, as an animator does.
  mutating func retarget(
    to prepared: PreparedTransition, matching: ViewMatching, at time: Double,
    _ takeover: inout Takeover
  ) {
    motions.retarget(to: prepared, matching: matching, at: time, &takeover)
    adoptLayout()
    sample(at: time)
  }
}

// MARK: - Frames

extension InterruptedRow {
  private mutating func sample(at time: Double) { motions.sample(at: time, into: &values) }

  /// The state of a view from the numbers of a frame; nil if it is gone.
  func state(
    of view: ViewID, in numbers: [Double], from offset: Int, at time: Double
  ) -> PropertyState? {
    guard let view = motions.table.layout.index(of: view) else { return .rest }
    guard isPresent(view, at: time) else { return nil }
    var state = PropertyState.rest
    var position = offset + 4 * motions.table.layout.firstSlots[view]
    for property in motions.table.layout.written[view] {
      var value = SIMD4<Double>.zero
      for lane in 0..<4 { value[lane] = numbers[position + lane] }
      state.set(value, of: property)
      position += 4
    }
    return state
  }

  /// Whether a view is on screen; a piece is as long as its view, or until it has gone back into it.
  private func isPresent(_ view: Int, at time: Double) -> Bool {
    guard view >= motions.table.currentCount,
      let parent = motions.table.layout.targets[view].parent,
      !motions.table.guests[view - motions.table.currentCount].isMerging
    else { return motions.table.isPresent(view, at: time) }
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
