/// A value of JSON, as its text.
struct JSON {
  let text: String

  static let null = JSON(text: "null")

  static func boolean(_ isTrue: Bool) -> JSON { JSON(text: isTrue ? "true" : "false") }

  static func integer(_ integer: Int) -> JSON { JSON(text: integer.description) }

  /// A number; null if it is not finite. A whole number has no decimals.
  static func number(_ number: Double) -> JSON {
    guard number.isFinite else { return .null }
    let text = number.description
    let isWhole = text.utf8.suffix(2).elementsEqual(".0".utf8)
    return JSON(text: isWhole ? String(decoding: text.utf8.dropLast(2), as: UTF8.self) : text)
  }

  static func string(_ string: String) -> JSON {
    var bytes = [UInt8(ascii: "\"")]
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case 0..<0x20:
        bytes += "\\u00".utf8
        bytes += [hexadecimalDigit(byte / 16), hexadecimalDigit(byte % 16)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return JSON(text: String(decoding: bytes, as: UTF8.self))
  }

  static func array(_ values: [JSON]) -> JSON { list("[", values.map { $0.text }, "]") }

  static func numbers(_ numbers: [Double]) -> JSON { .array(numbers.map { .number($0) }) }

  static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }

  /// An object with its keys in the order of their bytes. Without a value there is no key.
  static func object(_ members: JSONMembers) -> JSON {
    let order = members.all.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return list("{", order.map { JSON.string($0.key).text + ":" + $0.value.text }, "}")
  }

  private static func list(_ start: String, _ elements: [String], _ end: String) -> JSON {
    var text = start
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      text += element
    }
    return JSON(text: text + end)
  }
}

/// The members of an object of JSON.
struct JSONMembers: ExpressibleByDictionaryLiteral {
  fileprivate let all: [(key: String, value: JSON)]

  init(dictionaryLiteral members: (String, JSON?)...) {
    all = members.compactMap { key, value in value.map { (key, $0) } }
  }
}

private func hexadecimalDigit(_ number: UInt8) -> UInt8 {
  number < 10 ? UInt8(ascii: "0") + number : UInt8(ascii: "a") + number - 10
}
