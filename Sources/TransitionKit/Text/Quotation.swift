extension String {
  /// The text in quotation marks, on one line.
  package var quotation: String {
    var result = String.UnicodeScalarView()
    result.append("\"")
    for scalar in unicodeScalars {
      switch scalar {
      case "\n", "\r":
        result.append("\\")
        result.append(scalar == "\n" ? "n" : "r")
      case "\"", "\\":
        result.append("\\")
        result.append(scalar)
      default: result.append(scalar)
      }
    }
    result.append("\"")
    return String(result)
  }

  /// The text, in quotation marks unless it has letters of ASCII, digits, blanks and a few signs only.
  package var quotedName: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || scalar == " " || scalar == "-" || scalar == "_" || scalar == "." || scalar == "/"
    }
    let ends = [unicodeScalars.first, unicodeScalars.last]
    return isPlain && ends.allSatisfy { $0 != nil && $0 != " " } ? self : quotation
  }
}
