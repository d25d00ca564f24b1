/// What a ``TransitionAnimator`` runs: a clock, and the motions of everything that is shown.
///
/// It cannot be copied, as a getter would otherwise copy all of it in every frame.
struct TransitionRun: ~Copyable {
  var clock: AnimatorClock
  var table: MotionTable
  let settling: SettlingSpring
  /// The table before the latest interruption, or only storage for the next one.
  private var previous: MotionTable
  /// The age of the latest interruption, until the clock moves on or the run is told to move otherwise.
  private var undoAge: Double?
  private var takeover: Takeover?
  /// Transitions that were run lately.
  private var prepared: [PreparedTransition]

  init(_ compiled: CompiledTransition, settling: SettlingSpring, now: Double = 0) {
    let clock = AnimatorClock(now: now)
    self.clock = clock
    self.settling = settling
    let first = PreparedTransition(compiled)
    prepared = [first]
    let layout = first.timeline.layout
    table = MotionTable(
      Change(first, at: clock.age),
      pages: layout.roots.enumerated().map {
        Page(identity: compiled.identity(of: layout.targets[$1].id), number: $0)
      })
    previous = MotionTable(Change(first, at: clock.age), pages: [])
    var takeover = Takeover(settling: settling)
    takeover.pageCount = layout.roots.count
    self.takeover = takeover
  }

  /// The transition that is run.
  var compiled: CompiledTransition { table.changes[0].prepared.compiled }

  /// What is sampled: the timeline of the transition, at a constant rate if asked.
  var timeline: Timeline { table.changes[0].prepared.timeline }

  var isLinear: Bool { table.changes[0].prepared.isLinear }

  /// The position on the timeline.
  var playhead: Playhead { table.changes[0].playhead }

  /// The position on the timeline in seconds.
  var position: Double { table.changes[0].playhead.position(at: clock.age) }

  /// How far the transition is, from 0 to 1.
  var progress: Double { table.changes[0].playhead.progress(at: clock.age) }

  /// The velocity that another motion of the playhead takes up: none where the slope is infinite.
  var inheritedVelocity: Double {
    let velocity = clock.isPaused ? 0 : table.changes[0].playhead.velocity(at: clock.age)
    return abs(velocity) <= steepestRate * timeline.duration ? velocity : 0
  }

  /// The end that has been reached, if one has.
  var arrival: AnimatingPosition? { table.changes[0].playhead.arrival(at: clock.age) }

  /// Whether nothing is left of what was interrupted.
  var isSettled: Bool { table.waiting.isEmpty && clock.age >= table.settledAge }

  // MARK: The clock

  mutating func advance(to time: Double) {
    let before = clock.age
    clock.advance(to: time)
    guard clock.age > before else { return }
    undoAge = nil
    table.beginWaitingMotions(from: before, to: clock.age, settling)
  }

  /// Lets the transition begin now. Until then it was idle, whatever the clock did.
  mutating func begin() { table.changes[0].restart(at: clock.age) }

  /// Continues the transition from here, or from a position, with another motion.
  mutating func move(_ motion: Playhead.Motion, from position: Double? = nil) {
    undoAge = nil
    table.changes[0].playhead.move(motion, at: clock.age, from: position)
    table.beginWaitingMotions(from: clock.age, to: clock.age, settling)
  }

  /// Prepares the motions for a run back to the start.
  mutating func turnBack() {
    undoAge = nil
    table.returnConstantsToRest(at: clock.age, settling)
  }

  // MARK: Frames

  /// Writes the frame of this moment; in place, if the frame is one of this run.
  mutating func sample(into frame: inout Timeline.Frame) {
    let age = clock.age
    let position = position
    if table.isEmpty, position >= 0, position <= table.changes[0].prepared.timeline.duration {
      table.changes[0].prepared.sample(at: position, into: &frame)
      return
    }
    if frame.layout !== table.layout {
      frame = Timeline.Frame(
        time: 0, layout: table.layout, stage: .active,
        values: table.layout.constantValues.map { $0 }, progress: [])
    }
    frame.time = position
    if frame.stage != .active { frame.enter(.active) }
    if table.isEmpty {
      table.changes[0].sample(at: age)
      for slot in frame.values.indices {
        frame.values[slot] = table.changes[0].frame.values[slot]
      }
    } else {
      table.sample(at: age, into: &frame.values)
      table.markAbsent(at: age, in: &frame)
    }
  }

  /// The frame of a run that has ended.
  func frame(endingAt position: AnimatingPosition) -> Timeline.Frame? {
    switch position {
    case .end: compiled.timeline.frame(at: compiled.timeline.duration.nextUp)
    case .start: compiled.timeline.cancelledFrame(at: 0)
    case .current: nil
    }
  }

  // MARK: Velocities

  /// How fast a property of a view moves at this moment.
  ///
  /// - Complexity: O(1) in the number of views.
  func velocity(of view: ViewID, _ property: Property) -> SIMD4<Double> {
    guard !clock.isPaused, property.isAnimatable, let index = table.layout.index(of: view),
      table.layout.written[index].contains(property)
    else { return .zero }
    let slot = table.layout.slot(of: property, of: index)
    let velocity =
      table.isEmpty
      ? table.changes[0].velocity(of: slot, at: clock.age, isBefore: false)
      : table.velocity(of: slot, at: clock.age, isBefore: false)
    guard property.isColor else { return velocity }
    let value =
      table.isEmpty
      ? table.changes[0].value(of: slot, at: clock.age) : table.value(of: slot, at: clock.age)
    return property.unpremultiplied(velocity: velocity, at: value)
  }

