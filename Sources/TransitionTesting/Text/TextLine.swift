/// A line of a golden, a log or a gesture, read from the left to the right.
struct TextLine {
  let number: Int
  /// The number of spaces before the text.
  let indentation: Int
  private let scalars: [Unicode.Scalar]
  private let isRounded: Bool
  private var position = 0

  static let finite = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude

  /// - Parameter isRounded: whether numbers have the digits of a golden, however many are written.
  private init(number: Int, _ scalars: some Sequence<Unicode.Scalar>, isRounded: Bool) {
    var text = Array(scalars)
    while let last = text.last, last == "\r" || last.isSpace { text.removeLast() }
    indentation = text.firstIndex { $0 != " " } ?? text.count
    self.number = number
    self.isRounded = isRounded
    self.scalars = Array(text.dropFirst(indentation))
    skipSpaces()
  }

  /// The lines of a text, without empty ones and comments.
  static func lines(of text: String, isRounded: Bool = false) -> [TextLine] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { TextLine(number: $0.offset + 1, $0.element, isRounded: isRounded) }
      .filter { !$0.isAtEnd && $0.scalars[$0.position] != "#" }
  }

  var isAtEnd: Bool { position == scalars.count }

  /// An error about what comes next.
  func error(expected: String) -> MotionTextError {
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: scalars[position...].prefix(40))
    let found = isAtEnd ? "the line ends" : "found \(String(rest).quotation)"
    return MotionTextError(line: number, message: "expected \(expected), but \(found)")
  }

  private mutating func skipSpaces() {
    while position < scalars.count, scalars[position].isSpace { position += 1 }
  }

  /// Whether a word, a mark or words with one space between them come next, which are then passed.
  mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    let end = position + wanted.count
    if end < scalars.count, let last = wanted.last, last.isLetter || last.isDigit,
      scalars[end].isLetter || scalars[end].isDigit
    {
      return false
    }
    position = end
    skipSpaces()
    return true
  }

  mutating func expect(_ text: String) throws(MotionTextError) {
    guard take(text) else { throw error(expected: text.quotation) }
  }

  func expectEnd() throws(MotionTextError) {
    guard isAtEnd else { throw error(expected: "the end of the line") }
  }

  /// Letters and digits that begin with a letter.
  mutating func word(_ expected: String) throws(MotionTextError) -> String {
    let end =
      scalars[position...].firstIndex { !$0.isLetter && !$0.isDigit } ?? scalars.count
    guard end > position, scalars[position].isLetter else { throw error(expected: expected) }
    return read(to: end)
  }

  /// Whether text in quotation marks comes next.
  var isAtQuotation: Bool { position < scalars.count && scalars[position] == "\"" }

  /// Text in quotation marks.
  mutating func quotation(_ expected: String) throws(MotionTextError) -> String {
    guard isAtQuotation else { throw error(expected: expected) }
    var text = String.UnicodeScalarView()
    var index = position + 1
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\"" {
        position = index + 1
        skipSpaces()
        return String(text)
      }
      if scalar == "\\", index + 1 < scalars.count {
        index += 1
        let escaped = scalars[index]
        text.append(escaped == "n" ? "\n" : escaped == "r" ? "\r" : escaped)
      } else {
        text.append(scalar)
      }
      index += 1
    }
    throw error(expected: "text that ends with a quotation mark")
  }

  /// A whole number of at least 0.
  mutating func count(_ expected: String) throws(MotionTextError) -> Int {
    let end = scalars[position...].firstIndex { !$0.isDigit } ?? scalars.count
    let start = position
    guard end > start, let count = Int(read(to: end)) else {
      position = start
      throw error(expected: expected)
    }
    return count
  }

  /// A number of a range.
  mutating func number(
    _ expected: String, in range: ClosedRange<Double> = -1e15...1e15
  ) throws(MotionTextError) -> Double {
    let start = position
    let value = try anyNumber(expected)
    guard range.contains(value) else {
      position = start
      throw error(expected: expected)
    }
    return value
  }

  /// A number that may be infinite or NaN.
  mutating func anyNumber(_ expected: String) throws(MotionTextError) -> Double {
    if take("inf") { return .infinity }
    if take("-inf") { return -.infinity }
    if take("nan") || take("-nan") { return .nan }
    var end = position
    func skipDigits() { while end < scalars.count, scalars[end].isDigit { end += 1 } }
    func skip(_ scalar: Unicode.Scalar) {
      if end < scalars.count, scalars[end] == scalar { end += 1 }
    }
    skip("-")
    skipDigits()
    skip(".")
    skipDigits()
    if end < scalars.count, scalars[end] == "e", end > position {
      end += 1
      skip("+")
      skip("-")
      skipDigits()
    }
    let start = position
    guard let value = Double(read(to: end)), value.isFinite else {
      position = start
      throw error(expected: expected)
    }
    return isRounded ? GoldenNumber(value).rounded : value
  }

  /// A time in seconds.
  mutating func seconds(
    in range: ClosedRange<Double> = 0...1e15
  ) throws(MotionTextError) -> Double {
    let time = try number("a time in seconds", in: range)
    try expect("s")
    return time
  }

  /// A name in quotation marks, or all up to a comma.
  mutating func name(_ expected: String) throws(MotionTextError) -> String {
    if isAtQuotation { return try quotation(expected) }
    let start = position
    var end = scalars[position...].firstIndex(of: ",") ?? scalars.count
    let next = end
    while end > position, scalars[end - 1].isSpace { end -= 1 }
    guard end > start else { throw error(expected: expected) }
    let name = read(to: end)
    position = next
    return name
  }

  private mutating func read(to end: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[position..<end])
    position = end
    skipSpaces()
    return String(text)
  }
}

extension Unicode.Scalar {
  var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  var isDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}

extension AnimationText {
  /// All digits of all numbers.
  static let exact = AnimationText(.complete) { number in
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
