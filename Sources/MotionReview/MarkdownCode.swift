extension String {
  /// The text as code in Markdown, on one line.
  ///
  /// Names in a golden are the words of whoever wrote it. As code they make no links, pictures and mentions.
  ///
  /// - Parameter limit: the most characters; what is beyond is left out.
  func markdownCode(limit: Int = .max) -> String {
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      text.unicodeScalars.append(scalar.isShownInLine ? scalar : "\u{FFFD}")
    }
    if unicodeScalars.count > limit { text += "…" }
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    // A space on both sides is not part of the code. Without one, nothing at all would be no code.
    let isPadded = text.first == "`" || text.last == "`" || text.allSatisfy { $0 == " " }
    return isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }
}

extension Unicode.Scalar {
  /// Whether the character takes its place in a line, and does not change the direction or the place of others.
  fileprivate var isShownInLine: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
