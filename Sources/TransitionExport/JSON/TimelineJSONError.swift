/// Why a document is not a timeline: a place in it, what stands there, and what should.
public struct TimelineJSONError: Error, Sendable, Equatable {
  /// Where in the document, such as `tracks[3].terms[0].initial`; `document` is the whole of it.
  public let place: String

  /// What stands there, as JSON or in words; a long value is cut short.
  public let found: String

  /// What should stand there, in words.
  public let expected: String

  init(place: String, found: String, expected: String) {
    self.place = place
    self.found = found.count > 80 ? found.prefix(79) + "…" : found
    self.expected = expected
  }
}

extension TimelineJSONError: CustomStringConvertible {
  /// The error in one line, such as `duration is -1; expected seconds from 0 to 1e+15`.
  public var description: String { "\(place) is \(found); expected \(expected)" }
}
