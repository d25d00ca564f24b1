import TransitionKit

/// The rest of a line of a text that is parsed.
struct TextLine {
  let number: Int
  private(set) var text: Substring

  init(number: Int, text: Substring) {
    self.number = number
    self.text = text.trimmed
  }

  var isEmpty: Bool { text.isEmpty }

  func error(_ value: some StringProtocol, _ reason: String) -> GestureTrack.ParsingError {
    GestureTrack.ParsingError(line: number, value: value, reason: reason)
  }

  /// Takes a prefix, if the line has it.
  mutating func take(_ prefix: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    text = text.dropFirst(prefix.count).trimmedStart
    return true
  }

  /// Takes all up to the next blank.
  mutating func takeWord() -> String {
    let word = text.prefix { !$0.isWhitespace }
    text = text.dropFirst(word.count).trimmedStart
    return String(word)
  }

  /// Takes all up to a character, and leaves that; nil and nothing if there is none.
  mutating func take(upTo end: Character) -> Substring? {
    guard let index = text.firstIndex(of: end) else { return nil }
    defer { text = text[index...] }
    return text[..<index]
  }

  /// Takes a finite number.
  mutating func takeNumber() throws(GestureTrack.ParsingError) -> Double {
    let digits = text.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    guard let number = number(String(digits)) else {
      throw error(digits.isEmpty ? text : digits, "is not a number")
    }
    text = text.dropFirst(digits.count).trimmedStart
    return number
  }

  /// Takes two numbers with a comma between them.
  mutating func takePoint() throws(GestureTrack.ParsingError) -> Point {
    let x = try takeNumber()
    guard take(",") else { throw error(text, "is not a comma and a second number") }
    return Point(x: x, y: try takeNumber())
  }

  /// Takes a time and what is around it: `0.1 s:`.
  mutating func takeTime() throws(GestureTrack.ParsingError) -> Double {
    guard let value = take(upTo: ":"), take(":"), value.hasSuffix("s"),
      let time = number(String(value.dropLast().trimmed))
    else { throw error(text.prefix { $0 != ":" }, "does not begin with a time such as \"0.1 s:\"") }
    return time
  }

  private func number(_ text: String) -> Double? {
    // Only the numbers that people write, not `nan` or `0x1p3`.
    let isPlain = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x65, 0x45].contains($0)
    }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}

/// The lines of a text with their numbers, without empty ones and comments.
func textLines(of text: String) -> [TextLine] {
  text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated()
    .map { TextLine(number: $0.offset + 1, text: $0.element) }
    .filter { !$0.isEmpty && !$0.text.hasPrefix("#") }
}

/// A number with all of its digits, `400` rather than `400.0`.
func digits(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Substring {
  fileprivate var trimmedStart: Substring { drop { $0.isWhitespace } }

  fileprivate var trimmed: Substring {
    var rest = trimmedStart
    while rest.last?.isWhitespace ?? false { rest.removeLast() }
    return rest
  }
}
