/// A moving track that is not made of straight segments alone: keyframes, paths, modifiers, or values that replace
/// each other.
///
/// It is a class, and so are its segments, so that frames call them without counting references.
final class GenericTrack: Sendable {
  let slot: Int
  private let track: Timeline.Track
  private let parts: [Part]

  private final class Part: Sendable {
    let segment: PropertySegment
    let start: Double

    init(_ segment: PropertySegment, start: Double) {
      self.segment = segment
      self.start = start
    }
  }

  init(slot: Int, _ track: Timeline.Track, _ timings: [Timing]) {
    self.slot = slot
    self.track = track
    parts = track.segments.map { Part($0, start: timings[$0.timing].start) }
  }

  /// The value at a time, from the progress of all timings.
  func value(
    at time: Double, _ progress: NumberColumn
  ) -> SIMD4<Double> {
    parts.readUncounted { parts in
      let first = track.segments.startIndex
      return track.value {
        track.current(at: time) { index in
          parts[index - first].call { $0.start }
        }
      } segment: { index in
        parts[index - first].call {
          $0.segment.value(at: progress[$0.segment.timing])
        }
      }
    }
  }
}
