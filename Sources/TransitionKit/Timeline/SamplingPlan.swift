/// The moving tracks of a timeline in the order in which they are sampled: by timing, so that each timing is
/// evaluated once, and all that shares it is one loop over plain numbers.
struct SamplingPlan: Sendable {
  /// The timings, in their order.
  private(set) var groups: [Group] = []
  /// Straight ways: first those that are a track by themselves, by timing, then those of the composites.
  private(set) var lines: [Line] = []
  /// Tracks that are sums or products of straight ways.
  private(set) var composites: [Composite] = []
  /// Tracks that are a bow each, as those of the pieces of an explosion.
  private(set) var bows: [Bow] = []
  /// Tracks that are asked one by one.
  private(set) var rare: [GenericTrack] = []
  private var timingTable = SampledTiming.TimingTable()

  /// A timing, and the lines that follow it alone.
  struct Group: Sendable {
    let timing: SampledTiming
    /// Whether anything moves by it.
    var isUsed = false
    var lines = 0..<0
    /// Up to this magnitude of the progress no value leaves ``valueLimit``.
    var limit = Double.infinity

    /// Takes the next line, which follows those that it has.
    mutating func takeLine(at index: Int) {
      lines = (lines.isEmpty ? index : lines.lowerBound)..<index + 1
    }
  }

  /// A straight way from one value to another.
  struct Line: Sendable {
    let slot: Int32
    let timing: Int32
    let start: SIMD4<Double>
    let end: SIMD4<Double>

    init(_ term: Term, slot: Int) {
      self.init(slot: slot, timing: term.timing, start: term.initial, end: term.animation)
    }

    init(slot: Int, timing: Int, start: SIMD4<Double>, end: SIMD4<Double>) {
      self.slot = Int32(truncatingIfNeeded: slot)
      self.timing = Int32(truncatingIfNeeded: timing)
      (self.start, self.end) = (start, end)
    }

    /// The value at a progress, as ``Term/value(at:)`` has it.
    @inline(__always)
    func value(at progress: Double) -> SIMD4<Double> {
      progress == 1 ? end : start + (end - start) * progress
    }
  }

  /// A way that leaves the straight line by a parabola.
  struct Bow: Sendable {
    let line: Line
    let bow: SIMD4<Double>
  }

  /// A track of several lines.
  struct Composite: Sendable {
    let slot: Int
    let isProduct: Bool
    let lines: Range<Int>
  }

  /// Sorts the tracks of a timeline by how they are sampled.
  ///
  /// - Complexity: O(n log n) in the number of terms.
  init(timings: [Timing], tracks: [Track], terms: [Term]) {
    groups.reserveCapacity(timings.count)
    var last: Timing?
    for timing in timings {
      groups.append(Group(timing: sampled(timing, after: last)))
      last = timing
    }
    lines.reserveCapacity(terms.count)
    for (slot, track) in tracks.enumerated() where track.kind != .still {
      for index in track.terms { groups[terms[index].timing].isUsed = true }
      guard track.kind == .single, track.isStraight(terms) else { continue }
      let term = terms[track.terms.lowerBound]
      lines.append(Line(term, slot: slot))
      groups[term.timing].limit = min(groups[term.timing].limit, term.limit)
    }
    lines.sort { $0.timing < $1.timing }
    for (index, line) in lines.enumerated() { groups[Int(line.timing)].takeLine(at: index) }
    for (slot, track) in tracks.enumerated() {
      switch track.kind {
      case .still: break
      case .single where track.isStraight(terms): break
      case .single:
        let term = terms[track.terms.lowerBound]
        guard let way = term.way as? BowWay else { fallthrough }
        let line = Line(slot: slot, timing: term.timing, start: way.from, end: way.to)
        bows.append(Bow(line: line, bow: way.bow))
      case .replace: rare.append(GenericTrack(slot: slot, track, of: terms, timings))
      case .add, .multiply:
        guard track.isStraight(terms) else {
          rare.append(GenericTrack(slot: slot, track, of: terms, timings))
          break
        }
        let first = lines.count
        for index in track.terms { lines.append(Line(terms[index], slot: slot)) }
        composites.append(
          Composite(slot: slot, isProduct: track.kind == .multiply, lines: first..<lines.count))
      }
    }
  }
}