  /// The properties that are written of a view; nil if it is not there.
  func properties(of view: ViewID) -> PropertySet? {
    table.layout.index(of: view).map { table.layout.written[$0] }
  }
}

// MARK: - Following a finger

extension TransitionRun {
  /// Holds the position, and follows the curves of the transition or changes linearly instead, from where the views are.
  mutating func hold(linear isLinear: Bool) {
    let progress = isLinear ? linearProgress : progress
    clock.resume()
    move(.held)
    guard isLinear != self.isLinear else { return }
    var change = Change(
      PreparedTransition(compiled, isLinear: isLinear), replacing: table.changes[0])
    change.playhead.move(.held, at: clock.age, from: progress * change.timeline.duration)
    replace(with: change)
  }

  /// The progress on a linear timeline at which the view that moves longest is where it is now.
  var linearProgress: Double {
    guard !isLinear else { return progress }
    let longest = timeline.timings.max { $0.end - $0.start < $1.end - $1.start }
    guard let longest, longest.end > longest.start else { return progress }
    let fraction = min(max(longest.progress(at: position), 0), 1)
    return (longest.start + fraction * (longest.end - longest.start)) / timeline.duration
  }
}

// MARK: - Interruption

extension TransitionRun {
  /// Lets another transition take over from what is shown, and run forwards.
  ///
  /// - Parameter matching: which views are which; unless given, it follows from identities and operations.
  mutating func retarget(to compiled: CompiledTransition, matching: ViewMatching?) {
    var takeover = takeover.take() ?? Takeover(settling: settling)
    takeover.match(compiled, matching, with: table, at: clock.age)
    defer { self.takeover = takeover }
    let isPaused = clock.isPaused
    clock.resume()
    if undoAge == clock.age {
      if table.isUndone(by: compiled, takeover, to: previous) {
        swap(&table, &previous)
        undoAge = nil
        return
      }
      // What was never shown does not count: the transition takes over from what was before it.
      takeover.matchPages(of: table, with: previous, for: compiled.timeline.layout)
    } else {
      swap(&table, &previous)
      undoAge = clock.age
    }
    let next = prepare(compiled)
    var change = table.takeChange(of: next) ?? Change(next, at: clock.age)
    change.restart(at: clock.age)
    take(change, &takeover, isPaused: isPaused)
    table.changes[0].playhead.move(.steady(rate: 1), at: clock.age, from: 0)
    table.beginWaitingMotions(from: clock.age, to: clock.age, settling)
  }

  /// Continues with the transition compiled for another container, at the same time of its clock.
  mutating func resize(to compiled: CompiledTransition) {
    let next = PreparedTransition(compiled, isLinear: isLinear)
    if compiled.timeline == self.compiled.timeline {
      // Nothing on the timeline depends on the container.
      undoAge = nil
      table.changes[0].replace(next)
    } else {
      replace(with: Change(next, replacing: table.changes[0]))
    }
  }

  /// Puts another change in the place of the current one, for the same views.
  private mutating func replace(with change: Change) {
    var takeover = takeover.take() ?? Takeover(settling: settling)
    let (targets, known) = (change.timeline.layout.targets, timeline.layout.targets)
    takeover.matched.refill(-1, count: targets.count)
    for index in targets.indices.prefix(known.count) where targets[index] == known[index] {
      takeover.matched[index] = index
    }
    swap(&table, &previous)
    take(change, &takeover, isUnderWay: true)
    undoAge = nil
    self.takeover = takeover
  }

  /// Makes a change the current one, which takes over from the previous table.
  private mutating func take(
    _ change: Change, _ takeover: inout Takeover, isUnderWay: Bool = false, isPaused: Bool = false
  ) {
    previous.writeMotions()
    takeover.build(
      change, from: &previous, into: &table,
      at: Takeover.Moment(
        age: clock.age, isUnderWay: isUnderWay, isPaused: isPaused))
  }

  private mutating func prepare(_ compiled: CompiledTransition) -> PreparedTransition {
    if let known = prepared.first(where: {
      $0.compiled.timeline.layout === compiled.timeline.layout
    }) {
      return known
    }
    if prepared.count >= 8 { prepared.removeFirst() }
    let next = PreparedTransition(compiled)
    prepared.append(next)
    return next
  }
}

extension MotionTable {
  /// Whether a transition goes back to what was before an interruption at the same time.
  ///
  /// - Parameter takeover: has matched the views of the transition with this table.
  func isUndone(
    by compiled: CompiledTransition, _ takeover: Takeover, to previous: MotionTable
  ) -> Bool {
    guard !previous.changes[0].playhead.isHeld else { return false }
    let roots = compiled.timeline.layout.roots
    return roots.count == previous.pages.count
      && roots.indices.allSatisfy {
        let view = takeover.matched[roots[$0]]
        return view >= 0 && page(at: view)?.number == previous.pages[$0].number
      } && previous.changes[0].prepared.compiled.timeline == compiled.timeline
  }

  /// Writes down the motions of a run that interrupted nothing.
  mutating func writeMotions() {
    guard isEmpty else { return }
    let change = changes[0]
    motions.reserveCapacity(change.prepared.tracks.count)
    for (index, track) in change.prepared.tracks.enumerated() {
      var motion = Motion(
        following: index, of: 0, at: change.start,
        since: track.motionStart.isFinite ? track.motionStart : 0)
      if let timing = track.lastTiming {
        motion.isSpring = change.prepared.timings[Int(timing)].isSpring
      }
      motions.append(motion)
    }
  }
}
