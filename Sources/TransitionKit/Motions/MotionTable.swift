/// The motions of everything that an animator shows: one for each property of each view, in the order of the slots of a
/// frame.
///
/// The table of a run that interrupted nothing has no motions: its frames are those of its timeline.
package struct MotionTable: Sendable {
  /// The changes that move anything. The first one is the current one.
  package var changes: [Change]
  /// The layout of the frames: the views of the current change, and then the others.
  package var layout: FrameLayout
  /// The pages that the current change moves, in the order of the views that are no pieces.
  var pages: [Page]
  /// The views that the current change does not know, in the order of the layout.
  package var outgoing: [OutgoingView] = []
  /// What each slot of the layout does by itself; none in a run that interrupted nothing.
  var properties: [PropertyMotion] = []
  /// The goals of these slots, and what is left of what was interrupted.
  package internal(set) var motions = Motions()
  /// The age from which on every view of the current change is at its goal, and the others are gone. It is stored, since to
  /// compute it would copy the table where another module asks.
  package private(set) var settledAge = -Double.infinity

  /// - Parameter pages: those of the views that are no pieces; by default they have no identities.
  package init(_ change: Change, pages: [Page]? = nil) {
    changes = [change]
    layout = change.timeline.layout
    self.pages = pages ?? layout.roots.indices.map { Page(identity: nil, number: $0) }
  }

  /// Whether frames are those of the timeline of the current change.
  var isEmpty: Bool { properties.isEmpty }

  /// Whether nothing is left of what was interrupted.
  func isSettled(at age: Double) -> Bool { motions.waiting.isEmpty && age >= settledAge }

  /// The number of views that the current change moves.
  package var currentCount: Int { layout.targets.count - outgoing.count }

  /// Takes a change of a transition out of a table that is used no more.
  mutating func takeChange(of prepared: PreparedTransition) -> Change? {
    changes.firstIndex { $0.prepared === prepared }.map { changes.remove(at: $0) }
  }

  /// Writes down the motions of a run that interrupted nothing.
  mutating func writeMotions() {
    guard isEmpty else { return }
    let change = changes[0]
    properties.reserveCapacity(change.prepared.tracks.count)
    for (index, track) in change.prepared.tracks.enumerated() {
      var motion = PropertyMotion(
        following: index, of: 0, at: change.start,
        since: track.motionStart.isFinite ? track.motionStart : 0)
      if let timing = track.lastTiming {
        motion.isSpring = change.prepared.timings[Int(timing)].isSpring
      }
      append(motion)
    }
  }

  /// Gives a slot another motion, without corrections; by default adds one.
  @discardableResult
  mutating func put(
    _ motion: PropertyMotion, in slot: SlotIndex?, at goal: SIMD4<Double> = .zero
  ) -> SlotIndex {
    guard let slot else { return append(motion, at: goal) }
    properties[slot.offset] = motion
    motions.removeRow(of: slot)
    motions.goals[slot.offset] = goal
    return slot
  }

  /// Adds a slot without corrections.
  @discardableResult
  mutating func append(_ motion: PropertyMotion, at goal: SIMD4<Double> = .zero) -> SlotIndex {
    properties.append(motion)
    // What follows a track may go anywhere.
    motions.rows.staysInRange = false
    return motions.append(goal)
  }

  /// Empties the table but keeps its storage, for another change.
  mutating func reset(_ layout: FrameLayout) {
    changes.clear()
    pages.clear()
    outgoing.clear()
    properties.clear()
    motions.removeAll()
    settledAge = -.infinity
    self.layout = layout
  }

  /// Notes when everything is at its goal or gone.
  mutating func updateSettledAge() {
    settledAge = outgoing.reduce(motions.settledAge) { max($0, $1.end) }
  }
}

/// What distinguishes a view on screen from the others, whatever its role in a transition.
package struct Page: Sendable, Equatable {
  /// The identity that the caller gave it.
  let identity: ViewIdentity?
  /// Its number among all that the animator has shown.
  let number: Int
}

