extension ViewID {
  /// How the name of an element starts in a document.
  package static let elementNameStart = "element \""

  /// The name in a document: ``description``, but for the id of an element, which is quoted: `element "row 3"`, with
  /// a backslash before each quotation mark and backslash in it. So no id can be taken for another view.
  package var documentName: String {
    name {
      if case .element(let id) = $0 { return Self.elementNameStart + escaped(id) + "\"" }
      return "\($0)"
    }
  }
}

private func escaped(_ id: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in id.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result.append("\\") }
    result.append(scalar)
  }
  return String(result)
}
