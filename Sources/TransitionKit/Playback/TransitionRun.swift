/// One run of a transition, as a value: a timeline, where the playhead is on it, and what is left of the
/// runs that it interrupted.
struct TransitionRun: Sendable {
  let compiled: CompiledTransition
  var playhead: Playhead

  /// What is sampled: the timeline of the transition, at a constant pace if asked.
  private(set) var timeline: Timeline
  private(set) var isLinear = false

  private var residual: Residual?
  private var leftovers: [Leftover] = []
  private var layout: FrameLayout
  /// Pieces of interrupted runs that go back into the views of this one.
  private var carried: [TransitionTarget] = []
  /// For each slot of the timeline the one of the layout.
  private var slots: [Int] = []
  /// The frame of the timeline by itself, once it was needed.
  private var base: Timeline.Frame?

  /// Whether nothing is left of what was interrupted.
  ///
  /// It is stored because it is asked for in every frame, and finding it out outside copied the run.
  private(set) var isSettled = true

  /// An interrupted run, of which some views go on.
  private struct Leftover: Sendable {
    var run: TransitionRun
    /// The places of the views in the frame of that run.
    let views: [Int]
    /// For places of that run those of the one that took over.
    let matched: [Int: Int]
    /// The time of that run when it was interrupted.
    let startNow: Double
    var frame: Timeline.Frame

    /// Brings the frame up to date in place: one that was copied out of the run would share its storage.
    mutating func sample() { run.sample(into: &frame) }
  }

  init(_ compiled: CompiledTransition, now: Double = 0) {
    self.compiled = compiled
    timeline = compiled.timeline
    playhead = Playhead(duration: timeline.duration, now: now)
    layout = timeline.layout
  }

  /// How far the transition is, from 0 to 1.
  var progress: Double { playhead.progress }

  /// The end that has been reached, if one has and nothing is left over.
  var outcome: AnimatingPosition? { isSettled ? playhead.arrival : nil }

  mutating func advance(to time: Double) {
    playhead.advance(to: time)
    for index in leftovers.indices {
      leftovers[index].run.advance(to: leftovers[index].startNow + playhead.age)
    }
    updateSettled()
  }

  /// Whether it is settled changes with the age, and with what is left.
  private mutating func updateSettled() {
    isSettled =
      (residual.map { playhead.age >= $0.endAge } ?? true)
      && leftovers.allSatisfy { $0.run.outcome != nil }
  }

  // MARK: Frames

  /// Writes the frame of this moment; in place, if the frame is one of this run.
  mutating func sample(into frame: inout Timeline.Frame) {
    if layout === timeline.layout, residual == nil {
      timeline.sample(at: playhead.position, into: &frame)
      return
    }
    var base = base.take() ?? timeline.frame(at: 0)
    defer { self.base = base }
    timeline.sample(at: playhead.position, into: &base)
    if frame.layout !== layout {
      frame = Timeline.Frame(
        time: 0, layout: layout, stage: .active, values: layout.constantValues.map { $0 },
        progress: []
      )
    }
    frame.time = playhead.position
    frame.absentPieces = 0..<0
    var absentCount = 0
    if !carried.isEmpty, residual.map({ playhead.age >= $0.endAge }) ?? true {
      let first = timeline.layout.targets.count
      frame.absentPieces = first..<first + carried.count
    }
    for slot in frame.values.indices { frame.values[slot] = layout.restValues[slot] }
    for slot in base.values.indices { frame.values[slots[slot]] = base.values[slot] }
    residual?.add(to: &frame.values, at: playhead.age)
    var place = timeline.layout.targets.count + carried.count
    for index in leftovers.indices {
      leftovers[index].sample()
      let old = leftovers[index].frame
      for view in leftovers[index].views {
        if layout.targets[place].parent == nil, leftovers[index].run.isGone(view) {
          frame.setAbsent(place, at: absentCount)
          absentCount += 1
        }
        for offset in 0..<layout.written[place].count {
          frame.values[layout.firstSlots[place] + offset] =
            old.values[old.layout.firstSlots[view] + offset]
        }
        place += 1
      }
    }
    frame.limitAbsent(to: absentCount)
  }

