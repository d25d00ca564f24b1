/// A segment with its timing.
struct TimedSegment: Sendable {
  let segment: PropertySegment
  let timing: Timing

  func value(at time: Double) -> SIMD4<Double> {
    segment.value(at: timing.progress(at: time)).clamped
  }

  /// The times between which the value is smooth.
  var breakpoints: [Double] {
    guard segment.moves else { return [] }
    return [timing.start, timing.end] + timing.breakpoints
      + timing.times(at: segment.path.breakpoints)
  }

  /// Whether the value may swing.
  var swings: Bool { segment.moves && (timing.plainCurve == nil || !segment.isStraight) }

  /// From when to when the value changes; the whole of a range if it does not.
  func movement(in run: ClosedRange<Double>) -> ClosedRange<Double> {
    guard segment.moves else { return run }
    let (first, last) = (ShownValue(constant: segment.start), ShownValue(constant: segment.end))
    let start = ValueDistance(between: self, and: first, in: run).interval?.lowerBound
    let end = ValueDistance(between: self, and: last, in: run).interval?.upperBound
    let from = start ?? min(max(timing.start, run.lowerBound), run.upperBound)
    return from...max(from, end ?? from)
  }
}

extension Contribution {
  /// What was written, with its timing.
  var timed: TimedSegment {
    TimedSegment(segment: written.segment, timing: provenanceTable.timings[written.segment.timing])
  }
}
