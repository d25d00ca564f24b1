/// What a ``TransitionAnimator`` runs: a clock, and the motions of everything that is shown.
///
/// It cannot be copied, as a getter would otherwise copy all of it in every frame.
struct TransitionRun: ~Copyable {
  var clock: AnimatorClock
  let settling: SettlingSpring
  /// The motions of everything that is shown.
  private(set) var motions: InterruptibleMotions
  private var takeover: Takeover
  private var prepared = PreparedTransitions()

  init(_ compiled: CompiledTransition, settling: SettlingSpring, now: Double = 0) {
    let clock = AnimatorClock(now: now)
    let first = prepared.prepare(compiled)
    let layout = first.timeline.layout
    let table = MotionTable(
      Change(first, at: clock.age),
      pages: layout.roots.enumerated().map {
        Page(identity: compiled.identity(of: layout.targets[$1].id), number: $0)
      })
    self.clock = clock
    self.settling = settling
    motions = InterruptibleMotions(table, settling: settling)
    takeover = Takeover(settling: settling)
  }

  /// The transition that is run.
  var compiled: CompiledTransition { motions.table.changes[0].prepared.compiled }

  /// What is sampled: the timeline of the transition, at a constant rate if asked.
  var timeline: Timeline { motions.table.changes[0].prepared.timeline }

  var isLinear: Bool { motions.table.changes[0].prepared.isLinear }

  /// The position on the timeline.
  var playhead: Playhead { motions.table.changes[0].playhead }

  /// The position on the timeline in seconds.
  var position: Double { motions.table.changes[0].playhead.position(at: clock.age) }

  /// How far the transition is, from 0 to 1.
  var progress: Double { motions.table.changes[0].playhead.progress(at: clock.age) }

  /// The velocity that another motion of the playhead takes up: none where the slope is infinite.
  var inheritedVelocity: Double {
    let velocity = clock.isPaused ? 0 : motions.table.changes[0].playhead.velocity(at: clock.age)
    return abs(velocity) <= steepestRate * timeline.duration ? velocity : 0
  }

  /// The end that has been reached, if one has.
  var arrival: AnimatingPosition? { motions.table.changes[0].playhead.arrival(at: clock.age) }

  /// Whether nothing is left of what was interrupted.
  var isSettled: Bool { motions.table.isSettled(at: clock.age) }

  // MARK: The clock

  mutating func advance(to time: Double) {
    let before = clock.age
    clock.advance(to: time)
    if clock.age > before { motions.advance(from: before, to: clock.age) }
  }

  /// Starts the transition now. Until then it was idle, whatever the clock did.
  mutating func begin() { motions.begin(at: clock.age) }

  /// Continues the transition from here, or from a position, with another motion.
  mutating func move(_ motion: Playhead.Motion, from position: Double? = nil) {
    motions.move(motion, at: clock.age, from: position)
  }

  /// Runs to an end of the timeline.
  ///
  /// - Parameter motion: how. Without one the position moves at a constant rate, and from beyond the end it comes back on
  ///   a spring.
  mutating func run(forward isForward: Bool, _ motion: Playhead.Motion? = nil) {
    if !isForward { motions.turnBack(at: clock.age) }
    let isBeyond = isForward ? position > timeline.duration : position < 0
    move(
      motion
        ?? (isBeyond
          ? self.motion(
            forward: isForward, velocity: 0, Playhead.returning(over: timeline.duration))
          : .steady(rate: isForward ? 1 : -1)))
  }

  /// A motion of the playhead from here to an end of the timeline.
  ///
  /// - Parameters:
  ///   - velocity: the initial one, in seconds of the timeline a second.
  ///   - limit: how long taking it up may last, in seconds.
  func motion(
    forward isForward: Bool, velocity: Double, _ animation: Animation,
    within limit: Double = .infinity
  ) -> Playhead.Motion {
    .approaching(
      Playhead.Approach(
        from: position, to: isForward ? timeline.duration : 0,
        leaving: isForward ? 0 : timeline.duration, velocity: velocity, animation,
        settling.lasting(atMost: limit), isForward: isForward))
  }

  // MARK: Frames

  /// Writes the frame of this moment; in place, if the frame is one of this run.
  mutating func sample(into frame: inout Timeline.Frame) {
    if motions.table.isEmpty {
      let position = position
      if position >= 0, position <= motions.table.changes[0].prepared.timeline.duration {
        motions.table.changes[0].prepared.sample(at: position, into: &frame)
        return
      }
    }
    if frame.layout !== motions.table.layout {
      frame = Timeline.Frame(
        time: 0, layout: motions.table.layout, stage: .active,
        values: motions.table.layout.constantValues.map { $0 }, progress: [])
    }
    if frame.stage != .active { frame.enter(.active) }
    let age = clock.age
    motions.sample(at: age, into: &frame.values)
    frame.time = motions.table.changes[0].sampledPosition
    if !motions.table.outgoing.isEmpty { motions.table.markAbsent(at: age, in: &frame) }
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
  func velocity(of view: ViewID, _ property: ViewProperty) -> SIMD4<Double> {
    guard !clock.isPaused, property.isAnimatable, let index = motions.table.layout.index(of: view),
      motions.table.layout.written[index].contains(property)
    else { return .zero }
    let slot = motions.table.layout.slot(of: property, of: index)
    let velocity = motions.table.velocity(of: slot, at: clock.age, isBefore: false)
    guard property.isColor else { return velocity }
    return property.unpremultiplied(
      velocity: velocity, at: motions.table.value(of: slot, at: clock.age))
  }

  /// The page that a view is, or that it is a piece of; nil if it is not there.
  func page(of view: ViewID) -> Page? {
    motions.table.layout.index(of: view.whole).flatMap { motions.table.page(at: $0) }
  }

  /// The properties that are written of a view; nil if it is not there.
  func properties(of view: ViewID) -> PropertySet? {
    motions.table.layout.index(of: view).map { motions.table.layout.written[$0] }
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
      PreparedTransition(compiled, isLinear: isLinear), replacing: motions.table.changes[0])
    change.playhead.move(.held, at: clock.age, from: progress * change.timeline.duration)
    replace(with: change)
  }

  /// The progress on a linear timeline at which the view that moves longest keeps its position.
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
  /// - Parameter matching: which views are which; by default it follows from identities and operations.
  mutating func retarget(to compiled: CompiledTransition, matching: ViewMatching?) {
    let isPaused = clock.isPaused
    clock.resume()
    motions.retarget(
      to: prepared.prepare(compiled), matching: matching, at: clock.age, isPaused: isPaused,
      &takeover)
  }

  /// Continues with the transition compiled for another container, at the same time of its clock.
  mutating func resize(to compiled: CompiledTransition) {
    let next = PreparedTransition(compiled, isLinear: isLinear)
    if compiled.timeline == self.compiled.timeline {
      // Nothing on the timeline depends on the container.
      motions.replaceTransition(with: next)
    } else {
      replace(with: Change(next, replacing: motions.table.changes[0]))
    }
  }

  private mutating func replace(with change: Change) {
    motions.replace(with: change, at: clock.age, &takeover)
  }
}
