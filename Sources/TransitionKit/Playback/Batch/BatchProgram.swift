/// What timelines of a batch share: everything but their numbers.
///
/// A track is straight if its value is a sum or product of values that go straight from a start to an end. Each
/// timeline has its own starts and ends. Of the other tracks, which replace each other or go ways of their own,
/// the whole is shared.
struct BatchProgram: Sendable {
  /// Any of the timelines.
  let timeline: Timeline
  /// What is written, a number for each row.
  private(set) var outputs: [Output] = []
  /// What belongs to each row: a start and an end of each.
  private(set) var operands: [Operand] = []

  /// A component of a track that moves.
  struct Output: Sendable {
    let track: Int
    let lane: Int
    /// What it is made of; nothing if it is the same for all rows.
    let operands: Range<Int>
    let isProduct: Bool
  }

  /// A component of a term.
  struct Operand: Sendable {
    let term: Int
    let timing: Int
    let lane: Int
  }

  init(_ timeline: Timeline) {
    self.timeline = timeline
    for (index, track) in timeline.tracks.enumerated() where track.kind != .still {
      let isStraight = timeline.isStraight(track)
      for lane in 0..<track.property.componentCount {
        let first = operands.count
        if isStraight {
          guard timeline.moves(track, in: lane) else { continue }
          operands += track.terms.map {
            Operand(term: $0, timing: timeline.terms[$0].timing, lane: lane)
          }
        }
        outputs.append(
          Output(
            track: index, lane: lane, operands: first..<operands.count,
            isProduct: track.kind == .multiply))
      }
    }
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
