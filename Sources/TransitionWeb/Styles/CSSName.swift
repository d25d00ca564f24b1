import TransitionExport
import TransitionKit

/// A text as a name of CSS: letters, digits and hyphens, and a letter first.
func cssName(_ text: String) -> String {
  // By the values in ASCII, which need no tables of Unicode.
  let name = String(
    text.map { character in
      let ascii = character.asciiValue ?? 0
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(ascii)
      return isDigit || isLetter(ascii) || ascii == UInt8(ascii: "_") ? character : "-"
    })
  return name.utf8.first.map(isLetter) == true ? name : "t-" + name
}

private func isLetter(_ ascii: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii | 0x20)
}

/// A text that closes neither a comment of CSS nor the style element of the sheet, and whose direction ends with it.
func inComment(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    // By scalars, because a letter with an accent is another letter.
    let closes = (result.last == "*" || result.last == "<") && scalar == "/"
    if closes { result.append(" ") }
    guard !scalar.isHidden else {
      let number = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(4 - number.count, 0))
      result.append(contentsOf: "U+\(zeros)\(number)".unicodeScalars)
      continue
    }
    result.append(scalar)
  }
  return String(result)
}

/// A text as a string of CSS, which neither a comment nor the style element of a sheet ends in.
func cssString(_ text: String) -> String {
  var result = "\"".unicodeScalars
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\", "*", "/", "<", "\0"..<" ":
      result.append(contentsOf: escape(scalar))
    case _ where scalar.isHidden: result.append(contentsOf: escape(scalar))
    default: result.append(scalar)
    }
  }
  result.append("\"")
  return String(result)
}

extension Unicode.Scalar {
  /// Whether it is a control character, or changes the direction of what follows, so that a text reads otherwise than it is.
  ///
  /// Source: Unicode Technical Report 36, section 2.8, and Standard Annex 9, section 2.
  fileprivate var isHidden: Bool {
    switch value {
    case 0x09, 0x0a: false
    case 0..<0x20, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}

/// A character by its number. CSS has no character 0.
private func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
  "\\\(String(scalar.value == 0 ? 0xfffd : scalar.value, radix: 16)) ".unicodeScalars
}