/// A view on screen that the current change does not know.
package struct OutgoingView: Sendable {
  let page: Page?
  /// The age from which on it is gone.
  package var end: Double
  /// Whether it is a piece that goes back into a view of the current change.
  let isMerging: Bool
}

// MARK: - Frames

extension MotionTable {
  /// Writes the values of all slots at an age.
  mutating func sample(at age: Double, into values: inout [SIMD4<Double>]) {
    for index in changes.indices { changes[index].sample(at: age) }
    guard !isEmpty else {
      for slot in values.indices { values[slot] = changes[0].frame.values[slot] }
      return
    }
    readTracks()
    for slot in motions.goals.indices { values[slot] = motions.goals[slot] }
    motions.sample(at: age, into: &values)
  }

  /// Puts the goals that are tracks where their changes were last sampled.
  private mutating func readTracks() {
    for slot in properties.indices {
      if case .track(let change, let track) = properties[slot].goal {
        motions.goals[slot] = changes[Int(change)].frame.values[Int(track)]
      }
    }
  }
}

// MARK: - What is shown

extension MotionTable {
  /// Reads all that ``shown(_:at:)`` needs, just before an age.
  mutating func measure(at age: Double) {
    for index in changes.indices { changes[index].measure(at: age) }
    readTracks()
    motions.curves.measure(at: age)
  }

  /// What a motion shows just before an age at which the table was measured.
  func shown(_ slot: Int, at age: Double) -> ShownMotion {
    let value = motions.measuredValue(of: SlotIndex(slot))
    var isSpring = properties[slot].isSpring
    let durations = durations(of: slot, at: age, &isSpring)
    let moving = durations .> 0
    guard any(moving) else { return ShownMotion(value: value, isSpring: isSpring) }
    let velocity: SIMD4<Double>
    if age == properties[slot].start {
      // Of what has waited, the delay may be over a little later by rounding.
      velocity = self.velocity(
        of: slot, at: mayHaveWaited(slot) ? age.justAfter : age, isBefore: false)
    } else {
      var sum = motions.measuredVelocity(of: SlotIndex(slot))
      if case .track(let change, let track) = properties[slot].goal {
        sum += measuredVelocity(of: Int(track), Int(change), at: age)
      }
      velocity = sum.clamped
    }
    return ShownMotion(
      value: value, velocity: velocity.replacing(with: 0, where: .!moving), durations: durations,
      isSpring: isSpring)
  }

  /// Whether a motion may have waited for the start of its track.
  private func mayHaveWaited(_ slot: Int) -> Bool {
    guard case .track(let change, let track) = properties[slot].goal else { return false }
    return changes[Int(change)].prepared.tracks[Int(track)].motionStart > 0
  }

  /// The rate of change of a track just before the age at which the table was measured.
  private func measuredVelocity(of track: Int, _ change: Int, at age: Double) -> SIMD4<Double> {
    let prepared = changes[change].prepared
    if prepared.excess(of: changes[change].sampledPosition) == nil,
      let velocity = prepared.velocity(
        of: track, at: changes[change].frame.progress, rates: changes[change].rates)
    {
      return velocity
    }
    return changes[change].velocity(of: track, at: age, isBefore: true)
  }

