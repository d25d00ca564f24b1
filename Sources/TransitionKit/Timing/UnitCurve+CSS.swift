extension UnitCurve {
  /// Reads an easing function as CSS writes it: a keyword, `cubic-bezier()`, `steps()` or `linear()`.
  ///
  /// Upper and lower case and space do not matter. Source: CSS Easing Functions Level 2.
  ///
  /// - Parameter cssString: the text, such as `ease-in` or `cubic-bezier(0.2, 0, 0, 1)`.
  /// - Throws: ``CSSEasingError``, which says what was expected, and where.
  public init(_ cssString: String) throws(CSSEasingError) {
    var parser = CSSEasingParser(cssString)
    self = try parser.curve()
  }
}

/// Says where a text is not an easing function.
public struct CSSEasingError: Error, Sendable, Hashable {
  /// The text that was read.
  public let text: String

  /// How many characters of the text were understood.
  public let offset: Int

  /// What would have been understood next.
  public let expected: String
}

extension CSSEasingError: CustomStringConvertible {
  /// The text, with a mark at the position, and what was expected there.
  public var description: String {
    let mark = String(repeating: " ", count: offset) + "^"
    return "expected \(expected) at character \(offset + 1)\n\(text)\n\(mark)"
  }
}

/// A recursive-descent parser over the characters of a text.
private struct CSSEasingParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  private static let keywords: [(String, UnitCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut), ("step-start", .steps(1, jump: .start)),
    ("step-end", .steps(1, jump: .end)),
  ]

  mutating func curve() throws(CSSEasingError) -> UnitCurve {
    skipSpace()
    let start = position
    let name = word()
    let curve: UnitCurve
    if take("(") {
      switch name {
      case "cubic-bezier": curve = try bezier()
      case "steps": curve = try steps()
      case "linear": curve = try linear()
      default: throw error("cubic-bezier, steps or linear before \"(\"", at: start)
      }
    } else if let keyword = Self.keywords.first(where: { $0.0 == name }) {
      curve = keyword.1
    } else {
      let names = Self.keywords.map { $0.0 }.joined(separator: ", ")
      throw error("\(names), cubic-bezier(), steps() or linear()", at: start)
    }
    skipSpace()
    if position < characters.count { throw error("the end", at: position) }
    return curve
  }

  private mutating func bezier() throws(CSSEasingError) -> UnitCurve {
    let x1 = try coordinate()
    try expect(",")
    let y1 = try number()
    try expect(",")
    let x2 = try coordinate()
    try expect(",")
    let y2 = try number()
    try expect(")")
    return .bezier(startControlPoint: Point(x: x1, y: y1), endControlPoint: Point(x: x2, y: y2))
  }

  private mutating func coordinate() throws(CSSEasingError) -> Double {
    skipSpace()
    let start = position
    let value = try number()
    guard (0...1).contains(value) else { throw error("an x between 0 and 1", at: start) }
    return value
  }

  private mutating func steps() throws(CSSEasingError) -> UnitCurve {
    skipSpace()
    let start = position
    let value = try number()
    guard value == value.rounded(), value >= 1, value <= 1e9 else {
      throw error("a whole number of steps, 1 or more", at: start)
    }
    var jump = StepJump.end
    if take(",") {
      skipSpace()
      let start = position
      switch word() {
      case "jump-start", "start": jump = .start
      case "jump-end", "end": jump = .end
      case "jump-none": jump = .none
      case "jump-both": jump = .both
      default: throw error("jump-start, jump-end, jump-none, jump-both, start or end", at: start)
      }
    }
    guard jump != .none || value >= 2 else {
      throw error("2 or more steps for jump-none", at: start)
    }
    try expect(")")
    return .steps(Int(value), jump: jump)
  }

  private mutating func linear() throws(CSSEasingError) -> UnitCurve {
    var stops: [(output: Double, input: Double?)] = []
    repeat {
      var output: Double?
      var inputs: [Double] = []
      skipSpace()
      while position < characters.count, characters[position] != ",", characters[position] != ")" {
        let start = position
        let value = try number()
        if take("%", skippingSpace: false) {
          guard inputs.count < 2 else { throw error("at most two percentages", at: start) }
          inputs.append(value / 100)
        } else {
          guard output == nil else { throw error("a percentage or a comma", at: start) }
          output = value
        }
        skipSpace()
      }
      guard let output else { throw error("a number", at: position) }
      stops += inputs.isEmpty ? [(output, nil)] : inputs.map { (output, $0) }
    } while take(",")
    try expect(")")
    return .piecewiseLinear(spread(stops))
  }

  /// Gives stops without an input one: the first 0, the last 1, and the others evenly spaced ones between.
  private func spread(_ stops: [(output: Double, input: Double?)]) -> [Point] {
    var inputs = stops.map { $0.input }
    inputs[0] = inputs[0] ?? 0
    inputs[inputs.count - 1] = inputs[inputs.count - 1] ?? 1
    var highest = -Double.infinity
    for index in inputs.indices {
      guard let input = inputs[index] else { continue }
      highest = max(highest, input)
      inputs[index] = highest
    }
    var last = 0
    for index in inputs.indices {
      guard let input = inputs[index], let start = inputs[last] else { continue }
      for between in (last + 1)..<max(index, last + 1) {
        inputs[between] = start + (input - start) * Double(between - last) / Double(index - last)
      }
      last = index
    }
    return zip(inputs, stops).map { Point(x: $0 ?? 0, y: $1.output) }
  }

  // MARK: Tokens

  private mutating func skipSpace() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ character: Character, skippingSpace: Bool = true) -> Bool {
    if skippingSpace { skipSpace() }
    guard position < characters.count, characters[position] == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(CSSEasingError) {
    if !take(character) { throw error("\"\(character)\"", at: position) }
  }

  private mutating func word() -> String {
    let start = position
    while position < characters.count,
      characters[position].isLetter || characters[position] == "-"
    {
      position += 1
    }
    return String(characters[start..<position]).lowercased()
  }

  private mutating func number() throws(CSSEasingError) -> Double {
    skipSpace()
    let start = position
    func isDigit(_ index: Int) -> Bool {
      index < characters.count && ("0"..."9").contains(characters[index])
    }
    func isSign(_ index: Int) -> Bool {
      index < characters.count && (characters[index] == "+" || characters[index] == "-")
    }
    var end = position
    if isSign(end) { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    if end < characters.count, characters[end] == ".", isDigit(end + 1) {
      end += 1
      while isDigit(end) { end += 1 }
    }
    let hasDigits = end > digits
    if hasDigits, end < characters.count, characters[end] == "e" || characters[end] == "E",
      isDigit(end + 1) || (isSign(end + 1) && isDigit(end + 2))
    {
      end += 2
      while isDigit(end) { end += 1 }
    }
    // Double does not read a number that starts with its point.
    var written = String(characters[start..<end])
    if let point = written.firstIndex(of: "."), !written[..<point].contains(where: { $0.isNumber })
    {
      written.insert("0", at: point)
    }
    guard hasDigits, let value = Double(written), value.isFinite else {
      throw error("a number", at: start)
    }
    position = end
    return value
  }

  private func error(_ expected: String, at position: Int) -> CSSEasingError {
    CSSEasingError(text: text, offset: position, expected: expected)
  }
}
