import TransitionKit

/// The effects of all elements, and how they are sampled.
package struct SceneEffects: Sendable {
  package var list: [SceneEffect] = [] {
    didSet { rows.isCurrent = false }
  }
  private var rows = EffectRows()
  /// The insertions and removals that take over at their starts, by their elements.
  var waiting: ElementMap<SceneEffect> = [:]
  /// The emphases that open changes have triggered. They play when a finger lets go toward the new scene.
  var triggered: [TriggeredEmphasis] = []
  /// What the clocks of open changes show.
  var clocks: ClockReadings = [:]
  /// The motions of effects that were interrupted.
  var interrupted: [InterruptibleMotions] = []
  let settling: SettlingSpring
  private var takeover: Takeover
  private var progress: [Double] = []
  private var values: [SIMD4<Double>] = []

  init(settling: SettlingSpring) {
    self.settling = settling
    takeover = Takeover(settling: settling)
  }

  var isEmpty: Bool { list.isEmpty }

  /// The indices of all effects.
  var indices: some Sequence<EffectIndex> { list.indices.lazy.map { EffectIndex($0) } }

  /// The layout of the values of an effect.
  func layout(of index: EffectIndex) -> FrameLayout {
    let motions = list[index].motions
    return motions < 0 ? list[index].prepared.timeline.layout : interrupted[motions].table.layout
  }

  /// The number of views that an effect moves, and the age from which on pieces are gone that go back into them.
  func merging(of index: EffectIndex) -> (viewCount: Int, end: Double) {
    let motions = list[index].motions
    guard motions >= 0 else { return (list[index].timeline.layout.targets.count, .infinity) }
    let outgoing = interrupted[motions].table.outgoing
    return (interrupted[motions].table.currentCount, outgoing.first?.end ?? .infinity)
  }

  /// Adds an effect.
  mutating func add(_ effect: SceneEffect, to structure: inout SceneStructure) {
    structure.note(EffectIndex(list.count), as: effect)
    list.append(effect)
  }

  /// Removes the effects for which a condition holds, with their motions, and finds those of elements anew.
  mutating func removeAll(
    from structure: inout SceneStructure,
    where isRemoved: (_ index: EffectIndex, _ effect: SceneEffect) -> Bool
  ) {
    structure.noteChange()
    for index in indices { structure.note(nil, as: list[index]) }
    var motions: [InterruptibleMotions] = []
    list = indices.filter { !isRemoved($0, list[$0]) }.map { list[$0] }
    for index in indices where list[index].motions >= 0 {
      motions.append(interrupted[list[index].motions])
      list[index].motions = motions.count - 1
    }
    interrupted = motions
    for index in indices { structure.note(index, as: list[index]) }
  }
}

// MARK: - Frames

extension SceneEffects {
  /// Writes the values of all effects.
  mutating func sample(at age: Double, into output: inout EffectValues) {
    rows.update(list, interrupted: interrupted)
    rows.sample(list, into: &output) { list[$0].position(at: time(of: $0, at: age)) }
    var last: (index: EffectIndex, position: Double, first: Int)?
    for (index, first) in rows.others {
      guard list[index].motions < 0 else {
        sample(index, at: age, into: &output, from: first)
        continue
      }
      let position = list[index].position(at: time(of: index, at: age))
      if let last, list[last.index].prepared === list[index].prepared, last.position == position {
        for slot in 0..<layout(of: index).constantValues.count {
          output.slots[first + slot] = output.slots[last.first + slot]
        }
      } else {
        sample(index, at: age, into: &output, from: first)
        last = (index, position, first)
      }
    }
  }

  /// Writes the values of one effect, from a slot on.
  mutating func sample(
    _ index: EffectIndex, at age: Double, into output: inout EffectValues, from first: Int
  ) {
    let size = layout(of: index).constantValues.count
    if list[index].motions >= 0 {
      if values.count != size { values.refill(.zero, count: size) }
      interrupted[list[index].motions].sample(at: age, into: &values)
    } else {
      sample(
        list[index].prepared.timeline, at: list[index].position(at: time(of: index, at: age)))
    }
    for slot in 0..<size { output.slots[first + slot] = values[slot] }
  }

  /// Writes the values of a timeline, as `Timeline.frame(at:)` has them.
  private mutating func sample(_ timeline: Timeline, at time: Double) {
    let constants = timeline.layout.constantValues
    if values.count != constants.count { values.refill(.zero, count: constants.count) }
    if progress.count != timeline.timings.count {
      progress.refill(0, count: timeline.timings.count)
    }
    for slot in constants.indices { values[slot] = constants[slot] }
    timeline.plan.sample(
      at: timeline.isReversed ? timeline.duration - time : time, &progress, &values)
  }
}

// MARK: - What is shown

