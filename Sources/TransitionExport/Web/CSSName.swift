/// A text as a name of CSS: letters, digits and hyphens, and a letter first.
func cssName(_ text: String) -> String {
  let name = String(
    text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
  return name.first.map { $0.isLetter } == true ? name : "t-" + name
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
