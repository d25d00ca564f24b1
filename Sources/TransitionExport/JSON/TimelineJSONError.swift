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
    self.found = shortened(found, to: 80)
    // What a name of the document makes longer; lists of choices are not.
    self.expected = shortened(expected, to: 200)
  }
}

/// A text in one line, cut short; by scalars, as one letter may have any number of accents.
private func shortened(_ text: String, to length: Int) -> String {
  let scalars = text.unicodeScalars
  let isLong =
    scalars.index(scalars.startIndex, offsetBy: length + 1, limitedBy: scalars.endIndex) != nil
  var result = String.UnicodeScalarView()
  for scalar in isLong ? scalars.prefix(length - 1) : scalars[...] {
    let isControl = scalar.properties.generalCategory == .control || scalar == "\u{2028}"
    result.append(isControl ? " " : scalar)
  }
  if isLong { result.append("…") }
  return String(result)
}

extension TimelineJSONError: CustomStringConvertible {
  /// The error in one line, such as `duration is -1; expected seconds from 0 to 1e+15`.
  public var description: String { "\(place) is \(found); expected \(expected)" }
}
