/// A text as a name of CSS: letters, digits and hyphens, and a letter first.
func cssName(_ text: String) -> String {
  let name = String(
    text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" ? $0 : "-" })
  return name.first.map { $0.isLetter } == true ? name : "t-" + name
}
