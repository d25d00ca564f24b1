/// What timelines of a batch share: everything but their numbers.
///
/// A track is straight if its value is a sum or product of values that go straight from a start to an end. Each
/// timeline has its own starts and ends. Of the other tracks, which replace each other or go ways of their own,
/// the whole is shared.
///
/// It is a class so that a group can be sampled without counting references to all that is in it.
final class BatchProgram: Sendable {
  /// Any of the timelines.
  let timeline: Timeline
  /// What is written, a column each.
  let outputs: [Output]
  /// What belongs to each row: a start and an end of each.
  let operands: [Operand]
  /// The columns that are one straight way.
  let singles: [Single]
  /// The columns that are sums or products of straight ways.
  let composites: [Composite]
  /// The columns that are the same for all rows.
  let shared: [Int]

  /// A component of a track that moves.
  struct Output: Sendable {
    let track: Int
    let lane: Int
  }

  /// A component of a term.
  struct Operand: Sendable {
    let term: Int
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
    var shared: [Int] = []
    for (index, track) in timeline.tracks.enumerated() where track.kind != .still {
      let isStraight = timeline.isStraight(track)
      for lane in 0..<track.property.componentCount {
        let (output, first) = (outputs.count, operands.count)
        if !isStraight {
          shared.append(output)
        } else if timeline.moves(track, in: lane) {
          operands += track.terms.map {
            Operand(term: $0, timing: timeline.terms[$0].timing, lane: lane)
          }
          if track.kind == .single {
            singles.append(Single(output: output, operand: first, timing: operands[first].timing))
          } else {
            composites.append(
              Composite(
                output: output, operands: first..<operands.count,
                isProduct: track.kind == .multiply))
          }
        } else {
          continue
        }
        outputs.append(Output(track: index, lane: lane))
      }
    }
    (self.outputs, self.operands) = (outputs, operands)
    (self.singles, self.composites, self.shared) = (singles, composites, shared)
  }

  /// Whether a timeline is the very one that the program was made of, which takes no time to see.
  func isMade(of timeline: Timeline) -> Bool {
    timeline.layout === self.timeline.layout && timeline.isReversed == self.timeline.isReversed
  }
}

extension BatchProgram: Hashable {
  static func == (a: BatchProgram, b: BatchProgram) -> Bool {
    let (x, y) = (a.timeline, b.timeline)
    guard
      x.duration == y.duration, x.isReversed == y.isReversed, x.timings == y.timings,
      x.layout.targets == y.layout.targets, x.tracks.count == y.tracks.count,
      x.terms.count == y.terms.count
    else { return false }
    return zip(x.tracks, y.tracks).allSatisfy { track, other in
      guard
        track.view == other.view, track.property == other.property, track.kind == other.kind,
        track.terms == other.terms
      else { return false }
      if track.kind == .still { return true }
      let isStraight = x.isStraight(track)
      guard isStraight == y.isStraight(other) else { return false }
      guard isStraight else {
        return track.terms.allSatisfy { x.terms[$0].isSame(as: y.terms[$0]) }
      }
      return track.terms.allSatisfy { x.terms[$0].timing == y.terms[$0].timing }
        && (0..<4).allSatisfy { x.moves(track, in: $0) == y.moves(other, in: $0) }
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(timeline.duration)
    hasher.combine(timeline.isReversed)
    hasher.combine(timeline.timings.count)
    for track in timeline.tracks {
      hasher.combine(track.view)
      hasher.combine(track.property.index)
      hasher.combine(track.terms.count)
    }
    hasher.combine(outputs.count)
  }
}

extension Timeline {
  /// Whether the value of a moving track is a sum or product of straight ways.
  fileprivate func isStraight(_ track: Track) -> Bool {
    track.kind != .replace && track.terms.allSatisfy { terms[$0].way == nil }
  }

  /// Whether anything of a track changes in a lane.
  fileprivate func moves(_ track: Track, in lane: Int) -> Bool {
    track.terms.contains { terms[$0].initial[lane] != terms[$0].animation[lane] }
  }
}

extension Term {
  /// Whether another term of the same timings goes the same way.
  fileprivate func isSame(as other: Term) -> Bool {
    initial == other.initial && animation == other.animation && timing == other.timing
      && areEqual(way, other.way)
  }
}
