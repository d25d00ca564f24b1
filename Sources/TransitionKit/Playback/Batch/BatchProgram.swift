/// What timelines of a batch share: everything but their numbers.
///
/// A track is straight if its value is a sum or product of straight segments. Each timeline has its own starts and
/// ends of these. Of the other tracks, which replace each other or follow paths, the whole is shared.
///
/// It is a class so that a group can be sampled without counting references to all that is in it.
final class BatchProgram: Sendable {
  /// Any of the timelines.
  let timeline: Timeline
  /// What is written, a column each.
  let outputs: [Output]
  /// What belongs to each row: a start and an end of each.
  let operands: [Operand]
  /// The columns that are one straight segment.
  let singles: [Single]
  /// The columns that are sums or products of straight segments.
  let composites: [Composite]
  /// For each track its columns, if it has any.
  let columns: [Range<Int>]
  /// The tracks that are colours, whose columns are premultiplied until they are all written.
  let colors: [Int]
  /// Whether there are tracks that are the same for all rows.
  let hasShared: Bool

  /// A component of a track that moves.
  struct Output: Sendable {
    let track: Int
    let lane: Int
  }

  /// A component of a segment.
  struct Operand: Sendable {
    let segment: Int
    let timing: Int
    let lane: Int
  }

  struct Single: Sendable {
    let output: Int
    let operand: Int
    let timing: Int
  }

  struct Composite: Sendable {
    let output: Int
    let operands: Range<Int>
    let isProduct: Bool
  }

  init(_ timeline: Timeline) {
    self.timeline = timeline
    var outputs: [Output] = []
    var operands: [Operand] = []
    var singles: [Single] = []
    var composites: [Composite] = []
    var columns: [Range<Int>] = []
    var colors: [Int] = []
    for (index, track) in timeline.tracks.enumerated() {
      let firstOutput = outputs.count
      let isStraight = track.isStraight
      let isColor = track.property.isColor && track.kind != .constant
      if isColor { colors.append(index) }
      for lane in 0..<track.property.componentCount
      where track.kind != .constant
        && (isColor || !isStraight || track.moves(in: lane))
      {
        let (output, first) = (outputs.count, operands.count)
        outputs.append(Output(track: index, lane: lane))
        guard isStraight else { continue }
        operands += track.segments.indices.map {
          Operand(segment: $0, timing: track.segments[$0].timing, lane: lane)
        }
        if track.kind == .single {
          singles.append(Single(output: output, operand: first, timing: operands[first].timing))
        } else {
          composites.append(
            Composite(
              output: output, operands: first..<operands.count,
              isProduct: track.kind == .multiply))
        }
      }
      columns.append(firstOutput..<outputs.count)
    }
    (self.outputs, self.operands, self.columns) = (outputs, operands, columns)
    (self.singles, self.composites, self.colors) = (singles, composites, colors)
    hasShared = !timeline.plan.parabolas.isEmpty || !timeline.plan.generic.isEmpty
  }

  /// Whether a timeline differs from that of the program in its numbers only.
  func matches(_ timeline: Timeline) -> Bool {
    // Mostly it is the very one, which takes no time to see.
    if timeline.layout === self.timeline.layout,
      timeline.isReversed == self.timeline.isReversed
    {
      return true
    }
    let (x, y) = (self.timeline, timeline)
    guard
      x.duration == y.duration, x.isReversed == y.isReversed,
      x.timings.count == y.timings.count, x.segments.count == y.segments.count,
      x.layout.targets == y.layout.targets, x.tracks.count == y.tracks.count
    else { return false }
    // What nothing moves by may differ.
    let haveSameTimings = x.timings.indices.allSatisfy {
      x.plan.groups[$0].isUsed == y.plan.groups[$0].isUsed
        && (!x.plan.groups[$0].isUsed || x.timings[$0] == y.timings[$0])
    }
    guard haveSameTimings else { return false }
    return x.tracks.indices.allSatisfy { index in
      let (track, other) = (x.tracks[index], y.tracks[index])
      guard
        track.slot == other.slot, track.kind == other.kind,
        track.segments.indices == other.segments.indices
      else { return false }
      if track.kind == .constant { return true }
      guard track.isStraight == other.isStraight else { return false }
      return zip(track.segments, other.segments).allSatisfy {
        track.isStraight ? $0.timing == $1.timing : $0.movesTheSameWay(as: $1)
      } && (!track.isStraight || (0..<4).allSatisfy { track.moves(in: $0) == other.moves(in: $0) })
    }
  }
}

extension BatchProgram: Hashable {
  static func == (a: BatchProgram, b: BatchProgram) -> Bool { a.matches(b.timeline) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(timeline.duration)
    hasher.combine(timeline.isReversed)
    hasher.combine(timeline.timings.count)
    for track in timeline.tracks {
      hasher.combine(track.target)
      hasher.combine(track.property.index)
      hasher.combine(track.segments.count)
    }
    hasher.combine(outputs.count)
  }
}

extension Timeline.Track {
  /// Whether anything changes in a lane.
  fileprivate func moves(in lane: Int) -> Bool {
    segments.contains { $0.start[lane] != $0.end[lane] }
  }
}