extension SceneEffects {
  /// The value and the velocity of a property of an effect just before an age; nil if it does not write the property.
  func shown(
    _ property: ViewProperty, of index: EffectIndex, at age: Double
  ) -> (value: SIMD4<Double>, velocity: SIMD4<Double>)? {
    let layout = layout(of: index)
    let effect = list[index]
    guard layout.written[effect.view].contains(property) else { return nil }
    let slot = layout.slot(of: property, of: effect.view)
    if effect.motions >= 0 {
      return (
        interrupted[effect.motions].table.value(of: slot, at: age),
        interrupted[effect.motions].table.velocity(of: slot, at: age, isBefore: true)
      )
    }
    let clock = clock(of: index)
    let time = time(of: index, at: age)
    let position = effect.position(at: time)
    let isBack = effect.isBack(at: time)
    let rate = clock?.rate ?? (isBack ? -1 : 1)
    let isMoving = clock == nil ? time > effect.start && time <= effect.end : rate != 0
    return (
      effect.prepared.value(of: slot, at: position),
      isMoving
        ? effect.prepared.velocity(of: slot, at: position, rate: rate, isBackwards: rate > 0)
        : .zero
    )
  }

  /// The value of a property at the start of an effect; nil if it does not write the property.
  func start(of property: ViewProperty, _ index: EffectIndex) -> SIMD4<Double>? {
    let effect = list[index]
    let layout = effect.prepared.timeline.layout
    guard layout.written[effect.view].contains(property) else { return nil }
    return effect.prepared.value(of: layout.slot(of: property, of: effect.view), at: 0)
  }

  /// The clock of an effect whose change is open; nil for that of the animator.
  private func clock(of index: EffectIndex) -> ClockReading? {
    list[index].isOpen ? clocks[list[index].change] : nil
  }

  func time(of index: EffectIndex, at age: Double) -> Double {
    clock(of: index)?.age ?? age
  }
}

// MARK: - Interruption

extension SceneEffects {
  /// Lets an effect take over from another one of its element.
  mutating func retarget(_ index: EffectIndex, to next: SceneEffect, at age: Double) {
    let motions = interrupt(index, at: age)
    let older = layout(of: index).targets[list[index].view].id
    let view = next.prepared.timeline.layout.targets[next.view].id
    // What a finger has held is held no longer.
    if list[index].isOpen, !next.isOpen { interrupted[motions].releaseHeld(at: age) }
    interrupted[motions].retarget(
      to: next.prepared, matching: ViewMatching([view: older]), at: age,
      returnsToRest: next.returnsToRest, isOpen: next.isOpen, &takeover)
    list[index] = next
    list[index].motions = motions
    let turns = next.returns && !next.repeats
    list[index].turnAge = turns ? age + next.timeline.duration : .infinity
    if next.isOpen { interrupted[motions].move(.held, at: age, from: 0) }
    updateEnd(of: index)
  }

  /// What a transition keeps in a container of another size.
  enum KeptInResizing: Sendable {
    /// Where its view is seen.
    case place
    /// Where its view is seen, and when it ends.
    case placeAndEnd
    /// Its progress, and that of what is left of what was interrupted.
    case progress
  }

  /// Compiles an effect anew for other sizes, at the same time of its clock.
  mutating func resize(
    _ index: EffectIndex, to container: Container, at age: Double, keeping kept: KeptInResizing
  ) {
    let compiled = list[index].recompiled(in: container)
    let prepared = PreparedTransition(compiled)
    let old = list[index].sizes.view
    list[index].sizes = SceneEffect.Sizes(container)
    if compiled.timeline == list[index].timeline, kept != .progress || list[index].motions < 0 {
      list[index].prepared = prepared
      if list[index].motions >= 0 {
        interrupted[list[index].motions].replaceTransition(with: prepared)
      }
      return
    }
    let motions = interrupt(index, at: age)
    let known = interrupted[motions].table.changes[0]
    var change = Change(prepared, replacing: known)
    // What has arrived stays there, also if a spring takes longer now as it goes farther.
    if !list[index].returns, known.playhead.arrival(at: age) == .end {
      change.playhead.move(.steady(rate: 1), at: age, from: compiled.timeline.duration)
    }
    let isRescaled =
      kept == .progress
      && interrupted[motions].rescale(to: change, from: old, to: container.viewFrame.size)
    if !isRescaled {
      let limit = kept == .place ? .infinity : list[index].end - age
      interrupted[motions].replace(with: change, at: age, within: limit, &takeover)
    }
    list[index].prepared = prepared
    updateEnd(of: index)
  }

