/// Runs many timelines on one clock and samples them together.
///
/// Timelines that differ only in their numbers form a group, and share the evaluation of curves. An example
/// is the rows of a list that leave with one transition from different positions. (A number that makes a
/// component constant makes another group.) Sampling writes into a ``Frame`` that you keep. A frame has one
/// array of numbers for each component that moves.
///
/// ```swift
/// var batch = TimelineBatch()
/// for row in 0..<1000 { batch.add(timeline, startingAt: 0.02 * Double(row)) }
/// var frame = TimelineBatch.Frame()
/// while batch.count > 0 {
///   for member in batch.advance(by: 1.0 / 60) { leave(member) }
///   batch.sample(into: &frame)
///   for group in batch.groups {
///     guard let column = group.column(of: .opacity) else { continue }
///     for (member, opacity) in zip(frame.members(of: group), frame[column]) {
///       show(member, opacity)
///     }
///   }
/// }
/// ```
///
/// The values of each member are those of ``Timeline/frame(at:)``, to the bit. Sampling allocates nothing
/// once the frame has reached its full size. A member can be interrupted, as an animator can: see
/// ``reverse(_:)`` and ``retarget(_:to:matching:)``.
///
/// A batch is a value. Several threads can sample parts of it at the same time, each into its own frame: see
/// ``sample(rows:into:)``. A member belongs to the batch to which it was added, and to copies that were made
/// while it was there. Any other batch does not contain it. Use a frame only with the batch that it was
/// sampled from: a batch does not detect frames of another batch.
public struct TimelineBatch: Sendable {
  /// The identity of a running timeline, returned by ``add(_:startingAt:speed:)``.
  public struct Member: Sendable, Hashable {
    let slot: Int
    fileprivate let generation: Int
    fileprivate let batch: Identity

    /// Whether two values are equal.
    public static func == (a: Member, b: Member) -> Bool {
      a.slot == b.slot && a.generation == b.generation && a.batch === b.batch
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(slot)
      hasher.combine(generation)
    }
  }

  /// An object whose identity distinguishes the members of one batch from those of another.
  fileprivate final class Identity: Sendable {}

  /// The time on the clock, in seconds.
  public private(set) var time = 0.0

  /// The number of timelines that run or wait for their start.
  public private(set) var count = 0

  /// All groups. Some may have no members.
  private(set) var rowGroups: [BatchGroup] = []
  /// The groups that have members.
  private(set) var activeGroups: [Int] = []
  private var emptyGroups: [Int] = []
  private var groupNumbers: [BatchProgram: Int] = [:]
  private var lastGroup: Int?
  /// The row of each member.
  private var memberSlots: [MemberSlot] = []
  /// The identity of members that are added from now on.
  private var identity = Identity()
  /// Referenced only by this batch until the batch is copied.
  private var uniqueness = Identity()
  private var freeSlots: [Int] = []
  /// The number of times that a member was added or removed.
  private(set) var version = 0

  private struct MemberSlot: Sendable {
    var generation = 0
    /// The batch that the member here was added to.
    var batch: Identity?
    /// Where the member is; nil if the slot is free.
    var location: Location?
  }

  /// Where a member is in the batch.
  enum Location: Sendable {
    case plain(group: Int, index: Int)
    /// Among those that were reversed or retargeted.
    case interrupted(Int)
  }

  /// The members that were reversed or retargeted.
  private(set) var interrupted = InterruptedRows()

  /// Creates an empty batch, with its clock at a time in seconds.
  ///
  /// - Parameter time: the time on the clock, in seconds; one that is not finite counts as 0.
  public init(time: Double = 0) { self.time = time.isFinite ? time : 0 }

  // MARK: Members

  /// Adds a timeline, and returns its identity in the batch.
  ///
  /// A timeline that has already ended shows its last frame until the next advance, which removes it.
  ///
  /// - Parameters:
  ///   - timeline: the timeline to run.
  ///   - start: the time on the clock of the batch at which the timeline starts, in seconds; by default the
  ///     current time. Until then the timeline shows its initial stage. A start that is not finite counts as
  ///     the current time.
  ///   - speed: seconds of the timeline for each second of the clock. A speed that is not a positive number
  ///     counts as 1.
  /// - Complexity: O(1) amortised in the number of members, O(*n*) in the number of tracks.
  @discardableResult
  public mutating func add(
    _ timeline: Timeline, startingAt start: Double? = nil, speed: Double = 1
  ) -> Member {
    if !isKnownUniquelyReferenced(&uniqueness) {
      // Of two copies, what one adds is no member of the other.
      (identity, uniqueness) = (Identity(), Identity())
    }
    let slot = freeSlots.popLast() ?? memberSlots.count
    if slot == memberSlots.count { memberSlots.append(MemberSlot()) }
    memberSlots[slot].batch = identity
    let member = Member(slot: slot, generation: memberSlots[slot].generation, batch: identity)
    let group = groupNumber(for: timeline)
    memberSlots[slot].location = .plain(group: group, index: rowGroups[group].count)
    let clock = BatchGroup.Clock(
      start: start.flatMap { $0.isFinite ? $0 : nil } ?? time, speed: sanitized(speed: speed))
    rowGroups[group].append(timeline, member, clock)
    if rowGroups[group].position == nil {
      rowGroups[group].position = activeGroups.count
      activeGroups.append(group)
    }
    count += 1
    version += 1
    return member
  }