  /// For how long each component has been moving, because the goal moves or a correction decays; 0 if it is at rest.
  private func durations(of slot: Int, at age: Double, _ isSpring: inout Bool) -> SIMD4<Double> {
    var moving = LaneMask(repeating: false)
    motions.forEachTerm(of: SlotIndex(slot)) { amplitude, curve in
      if age < motions.curves.list[curve].end { moving .|= amplitude .!= 0 }
    }
    var since = properties[slot].movingSince
    // Of what was at rest when it took over, the time at which it moves was a guess.
    let isGuess = since .>= properties[slot].start
    since.replace(
      with: SIMD4(repeating: properties[slot].start), where: isGuess .& moving .& (since .>= age))
    if case .track(let change, let track) = properties[slot].goal {
      let (change, track) = (Int(change), Int(track))
      let goal = goalLanes(of: track, change, at: age)
      if any(goal) {
        let resumed = SIMD4(repeating: changes[change].playhead.movingSince(at: age))
        if changes[change].playhead.isJustReleased(at: age) {
          since.replace(with: resumed, where: goal .& .!moving)
        } else {
          // What only the goal moves was at rest while the playhead was.
          since.replace(with: resumed, where: goal .& .!moving .& (resumed .> since))
          let begun = max(
            properties[slot].start, resumed[0],
            age - changes[change].measuredTimeMoving(of: track))
          since.replace(with: SIMD4(repeating: begun), where: goal .& .!moving .& isGuess)
        }
        moving .|= goal
        if changes[change].playhead.isAnimated { isSpring = true }
      }
    }
    return (age - since).replacing(with: 0, where: .!moving .| (since .>= age))
  }

  /// The components that a track moves just before the age at which the table was measured.
  private func goalLanes(of track: Int, _ change: Int, at age: Double) -> LaneMask {
    let none = LaneMask(repeating: false)
    guard changes[change].measuredRate != 0 else { return none }
    let prepared = changes[change].prepared
    let position = changes[change].sampledPosition
    if prepared.excess(of: position) != nil {
      return changes[change].velocity(of: track, at: age, isBefore: true) .!= 0
    }
    return prepared.moves(track, at: position) ? prepared.tracks[track].moving : none
  }

  /// The value of one motion at an age.
  package func value(of slot: Int, at age: Double) -> SIMD4<Double> {
    if isEmpty { return changes[0].value(of: slot, at: age) }
    var value = motions.goals[slot]
    if case .track(let change, let track) = properties[slot].goal {
      value = changes[Int(change)].value(of: Int(track), at: age)
    }
    return motions.value(of: SlotIndex(slot), from: value, at: age)
  }

  /// The rate of change of one motion at an age, in units of the property a second.
  package func velocity(of slot: Int, at age: Double, isBefore: Bool) -> SIMD4<Double> {
    if isEmpty { return changes[0].velocity(of: slot, at: age, isBefore: isBefore) }
    var velocity = SIMD4<Double>.zero
    if case .track(let change, let track) = properties[slot].goal {
      velocity = changes[Int(change)].velocity(of: Int(track), at: age, isBefore: isBefore)
    }
    motions.forEachTerm(of: SlotIndex(slot)) { amplitude, curve in
      velocity += amplitude * motions.curves.list[curve].slope(at: age, isBefore: isBefore)
    }
    return velocity.clamped
  }
}

// MARK: - Pages

extension MotionTable {
  /// The page at a view of the layout; nil for a piece.
  func page(at view: Int) -> Page? {
    if view >= currentCount { return outgoing[view - currentCount].page }
    return layout.roots.firstIndex(of: view).map { pages[$0] }
  }

  /// The view of the layout that a page is; nil if it is not on screen.
  func view(ofPage number: Int) -> Int? {
    layout.roots.first { page(at: $0)?.number == number }
  }

  /// Whether a view of the layout is on screen at an age.
  func isPresent(_ view: Int, at age: Double) -> Bool {
    view < currentCount || age < outgoing[view - currentCount].end
  }

  /// Takes the views out of a frame that are gone at its age.
  func markAbsent(at age: Double, in frame: inout Timeline.Frame) {
    frame.absentPieces = 0..<0
    var absentCount = 0
    let first = currentCount
    for index in outgoing.indices where age >= outgoing[index].end {
      if outgoing[index].isMerging {
        let start = frame.absentPieces.isEmpty ? first + index : frame.absentPieces.lowerBound
        frame.absentPieces = start..<first + index + 1
      } else if outgoing[index].page != nil {
        frame.setAbsent(first + index, at: absentCount)
        absentCount += 1
      }
    }
    frame.limitAbsent(to: absentCount)
  }
}