  /// Gives an effect motions, if it has none yet, and returns their index.
  mutating func interrupt(_ index: EffectIndex, at age: Double) -> Int {
    let effect = list[index]
    if effect.motions >= 0 { return effect.motions }
    var change = Change(effect.prepared, at: effect.start)
    if let clock = clock(of: index) {
      change.playhead = clock.playhead.limited(to: effect.timeline.duration)
    } else {
      change.playhead.move(.steady(rate: 1), at: effect.start, from: 0)
    }
    let start = effect.cycleStart(at: age)
    if start > effect.start { change.playhead.move(.steady(rate: 1), at: start, from: 0) }
    let turn = effect.returns ? start + effect.timeline.duration : .infinity
    if turn <= age { change.playhead.move(.steady(rate: -1), at: turn) }
    interrupted.append(InterruptibleMotions(MotionTable(change), settling: settling))
    list[index].motions = interrupted.count - 1
    list[index].turnAge = turn <= age || effect.repeats ? .infinity : turn
    return interrupted.count - 1
  }

  mutating func updateEnd(of index: EffectIndex) {
    let motions = list[index].motions
    // The end is that of the clock.
    guard !list[index].isOpen, !list[index].repeats else { return }
    let arrival =
      interrupted[motions].table.changes[0].playhead.arrivalAge ?? list[index].start
    let returning = list[index].turnAge < .infinity ? list[index].timeline.duration : 0
    let end = max(arrival + returning, interrupted[motions].table.settledAge)
    if end != list[index].end { list[index].end = end }
  }

  /// Moves the clock of interrupted effects on: what they wait for begins, and those that play there and back reverse.
  mutating func advance(from before: Double, to age: Double) {
    guard !interrupted.isEmpty else { return }
    for index in indices where list[index].motions >= 0 {
      if list[index].repeats {
        advanceLoop(index, from: before, to: age)
        continue
      }
      let motions = list[index].motions
      var from = before
      if list[index].turnAge <= age {
        let turn = max(list[index].turnAge, before)
        interrupted[motions].advance(from: before, to: turn)
        interrupted[motions].turnBack(at: turn)
        interrupted[motions].move(.steady(rate: -1), at: turn)
        list[index].turnAge = .infinity
        from = turn
      }
      interrupted[motions].advance(from: from, to: age)
      updateEnd(of: index)
    }
  }

  /// Lets the effects of an open change follow its clock, which moves differently from now on.
  mutating func follow(_ clock: ChangeClock, at age: Double) {
    for index in indices where list[index].isOpen && list[index].change == clock.change {
      guard list[index].motions >= 0, !list[index].isStopped else { continue }
      interrupted[list[index].motions].follow(
        clock.playhead.limited(to: list[index].timeline.duration), at: age)
    }
  }

  /// Sets when the clock of a change reaches its end.
  mutating func setEnd(of change: ChangeNumber, to end: Double) {
    for index in indices where list[index].isOpen && list[index].change == change {
      let motions = list[index].motions
      list[index].end = motions < 0 ? end : max(end, interrupted[motions].table.settledAge)
    }
  }

  /// Ends the clock of a change: its effects have arrived, or are back at their starts.
  mutating func closeClock(of change: ChangeNumber, at age: Double, isAtStart: Bool = false) {
    clocks[change] = nil
    for index in indices where list[index].isOpen && list[index].change == change {
      // What stands still is at its own end.
      if isAtStart, !list[index].isStopped { list[index].returns = true }
      let (duration, last, isBack) = (
        list[index].timeline.duration, list[index].lastPosition, list[index].returns
      )
      (list[index].isOpen, list[index].isStopped) = (false, false)
      list[index].start = age - (isBack ? 2 : 1) * duration
      list[index].end = age
      let motions = list[index].motions
      guard motions >= 0 else { continue }
      interrupted[motions].move(.steady(rate: isBack ? -1 : 1), at: age, from: last)
      updateEnd(of: index)
    }
  }

  /// When the next part of the motions begins that an interrupted effect waits for; infinite if it waits for none.
  func nextStart(of index: EffectIndex, after age: Double) -> Double {
    let motions = list[index].motions
    return motions < 0 ? .infinity : interrupted[motions].table.nextStart(after: age)
  }

  /// Whether an effect is an insertion of which nothing has been played yet.
  func hasYetToCome(_ index: EffectIndex, at age: Double) -> Bool {
    let effect = list[index]
    guard effect.kind == .insertion, effect.motions < 0 else { return false }
    let first = effect.timeline.timings.lazy.map { $0.start }.min() ?? 0
    return effect.start + first > time(of: index, at: age)
  }

  /// How many parts of their motions interrupted effects wait for.
  @inline(__always) var waitingCount: Int {
    interrupted.reduce(0) { $0 + $1.table.motions.waiting.count }
  }

  /// Whether an interrupted effect still waits for a part of its motions.
  func isWaiting(_ index: EffectIndex) -> Bool {
    let motions = list[index].motions
    return motions >= 0 && !interrupted[motions].table.motions.waiting.isEmpty
  }
}