  /// The frame of a run that has ended.
  func frame(endingAt position: AnimatingPosition) -> Timeline.Frame? {
    switch position {
    case .end: compiled.timeline.frame(at: compiled.timeline.duration.nextUp)
    case .start: compiled.timeline.cancelledFrame(at: 0)
    case .current: nil
    }
  }

  /// Whether the view at a place is there no more although its run was taken over.
  private func isGone(_ place: Int) -> Bool {
    var first = timeline.layout.targets.count + carried.count
    if place < first {
      if layout.targets[place].parent != nil { return outcome == .end || outcome == .start }
      switch outcome {
      case .end: return layout.targets[place].operation == .removal
      case .start: return layout.targets[place].operation == .insertion
      case .current, nil: return false
      }
    }
    for leftover in leftovers {
      if place < first + leftover.views.count {
        return leftover.run.isGone(leftover.views[place - first])
      }
      first += leftover.views.count
    }
    return false
  }

  // MARK: Changes

  /// Stops, and follows the curves of the transition or moves evenly instead, from where the views are.
  mutating func hold(linear isLinear: Bool, spring: Spring) {
    let place = isLinear ? linearProgress : progress
    playhead.resume()
    playhead.move(.held)
    guard isLinear != self.isLinear else { return }
    let old = motions()
    self.isLinear = isLinear
    timeline = isLinear ? compiled.timeline.linear() : compiled.timeline
    playhead.move(.held, from: place * timeline.duration)
    settle(from: old, spring: spring)
  }

  /// The place on an even timeline at which the view that moves longest is where it is now.
  var linearProgress: Double {
    guard !isLinear else { return progress }
    let longest = timeline.timings.max { $0.end - $0.start < $1.end - $1.start }
    guard let longest, longest.end > longest.start else { return progress }
    let share = min(max(longest.progress(at: playhead.position), 0), 1)
    return (longest.start + share * (longest.end - longest.start)) / timeline.duration
  }

  /// Another run that takes over from this one without a jump, and goes forwards.
  func interrupted(
    by compiled: CompiledTransition, matching: ViewMatching, spring: Spring
  ) -> TransitionRun {
    var next = TransitionRun(compiled, now: playhead.now)
    var matched: [Int: Int] = [:]
    let now = motions()
    for (index, target) in next.timeline.layout.targets.enumerated() {
      guard let id = matching.older(target.id), let place = layout.index(of: id),
        layout.targets[place].region == target.region
      else { continue }
      matched[place] = index
    }
    // Pieces of a view that continues whole go back into it. One that continues in other pieces is in those.
    var numbers: [Int: Int] = [:]
    for (place, target) in layout.targets.enumerated() where matched[place] == nil && !isGone(place)
    {
      guard let parent = target.parent.flatMap({ matched[$0] }), next.layout.pieces[parent] == nil
      else { continue }
      let first = next.layout.targets.count
      let id = parent < first ? next.layout.targets[parent].id : next.carried[parent - first].id
      matched[place] = first + next.carried.count
      next.carried.append(
        TransitionTarget(
          id: .piece(of: id, numbers[parent, default: 0]), operation: target.operation,
          parent: parent, region: target.region))
      numbers[parent, default: 0] += 1
    }
    // Views that are matched start from what they were; what the older run does not write was at rest.
    let views = Set(matched.values)
    var old = next.motions().filter {
      !views.contains($0.key.view) || !$0.key.property.isAnimatable
    }
    for (place, motion) in now where place.property.isAnimatable {
      guard let view = matched[place.view] else { continue }
      old[Residual.Place(view: view, property: place.property)] = motion
    }
    next.playhead.move(.steady(rate: 1), from: 0)
    next.takeLeftovers(of: self, matched: matched)
    next.settle(from: old, spring: spring)
    return next
  }

