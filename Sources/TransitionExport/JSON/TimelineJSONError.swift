/// The reason why a document is not a timeline, or not a log of a run: a location, the value there, and the expected value.
public struct TimelineJSONError: Error, Sendable, Equatable {
  /// The location in the document, such as `tracks[3].terms[0].initial`; `document` is the whole of it.
  public let location: String

  /// The value there, as JSON or in words; a long value is shortened.
  public let found: String

  /// The expected value, in words.
  public let expected: String

  init(location: String, found: String, expected: String) {
    self.location = location
    self.found = shortened(found, to: 80)
    // Longer than any list of choices; only a name in the document exceeds it.
    self.expected = shortened(expected, to: 200)
  }
}

/// A text in one line, shortened by scalars, because one letter may have any number of accents.
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
  public var description: String { "\(location) is \(found); expected \(expected)" }
}

extension TimelineJSONError {
  /// The former name of ``location``.
  @available(*, deprecated, renamed: "location")
  public var place: String { location }
}