  private mutating func groupNumber(for timeline: Timeline) -> Int {
    if let lastGroup, rowGroups[lastGroup].program.matches(timeline) { return lastGroup }
    let program = BatchProgram(timeline)
    let number = groupNumbers[program] ?? newGroup(program)
    lastGroup = number
    return number
  }

  /// Adds a group, in the slot of an empty group if there is one.
  private mutating func newGroup(_ program: BatchProgram) -> Int {
    var number = rowGroups.count
    while let empty = emptyGroups.popLast() {
      // It may have been used again, by the same program.
      guard rowGroups[empty].count == 0 else { continue }
      groupNumbers[rowGroups[empty].program] = nil
      number = empty
      break
    }
    if number < rowGroups.count {
      rowGroups[number] = BatchGroup(program)
    } else {
      rowGroups.append(BatchGroup(program))
    }
    groupNumbers[program] = number
    return number
  }

  /// Removes a timeline, whatever its progress.
  ///
  /// - Parameter member: the identity that ``add(_:startingAt:speed:)`` returned.
  /// - Returns: whether the batch contained the timeline.
  /// - Complexity: O(1) in the number of members, O(*n*) in the number of tracks.
  @discardableResult
  public mutating func remove(_ member: Member) -> Bool {
    guard let location = location(of: member) else { return false }
    takeOut(member, at: location)
    return true
  }

  /// Returns whether a timeline runs or waits for its start.
  ///
  /// - Parameter member: the identity that ``add(_:startingAt:speed:)`` returned.
  public func contains(_ member: Member) -> Bool { location(of: member) != nil }

  func location(of member: Member) -> Location? {
    guard memberSlots.indices.contains(member.slot),
      memberSlots[member.slot].generation == member.generation,
      memberSlots[member.slot].batch === member.batch
    else { return nil }
    return memberSlots[member.slot].location
  }

  /// Removes a member, and makes its slot free.
  private mutating func takeOut(_ member: Member, at location: Location) {
    switch location {
    case .plain(let group, let index): takeOut(index, of: group)
    case .interrupted(let index):
      interrupted.remove(at: index)
      if index < interrupted.rows.count {
        memberSlots[interrupted.rows[index].member.slot].location = .interrupted(index)
      }
    }
    memberSlots[member.slot].generation += 1
    memberSlots[member.slot].location = nil
    memberSlots[member.slot].batch = nil
    freeSlots.append(member.slot)
    count -= 1
    version += 1
  }

  /// Removes a row from its group. The last row of the group moves to its index.
  private mutating func takeOut(_ index: Int, of group: Int) {
    rowGroups[group].remove(at: index)
    if index < rowGroups[group].count {
      let slot = rowGroups[group].members[index].slot
      memberSlots[slot].location = .plain(group: group, index: index)
    }
    if rowGroups[group].count == 0 { retire(group) }
  }

  /// Removes an empty group from the active groups.
  private mutating func retire(_ group: Int) {
    guard let position = rowGroups[group].position else { return }
    activeGroups.swapAt(position, activeGroups.count - 1)
    rowGroups[activeGroups[position]].position = position
    activeGroups.removeLast()
    rowGroups[group].position = nil
    if activeGroups.isEmpty {
      // No row is left in any group, and nothing needs to be remembered.
      (rowGroups, emptyGroups, groupNumbers, lastGroup) = ([], [], [:], nil)
    } else {
      emptyGroups.append(group)
    }
  }

  // MARK: The clock

  /// Advances the clock by an interval in seconds. An interval that is negative or NaN counts as 0, and an infinite one
  /// goes to the end, as in ``advance(to:)``.
  ///
  /// - Parameter interval: how far the clock advances, in seconds.
  /// - Returns: the members that have ended and were removed, as in ``advance(to:)``.
  @discardableResult
  public mutating func advance(by interval: Double) -> [Member] {
    advance(to: time + (interval > 0 ? interval : 0))
  }

