/// The moving tracks of a timeline in the order in which they are sampled: by timing, so that each timing is
/// evaluated once, and all that fractions it is one loop over plain numbers.
package struct SamplingPlan: Sendable {
  /// The timings, in their order.
  private(set) var groups: [Group] = []
  /// Straight segments: first those that are a track by themselves, by timing, then those of the composites.
  private(set) var lines: [Line] = []
  /// Tracks that are sums or products of straight segments.
  private(set) var composites: [Composite] = []
  /// Tracks that are one parabola each, as those of the pieces of an explosion.
  private(set) var parabolas: [Parabola] = []
  /// Tracks that are sampled one by one.
  private(set) var generic: [GenericTrack] = []
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

  /// A straight segment of one slot.
  struct Line: Sendable {
    let slot: Int32
    let timing: Int32
    let start: SIMD4<Double>
    let end: SIMD4<Double>

    init(_ segment: PropertySegment, slot: Int) {
      self.init(slot: slot, timing: segment.timing, start: segment.start, end: segment.end)
    }

    init(slot: Int, timing: Int, start: SIMD4<Double>, end: SIMD4<Double>) {
      self.slot = Int32(truncatingIfNeeded: slot)
      self.timing = Int32(truncatingIfNeeded: timing)
      (self.start, self.end) = (start, end)
    }

    /// The value at a progress, as ``PropertySegment/value(at:)`` has it.
    @inline(__always)
    func value(at progress: Double) -> SIMD4<Double> {
      interpolate(from: start, to: end, at: progress)
    }
  }

  /// A parabola, by how far it is from the straight line half-way.
  struct Parabola: Sendable {
    let line: Line
    let controlOffset: SIMD4<Double>
  }

  /// A track of several lines.
  struct Composite: Sendable {
    let slot: Int
    let isProduct: Bool
    let lines: Range<Int>
  }

  /// Sorts the tracks of a timeline by how they are sampled.
  ///
  /// - Complexity: O(n log n) in the number of segments.
  init(timings: [Timing], tracks: [Timeline.Track]) {
    groups.reserveCapacity(timings.count)
    var last: Timing?
    for timing in timings {
      groups.append(Group(timing: sampled(timing, after: last)))
      last = timing
    }
    lines.reserveCapacity(tracks.count)
    for (slot, track) in tracks.enumerated() where track.kind != .constant {
      for segment in track.segments { groups[segment.timing].isUsed = true }
      guard track.kind == .single, let segment = track.segments.first, segment.isStraight else {
        continue
      }
      lines.append(Line(segment, slot: slot))
      groups[segment.timing].limit = min(groups[segment.timing].limit, segment.progressLimit)
    }
    SamplingPlan.sort(&lines)
    for (index, line) in lines.enumerated() { groups[Int(line.timing)].takeLine(at: index) }
    for (slot, track) in tracks.enumerated() {
      switch track.kind {
      case .constant: break
      case .single:
        guard let segment = track.segments.first else { break }
        switch segment.path {
        case .straight: break
        case .quadratic(let offset):
          parabolas.append(Parabola(line: Line(segment, slot: slot), controlOffset: offset))
        case .oklab, .keyframes, .motionPath, .modifier:
          generic.append(GenericTrack(slot: slot, track, timings))
        }
      case .add where track.isStraight, .multiply where track.isStraight:
        let first = lines.count
        for segment in track.segments { lines.append(Line(segment, slot: slot)) }
        composites.append(
          Composite(slot: slot, isProduct: track.kind == .multiply, lines: first..<lines.count))
      case .add, .multiply, .replace: generic.append(GenericTrack(slot: slot, track, timings))
      }
    }
  }
}

extension SamplingPlan {
  /// Sorts lines by timing, mostly ones that are. It sorts their indices, as that is smaller in WebAssembly than another sort.
  private static func sort(_ lines: inout [Line]) {
    guard lines.count > 1,
      (1..<lines.count).contains(where: { lines[$0].timing < lines[$0 - 1].timing })
    else { return }
    let (timings, unsorted) = (lines.map { $0.timing }, lines)
    let order = timings.indices.sorted { (timings[$0], $0) < (timings[$1], $1) }
    lines = order.map { unsorted[$0] }
  }

  /// A timing made ready. Pieces that start one after the other fraction the curve of the first.
  private mutating func sampled(_ timing: Timing, after last: Timing?) -> SampledTiming {
    if let last, let before = groups.last, last.animation == timing.animation,
      last.easingOverride == timing.easingOverride,
      let timing = SampledTiming(timing, like: before.timing)
    {
      return timing
    }
    return SampledTiming(timing, &timingTable)
  }

  /// Writes the progress of every timing, and the values of all moving tracks into the slots of a frame.
  package func sample(at time: Double, _ progress: inout [Double], _ values: inout [SIMD4<Double>])
  {
    FrameSlots.write(&values, lines: lines) { slots in
      progress.withColumn { progress in
        timingTable.read { entries in
          for index in groups.indices where groups[index].isUsed {
            let fraction = groups[index].timing.progress(at: time, entries)
            progress[index] = fraction
            slots.write(groups[index].lines, at: fraction, limit: groups[index].limit)
          }
        }
        for index in composites.indices { slots.write(composites[index], progress) }
        sampleOneByOne(at: time, progress) { slots[$0] = $1 }
      }
    }
  }

  /// Hands out the slots and the values of the tracks that are neither lines nor composites.
  @inline(__always)
  func sampleOneByOne(
    at time: Double, _ progress: NumberColumn,
    _ body: (_ slot: Int, _ value: SIMD4<Double>) -> Void
  ) {
    for index in parabolas.indices {
      let line = parabolas[index].line
      let value = interpolate(
        from: line.start, to: line.end, controlOffset: parabolas[index].controlOffset,
        at: progress[Int(line.timing)])
      body(Int(line.slot), value.clamped)
    }
    generic.readUncounted { tracks in
      for track in tracks {
        track.call { body($0.slot, $0.value(at: time, progress)) }
      }
    }
  }

  /// The progress of one timing.
  func progress(of timing: Int, at time: Double) -> Double {
    timingTable.read { groups[timing].timing.progress(at: time, $0) }
  }

  /// Writes the rate of change of the progress of every timing, in 1/s.
  func velocities(at time: Double, into rates: inout [Double]) {
    if rates.count != groups.count { rates.refill(0, count: groups.count) }
    timingTable.read { entries in
      for index in groups.indices {
        rates[index] = groups[index].timing.velocity(at: time, entries)
      }
    }
  }

  /// The rate of change of the progress of one timing, in 1/s.
  func velocity(of timing: Int, at time: Double) -> Double {
    timingTable.read { groups[timing].timing.velocity(at: time, $0) }
  }
}
