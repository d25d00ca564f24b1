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

/// A text that closes neither a comment of CSS nor the style element of the sheet.
func inComment(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    // By scalars, because a letter with an accent is another letter.
    let closes = (result.last == "*" || result.last == "<") && scalar == "/"
    if closes { result.append(" ") }
    result.append(scalar)
  }
  return String(result)
}

/// A text as a string of CSS, which neither a comment nor the style element of a sheet ends in.
func cssString(_ text: String) -> String {
  var result = "\"".unicodeScalars
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\", "*", "/", "<", "\0"..<" ", "\u{7f}"..."\u{9f}", "\u{2028}", "\u{2029}":
      result.append(contentsOf: escape(scalar))
    default: result.append(scalar)
    }
  }
  result.append("\"")
  return String(result)
}

/// A character by its number. CSS has no character 0.
private func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
  "\\\(String(scalar.value == 0 ? 0xfffd : scalar.value, radix: 16)) ".unicodeScalars
}
