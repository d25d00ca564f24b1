/// The rows of a batch that run one program, as a structure of arrays.
struct BatchGroup: Sendable {
  let program: BatchProgram
  private(set) var members: [TimelineBatch.Member] = []
  private(set) var clocks: [Clock] = []
  /// For each operand of the program a column of starts, and after it one of ends.
  private(set) var numbers: RowTable
  /// For each row the values of a frame of its timeline, of which those that do not move hold throughout.
  private(set) var stills: [[SIMD4<Double>]] = []
  /// Whether all rows have one clock, so that they are all at one time.
  private(set) var isInStep = true
  /// Up to this magnitude of the progress no value leaves ``valueLimit``.
  private(set) var limit = Double.infinity
  /// No row is over before.
  private var firstEnd = Double.infinity
  private var lastLayout: FrameLayout?

  /// When and how fast a row runs.
  struct Clock: Sendable, Equatable {
    let start: Double
    let speed: Double
  }

  init(_ program: BatchProgram) {
    self.program = program
    numbers = RowTable(columnCount: 2 * program.operands.count)
  }

  var count: Int { members.count }

  mutating func append(_ timeline: Timeline, _ member: TimelineBatch.Member, _ clock: Clock) {
    isInStep = count == 0 || (isInStep && clocks[0] == clock)
    numbers.append { column in
      let operand = program.operands[column / 2]
      return column % 2 == 0
        ? timeline.terms[operand.term].initial[operand.lane]
        : timeline.terms[operand.term].animation[operand.lane]
    }
    for operand in program.operands {
      limit = min(limit, timeline.terms[operand.term].limit(in: operand.lane))
    }
    if timeline.layout === lastLayout, let last = stills.last {
      stills.append(last)
    } else {
      stills.append(timeline.layout.stillValues)
      lastLayout = timeline.layout
    }
    members.append(member)
    clocks.append(clock)
    firstEnd = min(firstEnd, end(of: clock))
  }

  /// Takes out a row; the last one takes its place.
  mutating func remove(at index: Int) {
    numbers.remove(at: index)
    stills.swapRemove(at: index)
    members.swapRemove(at: index)
    clocks.swapRemove(at: index)
    lastLayout = nil
    if count == 0 { (isInStep, limit, firstEnd) = (true, .infinity, .infinity) }
  }

  // MARK: Ends

  private func end(of clock: Clock) -> Double {
    clock.start + program.timeline.duration / clock.speed
  }

  /// Whether any row may be over at a time; a row may be without being so.
  func mayEnd(by time: Double) -> Bool { count > 0 && time >= firstEnd - 1e-12 * abs(firstEnd) }

  func isOver(_ index: Int, at time: Double) -> Bool {
    (time - clocks[index].start) * clocks[index].speed > program.timeline.duration
  }

  /// Finds out when the next row ends, and whether those that are left run in step.
  mutating func lookAhead() {
    firstEnd = clocks.reduce(.infinity) { min($0, end(of: $1)) }
    isInStep = clocks.allSatisfy { $0 == clocks[0] }
  }
}

extension Array {
  /// Removes an element in O(1): the last one takes its place.
  fileprivate mutating func swapRemove(at index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
