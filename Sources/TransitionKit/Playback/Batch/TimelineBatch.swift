/// Many running timelines on one clock, sampled together.
///
/// Timelines that differ in nothing but their numbers, such as the rows of a list that leave by one transition
/// from different places, are kept together, and share the evaluation of everything else. (A number that makes a
/// component constant makes another transition of it.) What they look like is written into a ``Frame`` of the
/// caller's as one array of numbers for each component that moves.
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
/// Each member looks as ``Timeline/frame(at:)`` says, to the bit. Sampling allocates nothing once the frame has
/// grown to its size.
///
/// A batch is a value. Several threads can sample parts of it at the same time, each into a frame of its own:
/// see ``sample(rows:into:)``. A member belongs to the batch that it was added to, and to copies made while it was
/// there; in any other batch it is not found. A frame belongs to the batch that it was sampled from; those of another
/// one are not told apart.
public struct TimelineBatch: Sendable {
  /// One running timeline, as ``add(_:startingAt:speed:)`` named it.
  public struct Member: Sendable, Hashable {
    let slot: Int
    fileprivate let generation: Int
    fileprivate let batch: Identity

    public static func == (a: Member, b: Member) -> Bool {
      a.slot == b.slot && a.generation == b.generation && a.batch === b.batch
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(slot)
      hasher.combine(generation)
    }
  }

  /// Tells the members of one batch from those of another, as the object that it is.
  fileprivate final class Identity: Sendable {}

  /// The time on the clock, in seconds.
  public private(set) var time = 0.0

  /// The number of timelines that run or wait for their start.
  public private(set) var count = 0

  /// The groups, of which some may have no members.
  private(set) var rowGroups: [BatchGroup] = []
  /// The groups that have members.
  private(set) var activeGroups: [Int] = []
  private var emptyGroups: [Int] = []
  private var groupNumbers: [BatchProgram: Int] = [:]
  private var lastGroup: Int?
  /// Where each member is.
  private var memberSlots: [MemberSlot] = []
  /// What members are added with from now on.
  private var identity = Identity()
  /// Held by this batch alone until it is copied.
  private var uniqueness = Identity()
  private var freeSlots: [Int] = []
  /// How often anything was added or taken out.
  private(set) var version = 0

  private struct MemberSlot: Sendable {
    var generation = 0
    /// The batch that the member here was added to.
    var batch: Identity?
    /// The row; nil if no member is here.
    var row: (group: Int, index: Int)?
  }

  /// Makes an empty batch, with its clock at a time in seconds.
  public init(time: Double = 0) { self.time = time.isFinite ? time : 0 }

  // MARK: Members

  /// Adds a timeline.
  ///
  /// One that is over before it is added shows the last of its frames until the clock is next advanced, which
  /// takes it out.
  ///
  /// - Parameters:
  ///   - start: when it starts on the clock of the batch, in seconds; now by default. Until then it shows
  ///     its initial stage. One that is not finite counts as now.
  ///   - speed: seconds of the timeline for each second of the clock; one that is not a positive number counts
  ///     as 1.
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
    memberSlots[slot].row = (group, rowGroups[group].count)
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

  /// Makes room for a group, where no member is any more if there is such a slot.
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

  /// Takes a timeline out, whatever its progress.
  ///
  /// - Returns: whether it was still there.
  /// - Complexity: O(1) in the number of members, O(*n*) in the number of tracks.
  @discardableResult
  public mutating func remove(_ member: Member) -> Bool {
    guard let row = row(of: member) else { return false }
    takeOut(row.index, of: row.group)
    return true
  }

  /// Whether a timeline runs or waits for its start.
  public func contains(_ member: Member) -> Bool { row(of: member) != nil }

  func row(of member: Member) -> (group: Int, index: Int)? {
    guard memberSlots.indices.contains(member.slot),
      memberSlots[member.slot].generation == member.generation,
      memberSlots[member.slot].batch === member.batch
    else { return nil }
    return memberSlots[member.slot].row
  }

  /// Takes out a row, into which the last one of the group moves.
  private mutating func takeOut(_ index: Int, of group: Int) {
    let slot = rowGroups[group].members[index].slot
    rowGroups[group].remove(at: index)
    if index < rowGroups[group].count {
      memberSlots[rowGroups[group].members[index].slot].row = (group, index)
    }
    if rowGroups[group].count == 0 { retire(group) }
    memberSlots[slot].generation += 1
    memberSlots[slot].row = nil
    memberSlots[slot].batch = nil
    freeSlots.append(slot)
    count -= 1
    version += 1
  }

  /// Puts a group without members where it costs nothing.
  private mutating func retire(_ group: Int) {
    guard let position = rowGroups[group].position else { return }
    activeGroups.swapAt(position, activeGroups.count - 1)
    rowGroups[activeGroups[position]].position = position
    activeGroups.removeLast()
    rowGroups[group].position = nil
    if activeGroups.isEmpty {
      // No member is left, and nothing needs to be remembered.
      (rowGroups, emptyGroups, groupNumbers, lastGroup) = ([], [], [:], nil)
    } else {
      emptyGroups.append(group)
    }
  }

  // MARK: The clock

  /// Moves the clock on by seconds; negative and meaningless intervals count as 0.
  ///
  /// - Returns: the members that were over and are there no more, as of ``advance(to:)``.
  @discardableResult
  public mutating func advance(by interval: Double) -> [Member] {
    advance(to: time + (interval > 0 ? interval : 0))
  }

  /// Moves the clock to a time in seconds, and takes out what is over; a time that has passed, or is no number up
  /// to 1e11, changes nothing.
  ///
  /// A member is over when its timeline is past its duration. Exactly at the duration it still shows its
  /// animation stage.
  ///
  /// - Returns: the members that were over and are there no more, in no order to rely on. What they leave behind is
  ///   the frame of their timeline after its end, which is rest unless the transition says otherwise.
  /// - Complexity: O(1) for each group in which nothing is over, otherwise O(*n*) in the rows of the group.
  @discardableResult
  public mutating func advance(to time: Double) -> [Member] {
    guard time >= self.time, time <= 1e11 else { return [] }
    self.time = time
    var ended: [Member] = []
    for group in activeGroups where rowGroups[group].mayEnd(by: time) {
      let rows = rowGroups[group].endedRows(at: time)
      ended += rows.map { rowGroups[group].members[$0] }
      // From the last one, as others take the slots of those that go.
      for row in rows.reversed() { takeOut(row, of: group) }
    }
    return ended
  }
}
