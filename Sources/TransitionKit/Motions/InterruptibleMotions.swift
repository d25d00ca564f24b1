/// The motions of a run that can be interrupted: a table, and the one before the latest interruption.
///
/// The two tables change places at each interruption, so that a run reuses their storage.
package struct InterruptibleMotions: Sendable {
  package internal(set) var table: MotionTable
  let settling: SettlingSpring
  /// The table before the latest interruption, or only storage for the next one.
  private var previous: MotionTable
  /// The age of the latest interruption, until the clock moves on or the run gets another motion.
  private var undoAge: Double?
  /// The number of pages that the run has shown.
  private var pageCount: Int

  /// - Parameter settling: the spring of corrections for which there is no other curve.
  package init(_ table: MotionTable, settling: SettlingSpring) {
    self.table = table
    self.settling = settling
    previous = table
    pageCount = table.pages.count
  }

  /// Starts the transition at an age, whatever the clock did before.
  mutating func begin(at age: Double) { table.changes[0].restart(at: age) }

  /// Begins the motions whose starts were passed between two ages.
  package mutating func advance(from before: Double, to age: Double) {
    undoAge = nil
    table.beginWaitingMotions(from: before, to: age, settling)
  }

  /// Continues the transition from its position, or from another one, with another motion of the playhead.
  package mutating func move(
    _ motion: Playhead.Motion, at age: Double, from position: Double? = nil
  ) {
    undoAge = nil
    table.changes[0].playhead.move(motion, at: age, from: position)
    table.beginWaitingMotions(from: age, to: age, settling)
  }

  /// Continues the transition as another playhead does.
  package mutating func follow(_ playhead: Playhead, at age: Double) {
    undoAge = nil
    table.changes[0].playhead = playhead
    table.beginWaitingMotions(from: age, to: age, settling)
  }

  /// Prepares the motions for a run back to the start.
  package mutating func turnBack(at age: Double) {
    undoAge = nil
    table.returnConstantsToRest(at: age, settling)
  }

  /// Forgets what was before the latest interruption.
  mutating func forgetUndo() { undoAge = nil }

  /// Writes the values of all slots at an age.
  package mutating func sample(at age: Double, into values: inout [SIMD4<Double>]) {
    table.sample(at: age, into: &values)
  }
}

// MARK: - Interruption

extension InterruptibleMotions {
  /// Lets another transition take over from what is shown at an age, and run forwards.
  ///
  /// - Parameters:
  ///   - matching: which views are which; by default it follows from identities and operations.
  ///   - isPaused: whether the clock was paused, so that nothing moved.
  ///   - returnsToRest: whether a view that leaves goes to rest as far as the transition does not write it.
  ///   - isOpen: whether a finger sets the time of the transition.
  package mutating func retarget(
    to prepared: PreparedTransition, matching: ViewMatching?, at age: Double,
    isPaused: Bool = false, returnsToRest: Bool = false, isOpen: Bool = false,
    _ takeover: inout Takeover
  ) {
    takeover.match(prepared.compiled, matching, with: table, at: age)
    if undoAge == age {
      // What was there before is not on the clock of a finger.
      if !isOpen, isUndone(by: prepared.compiled, takeover) {
        swap(&table, &previous)
        undoAge = nil
        return
      }
      // What was never shown does not count: the transition takes over from what was before it.
      takeover.matchPages(of: table, with: previous, for: prepared.timeline.layout)
    } else {
      swap(&table, &previous)
      undoAge = age
    }
    var change = table.takeChange(of: prepared) ?? Change(prepared, at: age)
    change.restart(at: age)
    take(
      change,
      Takeover.Moment(
        age: age, isPaused: isPaused, returnsToRest: returnsToRest, isOpen: isOpen), &takeover)
    table.changes[0].playhead.move(.steady(rate: 1), at: age, from: 0)
    table.beginWaitingMotions(from: age, to: age, settling)
  }

  /// Replaces the current change, for the same views.
  ///
  /// - Parameter limit: how long what that changes may take to decay, in seconds.
  package mutating func replace(
    with change: Change, at age: Double, within limit: Double = .infinity,
    _ takeover: inout Takeover
  ) {
    let targets = change.prepared.timeline.layout.targets
    let known = table.changes[0].prepared.timeline.layout.targets
    takeover.matched.refill(-1, count: targets.count)
    for index in targets.indices.prefix(known.count) where targets[index] == known[index] {
      takeover.matched[index] = index
    }
    swap(&table, &previous)
    take(change, Takeover.Moment(age: age, isUnderWay: true, limit: limit), &takeover)
    undoAge = nil
  }

  /// Follows a transition that differs from the current one in nothing that is shown.
  package mutating func replaceTransition(with prepared: PreparedTransition) {
    undoAge = nil
    table.changes[0].replace(prepared)
  }

  /// Follows the same transition in a container of another size, at the same progress.
  ///
  /// What is left of an interruption keeps its share of the distance over which the transition moves its view. For a view that the
  /// transition does not move that distance is its own size.
  ///
  /// - Parameters:
  ///   - old: the old size of the view; nil if what is left of an interruption stays as it is.
  ///   - size: the new size of the view.
  /// - Returns: whether the transition moves the same properties there. If it does not, nothing changes.
  package mutating func rescale(to change: Change, from old: Size?, to size: Size) -> Bool {
    guard table.rescale(to: change, from: old, to: size) else { return false }
    undoAge = nil
    return true
  }

  /// Makes a change the current one, which takes over from the previous table.
  private mutating func take(
    _ change: consuming Change, _ moment: Takeover.Moment, _ takeover: inout Takeover
  ) {
    previous.writeMotions()
    takeover.build(change, from: &previous, into: &table, at: moment, pageCount: &pageCount)
  }

  /// Whether a transition goes back to what was before an interruption at the same time.
  ///
  /// - Parameter takeover: has matched the views of the transition with the table.
  private func isUndone(by compiled: CompiledTransition, _ takeover: Takeover) -> Bool {
    guard !previous.changes[0].playhead.isHeld else { return false }
    let roots = compiled.timeline.layout.roots
    return roots.count == previous.pages.count
      && roots.indices.allSatisfy {
        let view = takeover.matched[roots[$0]]
        return view >= 0 && table.page(at: view)?.number == previous.pages[$0].number
      } && previous.changes[0].prepared.compiled.timeline == compiled.timeline
  }
}
