/// The members of a batch that were reversed or retargeted, and what they share.
struct InterruptedRows: Sendable {
  private(set) var rows: [InterruptedRow] = []
  /// The timelines that rows were interrupted on lately.
  private var timelines = PreparedTransitions()
  /// The transitions that rows were retargeted to lately.
  private var transitions = PreparedTransitions()
  private var takeover = Takeover(settling: InterruptedRows.settling)

  /// The spring of an animator that is not given another one.
  private static let settling = SettlingSpring(.smooth(duration: Animation.defaultDuration))

  /// Everything but the timeline of a transition of which nothing else is known.
  private static let unknown = AtomicTransition.identity.compile(
    for: .insertion, in: Container(size: .zero))

  mutating func append(
    _ member: TimelineBatch.Member, _ timeline: Timeline, _ clock: BatchGroup.Clock,
    isReversed: Bool
  ) {
    var compiled = InterruptedRows.unknown
    compiled.timeline = timeline
    rows.append(
      InterruptedRow(
        member, timelines.prepare(compiled), clock, isReversed: isReversed,
        settling: InterruptedRows.settling))
  }

  /// Takes out a row; the last one takes its place.
  mutating func remove(at index: Int) {
    rows.swapAt(index, rows.count - 1)
    rows.removeLast()
    if rows.isEmpty { self = InterruptedRows() }
  }

  /// Moves the time on, and returns the rows that are over then, in their order.
  mutating func advance(from before: Double, to time: Double) -> [Int] {
    var ended: [Int] = []
    for index in rows.indices
    where rows[index].advance(from: before, to: time) { ended.append(index) }
    return ended
  }

  mutating func reverse(_ index: Int, at time: Double) {
    rows[index].reverse(at: time)
  }

  mutating func retarget(
    _ index: Int, to compiled: CompiledTransition, matching: ViewMatching, at time: Double
  ) {
    rows[index].retarget(
      to: transitions.prepare(compiled), matching: matching, at: time, &takeover)
  }
}
