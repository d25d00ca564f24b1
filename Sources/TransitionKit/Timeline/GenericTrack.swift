/// A moving track that is not made of straight ways alone: keyframes, paths, modifiers, or values that replace
/// each other.
///
/// It is a class, and so are its terms, so that frames ask them where they are, and count no references.
final class GenericTrack: Sendable {
  let slot: Int
  private let track: Track
  private let parts: [Part]

  private final class Part: Sendable {
    let term: Term
    let start: Double

    init(_ term: Term, start: Double) {
      self.term = term
      self.start = start
    }
  }

  init(slot: Int, _ track: Track, of terms: [Term], _ timings: [Timing]) {
    self.slot = slot
    self.track = track
    parts = terms[track.terms].map { Part($0, start: timings[$0.timing].start) }
  }

  /// The value at a time, from the progress of all timings.
  func value(
    at time: Double, _ progress: UnsafeMutableBufferPointer<Double>
  ) -> SIMD4<Double> {
    parts.readUncounted { parts in
      let first = track.terms.lowerBound
      return track.value {
        track.current(at: time) { index in
          parts[index - first].ask { $0.start }
        }
      } term: { index in
        parts[index - first].ask {
          $0.term.value(at: progress[$0.term.timing])
        }
      }
    }
  }
}
