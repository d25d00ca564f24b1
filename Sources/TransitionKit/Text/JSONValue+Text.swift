extension JSONValue {
  /// The value as a JSON document, with the keys of each object in the order of their bytes.
  ///
  /// - Parameters:
  ///   - isPretty: whether each value has its own line.
  ///   - firstKey: a key that comes before all others.
  package func text(isPretty: Bool = false, firstKey: String = "") -> String {
    var writer = JSONWriter(isPretty: isPretty, firstKey: firstKey)
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes JSON as the encoder of Foundation does.
private struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  private let isPretty: Bool
  private let firstKey: String
  private var depth = 0

  init(isPretty: Bool, firstKey: String) {
    self.isPretty = isPretty
    self.firstKey = firstKey
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: append("null")
    case .boolean(let isTrue): append(isTrue ? "true" : "false")
    case .integer(let integer): append(integer.description)
    case .number(let number): write(number)
    case .string(let string): write(string)
    case .array(let values): write("[", values.count, "]") { $0.write(values[$1]) }
    case .object(let object):
      let members = object.members
      let order = members.indices.sorted { precedes(members[$0].key, members[$1].key) }
      write("{", order.count, "}") { writer, index in
        let member = members[order[index]]
        writer.write(member.key)
        writer.append(writer.isPretty ? " : " : ":")
        writer.write(member.value)
      }
    }
  }

  /// A whole number has no decimals. JSON has only finite numbers.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return append("null") }
    append(number.description)
    if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
  }

  private mutating func write(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0a: append("\\n")
      case 0x0c: append("\\f")
      case 0x0d: append("\\r")
      case 0..<0x20:
        append(byte < 0x10 ? "\\u000" : "\\u001")
        let digit = byte % 0x10
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func write(
    _ start: String, _ count: Int, _ end: String, _ writeElement: (inout JSONWriter, Int) -> Void
  ) {
    append(start)
    depth += 1
    for index in 0..<count {
      if index > 0 { append(",") }
      breakLine()
      writeElement(&self, index)
    }
    depth -= 1
    if isPretty, count == 0 { append("\n") }
    breakLine()
    append(end)
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    append("\n")
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private mutating func append(_ text: String) { bytes += text.utf8 }

  private func precedes(_ a: String, _ b: String) -> Bool {
    let (isFirst, isSecond) = (hasSameBytes(a, firstKey), hasSameBytes(b, firstKey))
    guard isFirst == isSecond else { return isFirst }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
