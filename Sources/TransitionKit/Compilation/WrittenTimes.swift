/// When contributions that follow each other get to a moment, as if they were a transition of their own.
///
/// Of nested scopes that start with the same contribution the inner ones are measured first, and what is known of them is kept: each contribution is
/// looked at once. What a later constant hides says no time.
struct WrittenTimes {
  private let moment: TransitionMoment
  /// The indices of the contributions.
  private(set) var range: Range<Int>
  /// The latest time of what is composed.
  private var latest = 0.0
  /// Of each constant property the start and the time of the contribution that counts.
  private var constants: [Slot: (start: Double, time: Double)] = [:]

  init(of moment: TransitionMoment, from start: Int) {
    self.moment = moment
    range = start..<start
  }

  /// Whether these are the first of the contributions from an index on.
  func measures(_ moment: TransitionMoment, from start: Int) -> Bool {
    self.moment == moment && range.lowerBound == start
  }

  /// Looks at what was written since the last time.
  mutating func add(_ written: [WrittenSegment], _ timings: [Timing]) {
    var known: (timing: Int, time: Double)?
    for contribution in written[range.upperBound...] {
      let index = contribution.segment.timing
      let time = known?.timing == index ? known?.time : nil
      let own = time ?? timings[index].time(of: moment)
      known = (index, own)
      guard contribution.property.composition == .constant, moment != .end else {
        latest = max(latest, own)
        continue
      }
      let start = timings[index].start
      if let other = constants[contribution.slot], other.start > start { continue }
      constants[contribution.slot] = (start, own)
    }
    range = range.lowerBound..<written.count
  }

  /// The latest time of all.
  var time: Double { constants.values.reduce(latest) { max($0, $1.time) } }
}
