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

  func error(_ value: some StringProtocol, _ reason: String) -> MotionTextError {
    MotionTextError(line: number, value: value, reason: reason)
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

  /// Takes a prefix that the line has to have.
  mutating func expect(_ prefix: String) throws(MotionTextError) {
    guard take(prefix) || (prefix.hasSuffix(" ") && take(String(prefix.dropLast()))) else {
      throw error(text, "does not begin with \"\(prefix)\"")
    }
  }

  /// Fails if anything is left.
  func finish() throws(MotionTextError) {
    if !isEmpty { throw error(text, "is more than is expected") }
  }

  /// Takes a name in quotes, or all up to a text that ends it.
  mutating func takeName(
    until end: String = ","
  ) throws(MotionTextError) -> String {
    if text.first == "\"" { return try takeQuoted() }
    var name = ""
    while let character = text.first, !text.hasPrefix(end) {
      name.append(character)
      text.removeFirst()
    }
    name = String(name[...].trimmed)
    text = text.trimmedStart
    guard !name.isEmpty else { throw error(text, "is not a name") }
    return name
  }

  private mutating func takeQuoted() throws(MotionTextError) -> String {
    let whole = text
    var name = ""
    text.removeFirst()
    while let character = text.popFirst() {
      if character == "\"" {
        text = text.trimmedStart
        return name
      }
      guard character == "\\" else {
        name.append(character)
        continue
      }
      switch text.popFirst() {
      case "n": name.append("\n")
      case "r": name.append("\r")
      case "t": name.append("\t")
      case "0": name.append("\0")
      case "u":
        let digits = text.dropFirst().prefix { $0 != "}" }
        guard text.first == "{", let code = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(code)
        else { throw error(whole, "has an escape that is not known") }
        name.unicodeScalars.append(scalar)
        text = text.dropFirst(digits.count + 2)
      case let escaped?: name.append(escaped)
      case nil: break
      }
    }
    throw error(whole, "has no closing quote")
  }

  /// Takes a number.
  ///
  /// - Parameter allowsInfinity: whether it may be `inf`, `-inf` or `nan`, too.
  mutating func takeNumber(
    allowsInfinity: Bool = false
  ) throws(MotionTextError) -> Double {
    var digits = text.prefix { "0123456789+-.eE".contains($0) }
    if allowsInfinity,
      let name = ["-inf", "inf", "-nan", "nan"].first(where: { text.hasPrefix($0) })
    {
      digits = text.prefix(name.count)
    }
    guard let number = Double(String(digits)), allowsInfinity || number.isFinite else {
      throw error(digits.isEmpty ? text : digits, "is not a number")
    }
    text = text.dropFirst(digits.count).trimmedStart
    return number
  }

  /// Takes two numbers with a comma between them.
  mutating func takePoint() throws(MotionTextError) -> Point {
    let x = try takeNumber()
    guard take(",") else { throw error(text, "is not a comma and a second number") }
    return Point(x: x, y: try takeNumber())
  }

  /// Takes a time and what is around it: `0.1 s:`.
  mutating func takeTime(
    allowsInfinity: Bool = false
  ) throws(MotionTextError) -> Double {
    guard let value = take(upTo: ":"), take(":"), value.hasSuffix("s") else {
      throw error(text.prefix { $0 != ":" }, "does not begin with a time such as \"0.1 s:\"")
    }
    var digits = TextLine(number: number, text: value.dropLast())
    let time = try digits.takeNumber(allowsInfinity: allowsInfinity)
    try digits.finish()
    return time
  }
}

/// The lines of a text with their numbers, without empty ones and comments.
func textLines(of text: String) -> [TextLine] {
  text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }.enumerated()
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