  /// Takes over the views of an older run that are not matched and still there.
  ///
  /// - Parameter matched: for places of the older run those of this one.
  private mutating func takeLeftovers(of old: TransitionRun, matched: [Int: Int]) {
    let views = old.layout.targets.indices.filter { view in
      let isPart = old.layout.targets[view].parent.map { matched[$0] != nil } ?? false
      return matched[view] == nil && !isPart && !old.isGone(view)
    }
    guard !views.isEmpty else { return }
    var run = old
    run.playhead.resume()
    if run.playhead.isHeld { run.playhead.move(.steady(rate: 1)) }
    leftovers = [
      Leftover(
        run: run, views: views, matched: matched, startNow: run.playhead.now,
        frame: run.timeline.frame(at: 0))
    ]
  }

  /// Values and velocities of what is written of the views of the layout, at this moment. While paused nothing
  /// moves.
  func motions() -> [Residual.Place: Residual.Motion] {
    guard playhead.isPaused else { return runningMotions() }
    return runningMotions().mapValues { Residual.Motion(value: $0.value, velocity: .zero) }
  }

  private func runningMotions() -> [Residual.Place: Residual.Motion] {
    let position = playhead.position
    let pace = playhead.velocity
    var motions: [Residual.Place: Residual.Motion] = [:]
    for (track, value) in zip(timeline.tracks, timeline.frame(at: position).values) {
      motions[Residual.Place(view: track.target, property: track.property)] = Residual.Motion(
        value: value,
        velocity: timeline.velocity(of: track, at: position, isBackwards: pace < 0) * pace,
        isSteep: timeline.isSteep(track, at: position, rate: pace))
    }
    residual?.add(to: &motions, at: playhead.age)
    var first = timeline.layout.targets.count + carried.count
    for leftover in leftovers {
      let places = Dictionary(
        uniqueKeysWithValues: leftover.views.enumerated().map { ($1, first + $0) })
      for (place, motion) in leftover.run.motions() {
        guard let view = places[place.view] else { continue }
        motions[Residual.Place(view: view, property: place.property)] = motion
      }
      first += leftover.views.count
    }
    return motions
  }

  /// How fast the properties of a view move at this moment.
  func velocities(of view: ViewID) -> [Property: PropertyValue] {
    guard let index = layout.index(of: view) else { return [:] }
    var velocities = Dictionary(
      uniqueKeysWithValues: Property.allCases.map { ($0, PropertyValue(.zero, of: $0)) })
    for (place, motion) in motions() where place.view == index {
      velocities[place.property] = PropertyValue(
        place.property.unpremultiplied(velocity: motion.velocity, at: motion.value),
        of: place.property)
    }
    return velocities
  }

  /// What this run and another transition both move, as meetings of their contributions.
  func conflicts(with next: CompiledTransition, matching: ViewMatching) -> [MergeConflict] {
    next.merger.properties.compactMap { newer in
      let view = next.merger.provenanceTable.targets[newer.target].id
      let older = compiled.merger.properties.first {
        compiled.merger.provenanceTable.targets[$0.target].id == matching.older[view]
          && $0.property == newer.property && $0.property.isAnimatable
      }
      guard let older else { return nil }
      return MergeConflict(
        view: view, property: newer.property,
        contributions: compiled.merger.contributions(in: older.written)
          + next.merger.contributions(in: newer.written),
        rule: .compose, lost: [], cancels: false, severity: .note)
    }
  }

  /// Adds what leads from older motions to those of the timeline.
  private mutating func settle(from old: [Residual.Place: Residual.Motion], spring: Spring) {
    residual = nil
    let count = timeline.layout.targets.count + carried.count
    residual = Residual(
      from: old.filter { $0.key.view < count }, to: motions().filter { $0.key.view < count },
      age: playhead.age, spring: spring)
    layout = FrameLayout(
      timeline.layout,
      adding: residual?.properties(of: count) ?? [PropertySet](repeating: [], count: count),
      carried: carried, older: leftovers.map { ($0.run.layout, $0.views, $0.matched) })
    slots = timeline.tracks.map { layout.slot(of: $0.property, of: $0.target) }
    residual?.place(in: layout)
    updateSettled()
  }
}

extension Playhead {
  /// How far it is on its timeline, from 0 to 1.
  var progress: Double { duration > 0 ? position / duration : 1 }
}