  /// Advances the clock to a time in seconds, and removes the members that have ended. A time that has
  /// passed or that is NaN changes nothing.
  ///
  /// A time above 1e11, where milliseconds get lost, goes to the end of all members instead. Members that end even later
  /// remain.
  ///
  /// A member has ended when the time is past the duration of its timeline. Exactly at the duration it still
  /// shows its animation stage.
  ///
  /// - Parameter time: the new time on the clock, in seconds.
  /// - Returns: the members that have ended and were removed, in no particular order. After the end a member
  ///   shows the completion stage of its timeline, which by default is rest.
  /// - Complexity: O(1) for each group in which no member has ended, otherwise O(*n*) in the rows of the
  ///   group.
  @discardableResult
  public mutating func advance(to time: Double) -> [Member] {
    if time > 1e11 { return advanceToEnd() }
    guard time >= self.time else { return [] }
    let before = self.time
    self.time = time
    var ended: [Member] = []
    for group in activeGroups where rowGroups[group].mayEnd(by: time) {
      let rows = rowGroups[group].endedRows(at: time)
      let members = rows.map { rowGroups[group].members[$0] }
      ended += members
      // From the last row, because the last row takes the index of a removed one.
      for (row, member) in zip(rows, members).reversed() {
        takeOut(member, at: .plain(group: group, index: row))
      }
    }
    for index in interrupted.advance(from: before, to: time).reversed() {
      let member = interrupted.rows[index].member
      ended.append(member)
      takeOut(member, at: .interrupted(index))
    }
    return ended
  }

  private mutating func advanceToEnd() -> [Member] {
    var ended: [Member] = []
    var step = 1.0
    // When everything has ended is not known before, as corrections may begin before it.
    while count > 0, time + step <= 1e11 {
      ended += advance(to: time + step)
      step *= 2
    }
    return ended
  }

  // MARK: Interruption

  /// Reverses the direction of a timeline: it plays its values backwards from the current time on, at the same speed.
  ///
  /// A timeline that has run for a second is back at its start, and has ended, after another second. Reversed twice,
  /// it continues forwards. One that has not started yet has nothing to reverse, and ends with the next advance.
  ///
  /// - Parameter member: the identity that ``add(_:startingAt:speed:)`` returned.
  /// - Returns: whether the batch contains the timeline.
  /// - Complexity: O(1) in the number of members. A member that was reversed or retargeted is advanced and sampled
  ///   on its own.
  @discardableResult
  public mutating func reverse(_ member: Member) -> Bool {
    guard let index = interrupt(member) else { return false }
    interrupted.reverse(index, at: time)
    return true
  }

  /// Continues with another transition, from the current value and velocity of each property.
  ///
  /// The new transition starts at the current time of the batch, with a speed of 1. A view without a match finishes
  /// its old motion as ``ViewID/interrupted(_:)``. The values are those of
  /// ``TransitionAnimator/retarget(to:matching:)``, to the bit.
  ///
  /// - Parameters:
  ///   - member: the identity that ``add(_:startingAt:speed:)`` returned.
  ///   - compiled: the transition that takes over.
  ///   - matching: the view of the old transition for each view of the new one. By default every view stays
  ///     what it was, as a timeline does not know its operation or the identities of its views.
  /// - Returns: whether the batch contains the timeline.
  /// - Complexity: O(1) in the number of members, O(*n*) in the number of tracks, however many interruptions there
  ///   were.
  @discardableResult
  public mutating func retarget(
    _ member: Member, to compiled: CompiledTransition, matching: ViewMatching = .same
  ) -> Bool {
    guard let index = interrupt(member) else { return false }
    interrupted.retarget(index, to: compiled, matching: matching, at: time)
    version += 1
    return true
  }

  /// Gives a member its own motions, if it has none yet, and returns its index among those that have.
  private mutating func interrupt(_ member: Member) -> Int? {
    switch location(of: member) {
    case nil: return nil
    case .interrupted(let index): return index
    case .plain(let group, let index):
      interrupted.append(
        member, rowGroups[group].timeline(of: index), rowGroups[group].clocks[index],
        isReversed: rowGroups[group].program.timeline.isReversed)
      takeOut(index, of: group)
      let number = interrupted.rows.count - 1
      memberSlots[member.slot].location = .interrupted(number)
      version += 1
      return number
    }
  }
}