extension SamplingPlan {
  /// A timing made ready. Pieces that start one after the other share the curve of the first.
  private mutating func sampled(_ timing: Timing, after last: Timing?) -> SampledTiming {
    if let last, let before = groups.last, last.animation == timing.animation,
      last.shape == timing.shape, let timing = SampledTiming(timing, like: before.timing)
    {
      return timing
    }
    return SampledTiming(timing, &timingTable)
  }

  /// Writes the progress of every timing, and the values of all lines and composites into the slots of a frame.
  ///
  /// Pointers, as the checks of ten subscripts would take longer than the arithmetic. Every slot, line and
  /// timing was counted when the plan was made of the timeline that the frame is of.
  func sample(
    at time: Double, _ progress: inout [Double],
    _ values: inout [SIMD4<Double>]
  ) {
    progress.withUnsafeMutableBufferPointer { progress in
      values.withUnsafeMutableBufferPointer { values in
        lines.withUnsafeBufferPointer { lines in
          timingTable.read { entries in
            for index in groups.indices where groups[index].isUsed {
              let share = groups[index].timing.progress(at: time, entries)
              progress[index] = share
              follow(lines, groups[index].lines, at: share, limit: groups[index].limit, values)
            }
          }
          for index in composites.indices {
            values[composites[index].slot] = value(of: composites[index], lines, progress)
          }
          followOwnWays(at: time, progress) { values[$0] = $1 }
        }
      }
    }
  }

  /// Hands out the slots and the values of the tracks that are neither lines nor composites.
  @inline(__always)
  func followOwnWays(
    at time: Double, _ progress: UnsafeMutableBufferPointer<Double>,
    _ body: (_ slot: Int, _ value: SIMD4<Double>) -> Void
  ) {
    for index in bows.indices {
      let line = bows[index].line
      let value = BowWay.value(
        from: line.start, to: line.end, bow: bows[index].bow, at: progress[Int(line.timing)])
      body(Int(line.slot), value.clamped)
    }
    rare.readUncounted { rare in
      for track in rare {
        track.ask { body($0.slot, $0.value(at: time, progress)) }
      }
    }
  }

  /// The progress of one timing.
  func progress(of timing: Int, at time: Double) -> Double {
    timingTable.read { groups[timing].timing.progress(at: time, $0) }
  }

  /// Writes the progress of one timing at many times.
  ///
  /// What follows each other at one time is evaluated once.
  func evaluate(
    _ timing: Int, at times: UnsafeBufferPointer<Double>,
    into progress: UnsafeMutablePointer<Double>
  ) {
    timingTable.read { entries in
      let sampled = groups[timing].timing
      if !sampled.progress(at: times, entries, into: progress) {
        var (last, share) = (Double.nan, 0.0)
        for index in times.indices {
          let time = times[index]
          if time != last {
            share = sampled.progress(at: time, entries)
            last = time
          }
          progress[index] = share
        }
      }
    }
  }

  @inline(__always)
  private func follow(
    _ lines: UnsafeBufferPointer<Line>, _ range: Range<Int>, at progress: Double, limit: Double,
    _ values: UnsafeMutableBufferPointer<SIMD4<Double>>
  ) {
    if progress == 1 {
      for index in range { values[Int(lines[index].slot)] = lines[index].end }
    } else if abs(progress) <= limit {
      for index in range {
        values[Int(lines[index].slot)] =
          lines[index].start + (lines[index].end - lines[index].start) * progress
      }
    } else {
      for index in range {
        values[Int(lines[index].slot)] = lines[index].value(at: progress).clamped
      }
    }
  }

  @inline(__always)
  private func value(
    of composite: Composite, _ lines: UnsafeBufferPointer<Line>,
    _ progress: UnsafeMutableBufferPointer<Double>
  ) -> SIMD4<Double> {
    let first = composite.lines.lowerBound
    var total = lines[first].value(at: progress[Int(lines[first].timing)])
    for index in first + 1..<composite.lines.upperBound {
      let value = lines[index].value(at: progress[Int(lines[index].timing)])
      total = composite.isProduct ? (total * value).clamped : total + value
    }
    return total.clamped
  }
}
