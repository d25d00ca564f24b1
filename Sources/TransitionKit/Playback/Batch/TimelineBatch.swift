/// Many running timelines on one clock, sampled together.
///
/// Timelines that differ in nothing but their numbers, such as the rows of a list that leave by one transition
/// from different places, are kept together, and share the evaluation of everything else. What they look like is
/// written into a ``Frame`` of the caller's as one array of numbers for each component that moves.
///
/// ```swift
/// var batch = TimelineBatch()
/// for row in 0..<1000 { batch.add(timeline, startingAt: 0.02 * Double(row)) }
/// var frame = TimelineBatch.Frame()
/// while batch.count > 0 {
///   batch.advance(by: 1.0 / 60)
///   batch.sample(into: &frame)
///   for group in batch.groups {
///     for column in group.columns where column.property == .opacity {
///       for (member, opacity) in zip(frame.members(of: group), frame[column]) {
///         show(member, opacity)
///       }
///     }
///   }
/// }
/// ```
///
/// Each member looks as ``Timeline/frame(at:)`` says, to the bit. Sampling allocates nothing once the frame has
/// grown to its size.
///
/// A batch is a value. Several threads can sample parts of it at the same time, each into a frame of its own:
/// see ``sample(_:into:)``.
public struct TimelineBatch: Sendable {
  /// One running timeline, as ``add(_:startingAt:speed:)`` named it.
  public struct Member: Sendable, Hashable {
    fileprivate let place: Int
    fileprivate let generation: Int
  }

  /// The time on the clock, in seconds.
  public private(set) var time = 0.0

  /// The number of timelines that run or wait for their start.
  public private(set) var count = 0

  private(set) var rowGroups: [BatchGroup] = []
  private var groupNumbers: [BatchProgram: Int] = [:]
  private var lastGroup: Int?
  /// Where each member is.
  private var places: [Place] = []
  private var freePlaces: [Int] = []
  /// How often anything was added or taken out.
  private(set) var version = 0

  private struct Place: Sendable {
    var generation = 0
    /// The row; nil if nobody is here.
    var row: (group: Int, index: Int)?
  }

  /// Makes an empty batch, with its clock at 0.
  public init() {}

  // MARK: Members

  /// Adds a timeline.
  ///
  /// - Parameters:
  ///   - start: when it starts on the clock of the batch, in seconds; now, unless told. Until then it shows
  ///     its initial stage. One that is not finite counts as now.
  ///   - speed: seconds of the timeline for each second of the clock; one that is not a positive number counts
  ///     as 1.
  /// - Complexity: O(1) amortised in the number of members, O(*n*) in the number of tracks.
  @discardableResult
  public mutating func add(
    _ timeline: Timeline, startingAt start: Double? = nil, speed: Double = 1
  ) -> Member {
    let place = freePlaces.popLast() ?? places.count
    if place == places.count { places.append(Place()) }
    let member = Member(place: place, generation: places[place].generation)
    let group = groupNumber(for: timeline)
    places[place].row = (group, rowGroups[group].count)
    let clock = BatchGroup.Clock(
      start: start.flatMap { $0.isFinite ? $0 : nil } ?? time, speed: usable(speed: speed))
    rowGroups[group].append(timeline, member, clock)
    count += 1
    version += 1
    return member
  }

  private mutating func groupNumber(for timeline: Timeline) -> Int {
    if let lastGroup, rowGroups[lastGroup].program.isMade(of: timeline) { return lastGroup }
    let program = BatchProgram(timeline)
    let number: Int
    if let known = groupNumbers[program] {
      number = known
    } else if let empty = rowGroups.firstIndex(where: { $0.count == 0 }) {
      // A group that nobody is in makes room, so that there are never more than were needed at once.
      groupNumbers[rowGroups[empty].program] = nil
      rowGroups[empty] = BatchGroup(program)
      groupNumbers[program] = empty
      number = empty
    } else {
      number = rowGroups.count
      rowGroups.append(BatchGroup(program))
      groupNumbers[program] = number
    }
    lastGroup = number
    return number
  }

  /// Takes a timeline out, wherever it is on its way.
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
    guard places.indices.contains(member.place),
      places[member.place].generation == member.generation
    else { return nil }
    return places[member.place].row
  }

  /// Takes out a row, into which the last one of the group moves.
  private mutating func takeOut(_ index: Int, of group: Int) {
    let place = rowGroups[group].members[index].place
    rowGroups[group].remove(at: index)
    if index < rowGroups[group].count {
      places[rowGroups[group].members[index].place].row = (group, index)
    }
    places[place].generation += 1
    places[place].row = nil
    freePlaces.append(place)
    count -= 1
    version += 1
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
  /// - Returns: the members that were over and are there no more. What they leave behind is the frame of their
  ///   timeline after its end, which is rest unless somebody asked otherwise.
  /// - Complexity: O(1) for each group in which nothing is over, otherwise O(*n*) in the rows of the group.
  @discardableResult
  public mutating func advance(to time: Double) -> [Member] {
    guard time > self.time, time <= 1e11 else { return [] }
    self.time = time
    var ended: [Member] = []
    for group in rowGroups.indices where rowGroups[group].mayEnd(by: time) {
      var index = 0
      while index < rowGroups[group].count {
        if rowGroups[group].isOver(index, at: time) {
          ended.append(rowGroups[group].members[index])
          takeOut(index, of: group)
        } else {
          index += 1
        }
      }
      rowGroups[group].lookAhead()
    }
    return ended
  }
}
