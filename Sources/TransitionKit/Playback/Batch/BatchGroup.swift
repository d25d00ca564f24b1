/// The rows of a batch that run one program, as a structure of arrays.
struct BatchGroup: Sendable {
  let program: BatchProgram
  private(set) var members: [TimelineBatch.Member] = []
  private(set) var clocks: [Clock] = []
  /// For each operand of the program a column of starts, and after it one of ends.
  private(set) var numbers: RowTable
  /// For each row the values of a frame of its timeline, of which those that do not move hold throughout.
  private(set) var constants: [[SIMD4<Double>]] = []
  /// Up to this magnitude of the progress no value leaves ``valueLimit``.
  private(set) var limit = Double.infinity
  /// Whether a colour of any row may be other than black, so that it has to be divided by its alpha.
  private(set) var hasColors = false
  /// The index among the groups that have members, if it has any.
  var position: Int?
  /// A clock that some rows run on, and how many run on others.
  private var sharedClock = Clock(start: 0, speed: 1)
  private var offClockCount = 0
  /// No row is over before.
  private var firstEnd = Double.infinity

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

  /// Whether all rows are known to run on one clock, so that they are all at one time.
  var isSynchronized: Bool { offClockCount == 0 }

  mutating func append(_ timeline: Timeline, _ member: TimelineBatch.Member, _ clock: Clock) {
    if count == 0 { sharedClock = clock }
    if clock != sharedClock { offClockCount += 1 }
    numbers.append { column in
      let operand = program.operands[column / 2]
      return column % 2 == 0
        ? timeline.segments[operand.segment].start[operand.lane]
        : timeline.segments[operand.segment].end[operand.lane]
    }
    for operand in program.operands {
      limit = min(limit, timeline.segments[operand.segment].progressLimit(in: operand.lane))
    }
    hasColors = hasColors || program.colors.contains { timeline.tracks[$0].isColored }
    constants.append(timeline.layout.constantValues)
    members.append(member)
    clocks.append(clock)
    firstEnd = min(firstEnd, end(of: clock))
  }

  /// Takes out a row; the last one takes its place.
  mutating func remove(at index: Int) {
    if clocks[index] != sharedClock { offClockCount -= 1 }
    numbers.remove(at: index)
    constants.swapRemove(at: index)
    members.swapRemove(at: index)
    clocks.swapRemove(at: index)
    if count == 0 { (limit, firstEnd, hasColors) = (.infinity, .infinity, false) }
  }

  /// The timeline of a row, as it runs forwards: that of the program if it has the same numbers.
  func timeline(of row: Int) -> Timeline {
    let known = program.timeline
    let (values, knownValues) = (constants[row], known.layout.constantValues)
    var segments = known.segments
    for (slot, track) in known.tracks.enumerated()
    where track.kind == .constant || track.isStraight {
      for lane in 0..<4 where values[slot][lane] != knownValues[slot][lane] {
        // Only the composition of what does not move is known, so the first segment has all of it.
        let neutral = track.kind == .multiply ? 1.0 : 0
        for index in track.segments.indices {
          let value = index == track.segments.startIndex ? values[slot][lane] : neutral
          (segments[index].start[lane], segments[index].end[lane]) = (value, value)
        }
      }
    }
    for (index, operand) in program.operands.enumerated() {
      segments[operand.segment].start[operand.lane] = numbers[row, 2 * index]
      segments[operand.segment].end[operand.lane] = numbers[row, 2 * index + 1]
    }
    let isKnown = segments.indices.allSatisfy {
      segments[$0].start == known.segments[$0].start && segments[$0].end == known.segments[$0].end
    }
    if isKnown { return known.isReversed ? known.reversed() : known }
    return Timeline(
      targets: known.targets, drawingOrder: known.drawingOrder, duration: known.duration,
      isReversed: false, timings: known.timings, segments: segments,
      tracks: known.tracks.map { ($0.target, $0.property, $0.segments.indices) })
  }

  // MARK: Ends

  private func end(of clock: Clock) -> Double {
    clock.start + program.timeline.duration / clock.speed
  }

  /// Whether any row may be over at a time; a row may without being so.
  func mayEnd(by time: Double) -> Bool { count > 0 && time >= firstEnd - 1e-12 * abs(firstEnd) }

  /// The rows that are over, in their order, and with that when the next of the others ends.
  mutating func endedRows(at time: Double) -> [Int] {
    var ended: [Int] = []
    firstEnd = .infinity
    for (row, clock) in clocks.enumerated() {
      if (time - clock.start) * clock.speed > program.timeline.duration {
        ended.append(row)
      } else {
        firstEnd = min(firstEnd, end(of: clock))
      }
    }
    if offClockCount == count, let clock = clocks.first {
      // No row runs on the main clock any more.
      sharedClock = clock
      offClockCount = clocks.reduce(0) { $0 + ($1 == clock ? 0 : 1) }
    }
    return ended
  }
}

extension Array {
  /// Removes an element in O(1): the last one takes its place.
  fileprivate mutating func swapRemove(at index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}

extension Timeline.Track {
  /// Whether a colour may be other than black, be it transparent.
  fileprivate var isColored: Bool {
    func isBlack(_ color: SIMD4<Double>) -> Bool { color.x == 0 && color.y == 0 && color.z == 0 }
    return !isStraight || segments.contains { !isBlack($0.start) || !isBlack($0.end) }
  }
}
